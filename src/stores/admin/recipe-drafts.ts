import { isNutritionForm } from './nutrition-form.ts';
import { formOf, newLine, type RecipeForm, withLines } from './recipe-form.ts';

/** What somebody wrote of a recipe and had not saved when the page went away. */
export interface KeptDraft {
  form: RecipeForm;
  /** UTC milliseconds of the last keystroke. */
  at: number;
  /** Last change of the recipe it was written over; `null` for a new recipe. */
  readAt: number | null;
}

const keyOf = (id: string | undefined): string => `plantry:recipe-draft:${id ?? 'new'}`;

/** Keeps a draft in this browser; without storage it lives as long as the page. */
export function keepDraft(id: string | undefined, form: RecipeForm, readAt: number | null): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ form, at: Date.now(), readAt } satisfies KeptDraft));
  } catch {
    // The page itself still has it.
  }
}

export function forgetDraft(id: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Without storage nothing was kept.
  }
}

/** The draft kept of a recipe, or `null`: also for one in a shape this version does not know. */
export function keptDraft(id: string | undefined): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null;
    if (!kept || !isForm(kept.form)) return null;
    const form = withLines(kept.form, (lines) => lines.map(({ text }) => newLine(text))) as RecipeForm;
    return { ...kept, form };
  } catch {
    return null;
  }
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
