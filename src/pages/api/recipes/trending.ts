import { trendingRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { trendingRecipes } from '#src/server/recipes/trending.ts';

export const GET = endpoint(trendingRecipesCall, () => trendingRecipes());
