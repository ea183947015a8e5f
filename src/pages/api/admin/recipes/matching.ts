import { matchingRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { matchingIds } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(matchingRecipesCall, async ({ query, viewer }) => ({
  ids: await matchingIds(query, viewer),
}));
