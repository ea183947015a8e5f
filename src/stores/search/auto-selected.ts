import { listingQuery } from '#src/contracts/recipes/recipes.ts';
import { ALLERGENS, type Allergen } from '#src/domain/foods/allergen-names.ts';
import { DIETS, type Diet } from '#src/domain/recipes/kitchen.ts';
import { paths } from '#src/paths.ts';

const KEY = 'plantry:auto-selected';

/** The deed of this tab with what the member eats: selected them, or the member took them out again. */
type Done = 'selected' | 'removed' | null;

const done = (): Done => {
  try {
    return sessionStorage.getItem(KEY) as Done;
  } catch {
    // Without storage nothing can be taken out for good, so nothing is put in.
    return 'removed';
  }
};

/** The diets and allergens of a member, as the listing's address says it. */
export interface OwnFilters {
  dietaryPreferences: readonly Diet[];
  without: readonly Allergen[];
}

const asked = (search: string) => listingQuery.safeParse(Object.fromEntries(new URLSearchParams(search))).data;
const chosenIn = (state: ReturnType<typeof asked>): OwnFilters => ({
  dietaryPreferences: state?.dietaryPreferences ?? [],
  without: state?.without ?? [],
});

const isEmpty = ({ dietaryPreferences, without }: OwnFilters): boolean =>
  dietaryPreferences.length === 0 && without.length === 0;

/** The same listing with what the member eats, or `null` where it has such filters of its own or the member wants none. */
export function withOwnFilters(search: string, own: OwnFilters): string | null {
  const state = asked(search);
  if (!state || !isEmpty(chosenIn(state)) || isEmpty(own) || done() === 'removed') return null;
  // In the one order that gives one state one address.
  return paths.recipes({
    ...state,
    dietaryPreferences: DIETS.filter((diet) => own.dietaryPreferences.includes(diet)),
    without: ALLERGENS.filter((allergen) => own.without.includes(allergen)),
    page: 1,
  });
}

/** Has the listing show another state in place of this one; without its script, by loading it. */
export function selectOwn(address: string): void {
  sessionStorage.setItem(KEY, 'selected');
  const isTaken = !document.dispatchEvent(new CustomEvent('plantry:listing', { detail: address, cancelable: true }));
  if (!isTaken) location.replace(address);
}

/** Whether the filters on are the member's own, put in by us; taking one out counts for the rest of the tab. */
export function areAutoSelected(search: string, own: OwnFilters): boolean {
  if (done() !== 'selected' || isEmpty(own)) return false;
  const on = chosenIn(asked(search));
  const hasAll =
    own.dietaryPreferences.every((diet) => on.dietaryPreferences.includes(diet)) &&
    own.without.every((allergen) => on.without.includes(allergen));
  if (hasAll) return true;
  sessionStorage.setItem(KEY, 'removed');
  return false;
}
