import { ALLERGENS, type Allergen } from '#src/domain/foods/allergen-names.ts';
import { SOUGHT_NUTRIENTS, type SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { DIETS, type Diet } from '#src/domain/recipes/kitchen.ts';
import { TIME_LIMIT_NAMES, type TimeLimit } from '#src/domain/search/listing-order.ts';
import type { ListingState } from '#src/paths.ts';

/** The state with a diet added or, where it was on, removed; lists keep one order, so that one state has one address. */
export function withDietToggled(state: ListingState, diet: Diet): ListingState {
  const diets = toggled(state.dietaryPreferences, diet);
  return { ...state, dietaryPreferences: DIETS.filter((each) => diets.includes(each)), page: 1 };
}

/** The same for a tag. */
export const withTagToggled = (state: ListingState, tag: string): ListingState => ({
  ...state,
  tags: toggled(state.tags, tag).toSorted(),
  page: 1,
});

const toggled = <T>(list: readonly T[] = [], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** The same for an allergen that must not be there. */
export function withoutToggled(state: ListingState, allergen: Allergen): ListingState {
  const without = toggled(state.without, allergen);
  return { ...state, without: ALLERGENS.filter((each) => without.includes(each)), page: 1 };
}

/** The same for what a serving must have much of. */
export function withRichToggled(state: ListingState, nutrient: SoughtNutrient): ListingState {
  const richIn = toggled(state.richIn, nutrient);
  return { ...state, richIn: SOUGHT_NUTRIENTS.filter((each) => richIn.includes(each)), page: 1 };
}

/** The same for a longest time, which takes the place of another of its kind. */
export const withTimeToggled = (state: ListingState, limit: TimeLimit, minutes: number): ListingState => ({
  ...state,
  [limit]: state[limit] === minutes ? undefined : minutes,
  page: 1,
});

/** The state with none of the panel's filters. */
export const withoutFilters = (state: ListingState): ListingState => ({
  ...state,
  tags: [],
  dietaryPreferences: [],
  without: [],
  richIn: [],
  maxWork: undefined,
  maxTotal: undefined,
  page: 1,
});

/** Counts the panel's filters that are on. */
export const filterCount = (state: ListingState): number => {
  const { tags = [], dietaryPreferences = [], without = [], richIn = [] } = state;
  const times = TIME_LIMIT_NAMES.filter((limit) => state[limit] !== undefined);
  return tags.length + dietaryPreferences.length + without.length + richIn.length + times.length;
};
