import { groupsOf } from '../../ingredients/ingredient-groups.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '../kitchen.ts';
import type { Recipe } from '../recipe.ts';
import { allFacts } from '../times.ts';

/** What a text needs of a recipe besides what is written of it. */
export interface RecipePlace {
  /** Name of the site, and the address of the recipe's page. */
  site: string;
  page: string;
  /** Absolute address of one of the site's own. */
  absolute: (path: string) => string;
}

/** "Serves 4 · Prep 10 min …": what stands in one line under the title. */
export const headFacts = (recipe: Recipe): string[] => [
  ...allFacts(recipe, recipe.servings),
  CATEGORY_LABELS[recipe.category],
  recipe.difficulty,
  ...(recipe.cuisine ? [recipe.cuisine] : []),
];

/** Labels that hold, for people. */
export const heldLabels = ({ isVegan, dietaryRestrictions }: Recipe): string[] => [
  ...(isVegan ? ['Vegan'] : []),
  ...dietaryRestrictions.map((diet) => DIET_LABELS[diet]),
];

/** Ingredients by their headings. */
export const ingredientParts = ({ ingredients, ingredientGroups }: Recipe) =>
  groupsOf(ingredients, ingredientGroups).map(({ name, entries }) => ({
    name,
    lines: entries.map(([, line]) => line),
  }));

/** Texts for the cook besides the steps, each with its name. */
export const notesOf = ({ tipsAndNotes, nutritionalBenefits }: Recipe): { name: string; text: string }[] =>
  [
    { name: 'Tips and notes', text: tipsAndNotes ?? '' },
    { name: 'Good to know', text: nutritionalBenefits ?? '' },
  ].filter(({ text }) => text !== '');
