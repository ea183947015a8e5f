import { recipeRevisionCall } from '#src/contracts/recipes/admin-recipes.ts';
import { isTheirs } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findRevision } from '#src/server/recipes/revisions.ts';

export const GET = endpoint(recipeRevisionCall, async ({ params: { id, revision }, viewer }) =>
  (await isTheirs(id, viewer)) ? findRevision(id, revision) : null,
);
