import { parseIngredientLines } from '../../ingredients/ingredient-lines.ts';
import { nutritionShown } from '../../nutrition/nutrition.ts';
import type { NutritionByHand } from '../../nutrition/nutrition-by-hand.ts';
import type { Mark } from '../../scaling/marks.ts';
import { impossibleFigures, unanswered } from '../impossible-figures.ts';
import { type GateIssue, gateIssues, type PublishersAnswer } from '../publishing-gate.ts';

type Sources = Parameters<typeof gateIssues>[0] & {
  marks: readonly Mark[];
  prepTime: number | null;
  cookTime: number | null;
  restTime?: number | null | undefined;
  nutritionByHand?: NutritionByHand | null | undefined;
  /** Given so far. */
  figureAnswers?: readonly Pick<PublishersAnswer, 'key'>[] | undefined;
};

/** All that a publisher has to mend or to answer: what keeps a recipe from being public, and figures that cannot be. */
export const publishingIssues = (recipe: Sources): GateIssue[] => [...gateIssues(recipe), ...figureIssues(recipe)];

function figureIssues(recipe: Sources): GateIssue[] {
  const lines = parseIngredientLines(recipe.ingredients);
  const facts = { ...recipe, lines, steps: recipe.instructions, nutrition: nutritionShown(recipe, lines) };
  return unanswered(impossibleFigures(facts), recipe.figureAnswers).map((figure) => ({ ...figure, asks: 'figures' }));
}
