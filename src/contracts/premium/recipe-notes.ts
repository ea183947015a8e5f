import { z } from 'zod';
import { noteSchema, recipeNoteSchema } from '#src/domain/premium/recipe-note.ts';
import { contract } from '../contract.ts';
import { recipeIdParams } from '../recipes/recipes.ts';

export const recipeNoteCall = contract('GET /api/recipes/{id}/note', 'member', {
  summary: "The member's own note on a recipe; `null` where there is none.",
  params: recipeIdParams,
  response: recipeNoteSchema,
});

export const writeRecipeNoteCall = contract('PUT /api/recipes/{id}/note', 'member', {
  summary: "Writes the member's own note on a recipe, instead of one before.",
  params: recipeIdParams,
  body: z.strictObject({ note: noteSchema }),
  response: recipeNoteSchema,
});

export const deleteRecipeNoteCall = contract('DELETE /api/recipes/{id}/note', 'member', {
  summary: "Deletes the member's own note on a recipe; 204, also when there was none.",
  params: recipeIdParams,
  response: z.undefined(),
});
