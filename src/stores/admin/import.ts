import { atom } from 'nanostores';
import { importRecipeCall } from '#src/contracts/admin-import.ts';
import type { ImportedRecipe } from '#src/domain/recipe-import.ts';
import { CallError, call } from '../client.ts';
import { essence } from './page-essence.ts';
import { formOf, newLine, type RecipeForm } from './recipe-form.ts';

/** What was read out of a page, on its way to the editor. */
export const $readRecipe = atom<RecipeForm | null>(null);

/** Reads a recipe out of a page for the editor; what is wrong, in words, where that fails. */
export async function readPage(source: { url: string } | { html: string }): Promise<string | null> {
  const body = 'html' in source ? { html: essence(source.html) } : source;
  try {
    const { recipe } = await call(importRecipeCall, { body });
    $readRecipe.set(formOfImport(recipe));
    return null;
  } catch (error) {
    const { message } = error instanceof CallError ? error.body : {};
    return message ?? 'The page could not be read. Please check your connection.';
  }
}

function formOfImport(recipe: ImportedRecipe): RecipeForm {
  const empty = formOf(null);
  const text = (value: number | null, otherwise: string): string => (value === null ? otherwise : String(value));
  const lines = (texts: string[]) => (texts.length > 0 ? texts : ['']).map(newLine);
  return {
    ...empty,
    title: recipe.title,
    description: recipe.description,
    category: recipe.category ?? empty.category,
    cuisine: recipe.cuisine,
    tags: recipe.tags.join(', '),
    prepTime: text(recipe.prepTime, ''),
    cookTime: text(recipe.cookTime, ''),
    restTime: text(recipe.restTime, '0'),
    servings: text(recipe.servings, empty.servings),
    ingredients: lines(recipe.ingredients),
    instructions: lines(recipe.instructions),
  };
}
