import type { IngredientLine } from '../../ingredients/ingredient-lines.ts';
import { lineWarnings } from './line-warnings.ts';
import { type HealthFacts, recipeHealth } from './recipe-health.ts';
import { RECIPE_TODOS, type RecipeTodo } from './recipe-todos.ts';

/** What is asked for by itself, what only readers can do, and pictures of steps, which hardly any recipe has. */
const NOT_FINDINGS: readonly string[] = [
  'imageUrl',
  'nutrition',
  'totalRatings',
  'processImages',
] satisfies (keyof HealthFacts)[];

type Facts = Omit<HealthFacts, 'nutrition' | 'totalRatings'> & {
  lines: readonly IngredientLine[];
  hasNutrition: boolean;
  /** What nobody knows the allergens of. */
  unknownAllergens: readonly string[];
};

/** What is left to do: no picture, nutrition or allergens that nobody knows, lines with a warning, poorer search results. */
export function todoOf({ lines, hasNutrition, unknownAllergens, ...recipe }: Facts): RecipeTodo[] {
  const health = recipeHealth({ ...recipe, nutrition: null, totalRatings: 0 });
  const isToDo: Record<RecipeTodo, boolean> = {
    picture: !recipe.imageUrl,
    nutrition: !hasNutrition,
    allergens: unknownAllergens.length > 0,
    warnings: lineWarnings(lines, recipe.instructions).some(Boolean),
    findings: health.some(({ field }) => !NOT_FINDINGS.includes(field)),
  };
  return RECIPE_TODOS.filter((todo) => isToDo[todo]);
}
