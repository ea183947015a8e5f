import { z } from 'zod';
import { noteSchema, recipeNoteSchema } from '#src/domain/premium/recipe-note.ts';
import { contract } from '../contract.ts';
import { recipeIdParams } from '../recipes/recipes.ts';

export const recipeNoteCall = contract({
  method: 'GET',
  path: '/api/recipes/{id}/note',
  summary: "The member's own note on a recipe; `null` where there is none.",
  access: 'member',
  params: recipeIdParams,
  response: recipeNoteSchema,
});

export const writeRecipeNoteCall = contract({
  method: 'PUT',
  path: '/api/recipes/{id}/note',
  summary: "Writes the member's own note on a recipe, instead of one before.",
  access: 'member',
  params: recipeIdParams,
  body: z.strictObject({ note: noteSchema }),
  response: recipeNoteSchema,
});

export const deleteRecipeNoteCall = contract({
  method: 'DELETE',
  path: '/api/recipes/{id}/note',
  summary: "Deletes the member's own note on a recipe; 204, also when there was none.",
  access: 'member',
  params: recipeIdParams,
  response: z.undefined(),
});
