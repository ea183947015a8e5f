import { recipeRevisionsCall } from '#src/contracts/recipes/admin-recipes.ts';
import { isTheirs } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listRevisions } from '#src/server/published/history.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';

export const GET = endpoint(recipeRevisionsCall, async ({ params, viewer }) =>
  (await isTheirs(params.id, viewer)) ? listRevisions(recipeKind, params.id) : null,
);
