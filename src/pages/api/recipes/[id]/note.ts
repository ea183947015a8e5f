import { deleteRecipeNoteCall, recipeNoteCall, writeRecipeNoteCall } from '#src/contracts/premium/recipe-notes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { deleteRecipeNote, recipeNote, writeRecipeNote } from '#src/server/premium/recipe-notes.ts';

export const GET = endpoint(recipeNoteCall, ({ viewer, params }) => recipeNote(viewer.id, params.id));

export const PUT = endpoint(writeRecipeNoteCall, ({ viewer, params, body }) =>
  writeRecipeNote(viewer.id, params.id, body.note),
);

export const DELETE = endpoint(deleteRecipeNoteCall, async ({ viewer, params }) =>
  (await deleteRecipeNote(viewer.id, params.id)) ? undefined : null,
);
