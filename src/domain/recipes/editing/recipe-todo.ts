import type { IngredientLine } from '../../ingredients/ingredient-lines.ts';
import { type PictureText, textOf } from '../../pictures/picture-texts.ts';
import { lineWarnings } from './line-warnings.ts';
import { type HealthFacts, recipeHealth } from './recipe-health.ts';
import { RECIPE_TODOS, type RecipeTodo } from './recipe-todos.ts';

/** Works that are asked for by themselves, what only readers can do, and pictures of steps, which hardly any recipe has. */
const NOT_FINDINGS: readonly string[] = [
  'imageUrl',
  'nutrition',
  'totalRatings',
  'processImages',
] satisfies (keyof HealthFacts)[];

type Facts = Omit<HealthFacts, 'nutrition' | 'totalRatings'> & {
  lines: readonly IngredientLine[];
  pictureTexts: readonly PictureText[];
  hasNutrition: boolean;
  /** The ingredients whose allergens nobody knows. */
  unknownAllergens: readonly string[];
  /** Whether some figure cannot be, and nobody has said that it is right. */
  isImpossible: boolean;
};

/**
 * The work left to do: figures that cannot be; no picture, or one that nobody has described; nutrition or allergens that nobody
 * knows; lines with a warning; poorer search results.
 */
export function todoOf({
  lines,
  pictureTexts,
  hasNutrition,
  unknownAllergens,
  isImpossible,
  ...recipe
}: Facts): RecipeTodo[] {
  const health = recipeHealth({ ...recipe, nutrition: null, totalRatings: 0 });
  const isToDo: Record<RecipeTodo, boolean> = {
    figures: isImpossible,
    picture: !recipe.imageUrl,
    pictureText: recipe.imageUrl !== null && textOf(pictureTexts, recipe.imageUrl) === undefined,
    nutrition: !hasNutrition,
    allergens: unknownAllergens.length > 0,
    warnings: lineWarnings(lines, recipe.instructions).some(Boolean),
    findings: health.some(({ field }) => !NOT_FINDINGS.includes(field)),
  };
  return RECIPE_TODOS.filter((todo) => isToDo[todo]);
}
