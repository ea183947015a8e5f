import { adminRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listAdminRecipes } from '#src/server/recipes/admin-recipes.ts';

export const GET = endpoint(adminRecipesCall, async ({ query: { page, limit, sort, ...filter }, viewer }) => {
  const { items, pagination } = await listAdminRecipes(filter, { page, limit, sort }, viewer);
  return { recipes: items, pagination };
});
