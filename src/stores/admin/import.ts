import { atom } from 'nanostores';
import { importRecipeCall } from '#src/contracts/recipes/admin-import.ts';
import type { ImportedRecipe } from '#src/domain/recipes/editing/recipe-import.ts';
import { CallError, call } from '../client.ts';
import { formOf, type RecipeForm } from './recipe-form.ts';
import { trimPage } from './trim-page.ts';

/** What was read out of a page, on its way to the editor. */
export const $readRecipe = atom<RecipeForm | null>(null);

/** Reads a recipe out of a page for the editor; what is wrong, in words, where that fails. */
export async function readPage(source: { url: string } | { html: string }): Promise<string | null> {
  const body = 'html' in source ? { html: trimPage(source.html) } : source;
  try {
    const { recipe } = await call(importRecipeCall, { body });
    $readRecipe.set(formOfImport(recipe));
    return null;
  } catch (error) {
    const { message } = error instanceof CallError ? error.body : {};
    return message ?? 'The page could not be read. Please check your connection.';
  }
}

/** How long it takes is left to be typed where the page does not say; how many it serves is rarely missing, and waiting rare. */
const formOfImport = ({ restTime, servings, ...recipe }: ImportedRecipe): RecipeForm =>
  formOf({ ...recipe, restTime: restTime ?? undefined, servings: servings ?? undefined });
