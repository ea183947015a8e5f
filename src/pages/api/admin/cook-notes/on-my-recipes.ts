import { notesOnOwnRecipesCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { notesOnRecipesOf } from '#src/server/cook-notes/listing.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(notesOnOwnRecipesCall, async ({ viewer, query }) => {
  const { items, pagination } = await notesOnRecipesOf(viewer.id, query.page);
  return { notes: items, pagination };
});
