import { createDrafts } from '../published/drafts.ts';
import { isNutritionForm } from './nutrition-form.ts';
import { formOf, newHeading, newLine, type RecipeForm, withLines } from './recipe-form.ts';

/** What somebody wrote of a recipe and had not saved; its lines have keys of their own page. */
export const recipeDrafts = createDrafts(
  'recipe',
  () => formOf(null),
  (kept) => {
    const { nutritionByHand } = kept;
    if (nutritionByHand !== null && !isNutritionForm(nutritionByHand)) return null;
    const form = withLines(kept, (lines) => lines.map(({ text }) => newLine(text))) as RecipeForm;
    return { ...form, ingredientGroups: kept.ingredientGroups.map(({ text, at }) => newHeading(text, at)) };
  },
);
