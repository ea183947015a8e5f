import { recipeRevisionsCall } from '#src/contracts/recipes/admin-recipes.ts';
import { isTheirs } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listRevisions } from '#src/server/recipes/revisions.ts';

export const GET = endpoint(recipeRevisionsCall, async ({ params, viewer }) =>
  (await isTheirs(params.id, viewer)) ? listRevisions(params.id) : null,
);
