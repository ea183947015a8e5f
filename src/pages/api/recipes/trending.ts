import { trendingRecipesCall } from '#src/contracts/recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { trendingRecipes } from '#src/server/trending.ts';

export const GET = endpoint(trendingRecipesCall, () => trendingRecipes());
