import { atom } from 'nanostores';
import { type ImportedPage, importRecipeCall } from '#src/contracts/recipes/admin-import.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import { PAGE_LIMIT } from '#src/domain/recipes/editing/generated-recipe.ts';
import { CallError, call } from '../../client.ts';
import { adviceFor } from '../../reach.ts';
import type { RecipeForm } from '../recipes/recipe-form.ts';

/** The recipe read out of a text or a page, on its way to the editor. */
export const $readRecipe = atom<RecipeForm | null>(null);

/** Where a recipe is to be read from; `choice` names one of several on the page. */
export type PageToRead = ({ url: string } | { html: string }) & { choice?: string };

/** Reads a recipe out of a page, or a text that is pasted, sent as it is; what is wrong, in words, where that fails. */
export async function readPage(source: PageToRead): Promise<ImportedPage | { problem: string }> {
  if ('html' in source && source.html.length > PAGE_LIMIT)
    return { problem: `That’s more than ${megabytes(PAGE_LIMIT)}. Paste only the part with the recipe.` };
  try {
    return await call(importRecipeCall, { body: source });
  } catch (error) {
    const { message } = error instanceof CallError ? error.body : {};
    return { problem: message ?? `We couldn’t read the page. ${adviceFor(error)}` };
  }
}
