import { keepJson, readJson } from '../../local-storage.ts';
import { isNutritionForm } from './nutrition-form.ts';
import { formOf, newHeading, newLine, type RecipeForm, withLines } from './recipe-form.ts';

/** What somebody wrote of a recipe and had not saved when the page went away. */
export interface StoredDraft {
  form: RecipeForm;
  /** UTC milliseconds of the last keystroke. */
  at: number;
  /** Last change of the recipe it was written over; `null` for a new recipe. */
  readAt: number | null;
}

const keyOf = (id: string | undefined): string => `plantry:recipe-draft:${id ?? 'new'}`;

/** Keeps a draft in this browser; without storage it lives as long as the page. */
export const storeDraft = (id: string | undefined, form: RecipeForm, readAt: number | null): void =>
  keepJson(keyOf(id), { form, at: Date.now(), readAt } satisfies StoredDraft);

export const forgetDraft = (id: string | undefined): void => keepJson(keyOf(id), null);

/** The draft kept of a recipe, or `null`: also for one in a shape this version does not know. */
export function readDraft(id: string | undefined): StoredDraft | null {
  const kept = readJson(keyOf(id)) as StoredDraft | null;
  // A field that came with a newer version of the site is as in a new recipe.
  const known = kept?.form && { ...formOf(null), ...kept.form };
  if (!known || !isForm(known)) return null;
  const form = withLines(known, (lines) => lines.map(({ text }) => newLine(text))) as RecipeForm;
  const ingredientGroups = form.ingredientGroups.map(({ text, at }) => newHeading(text, at));
  return { ...kept, form: { ...form, ingredientGroups } };
}

function isForm(form: object): form is RecipeForm {
  const isShaped = Object.entries(formOf(null)).every(([field, empty]) => {
    const value: unknown = form[field as keyof typeof form];
    return Array.isArray(empty) ? Array.isArray(value) : empty === null || typeof value === typeof empty;
  });
  if (!isShaped) return false;
  const { nutritionByHand } = form as RecipeForm;
  return nutritionByHand === null || isNutritionForm(nutritionByHand);
}
