import { adminRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { listAdminRecipes } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(adminRecipesCall, async ({ query: { page, limit, sort, ...filter }, viewer }) => {
  const { items, pagination } = await listAdminRecipes(filter, { page, limit, sort }, viewer);
  return { recipes: items, pagination };
});
