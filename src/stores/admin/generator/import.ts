import { atom } from 'nanostores';
import { type ImportedPage, importRecipeCall } from '#src/contracts/recipes/admin-import.ts';
import { CallError, call } from '../../client.ts';
import { adviceFor } from '../../reach.ts';
import type { RecipeForm } from '../recipes/recipe-form.ts';
import { trimPage } from './trim-page.ts';

/** The recipe read out of a text or a page, on its way to the editor. */
export const $readRecipe = atom<RecipeForm | null>(null);

/** Reads a recipe out of a page, or a text that is pasted; what is wrong, in words, where that fails. */
export async function readPage(
  source: { url: string } | { html: string },
): Promise<ImportedPage | { problem: string }> {
  const body = 'html' in source ? { html: trimPage(source.html) } : source;
  try {
    return await call(importRecipeCall, { body });
  } catch (error) {
    const { message } = error instanceof CallError ? error.body : {};
    return { problem: message ?? `We couldn’t read the page. ${adviceFor(error)}` };
  }
}
