import { createRecipeCall } from '#src/contracts/recipes/admin-recipes.ts';
import { listRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { findAdminRecipe } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { createRecipe } from '#src/server/recipes/editing.ts';

export const GET = endpoint(listRecipesCall, async ({ query: { limit, offset, ...filter } }) => {
  const { items, ...listed } = await listRecipes(filter, {
    page: Math.floor(offset / limit) + 1,
    limit,
    offset,
  });
  return { recipes: items, ...listed };
});

export const POST = endpoint(createRecipeCall, async ({ body, viewer }) =>
  findAdminRecipe(await createRecipe(body, viewer), viewer),
);
