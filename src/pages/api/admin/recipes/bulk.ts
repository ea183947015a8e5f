import { bulkRecipesCall } from '#src/contracts/recipes/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { doToRecipes } from '#src/server/recipes/admin-recipes.ts';

export const POST = endpoint(bulkRecipesCall, async ({ body: { ids, action }, viewer }) => ({
  results: await doToRecipes(ids, action, viewer),
}));
