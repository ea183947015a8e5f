import { listRecipesCall } from '#src/contracts/recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listRecipes } from '#src/server/recipes.ts';

export const GET = endpoint(listRecipesCall, async ({ query: { limit, offset, ...filter } }) => {
  const { items, pagination } = await listRecipes(filter, { page: Math.floor(offset / limit) + 1, limit, offset });
  return { recipes: items, pagination };
});
