import { matchingRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { matchingIds } from '#src/server/recipes/admin-recipes.ts';

export const GET = endpoint(matchingRecipesCall, async ({ query, viewer }) => ({
  ids: await matchingIds(query, viewer),
}));
