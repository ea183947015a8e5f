import type { RecipeAllergens } from '../ingredients/allergen-statement.ts';
import type { Recipe } from './recipe.ts';
import { emptyFields, shownAs } from './recipe-fields.ts';

/**
 * The part of a premium members' recipe that everybody may see: title, picture, description, where it belongs and how long it
 * takes. Everything else is left out, not hidden.
 */
export const teaserOf = (recipe: Recipe): Recipe => ({
  ...recipe,
  ...NO_FIGURES,
  ...shownAs('whole', emptyFields()),
  isTeaser: true,
  mainImageOptions: [],
  nutrition: null,
  allergens: unnamed(recipe.allergens),
  dietNotes: [],
});

/** What is in it is told to whoever must know; by which ingredient only to readers of the ingredients. */
const unnamed = ({ contains, check, unknown }: RecipeAllergens): RecipeAllergens => ({
  contains: contains.map((cause) => ({ ...cause, foods: [] })),
  check: check.map((cause) => ({ ...cause, foods: [] })),
  unknown: unknown.length > 0 ? ['some of its ingredients'] : [],
});

/** Figures that follow from the ingredients. */
export const NO_FIGURES = { calories: 0, nutriScore: null } as const;

/** Field of what the index in the browser tells of a recipe; there when it was written of a teaser. */
export const TEASER_MARK = 'teaser';
