import { bulkRecipesCall } from '#src/contracts/recipes/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { doToRecipes } from '#src/server/recipes/bulk.ts';

export const POST = endpoint(bulkRecipesCall, ({ body, viewer }) => doToRecipes(body, viewer));
