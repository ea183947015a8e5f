import { restoreRevisionCall } from '#src/contracts/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { deskRecipe } from '#src/server/recipe-desk.ts';
import { restoreRevision } from '#src/server/recipe-editing.ts';

export const POST = endpoint(restoreRevisionCall, async ({ params: { id, revision }, viewer }) =>
  (await restoreRevision(id, revision, viewer)) ? deskRecipe(id) : null,
);
