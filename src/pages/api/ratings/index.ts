import { rateRecipeCall } from '#src/contracts/recipes/ratings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { rateRecipe } from '#src/server/recipes/ratings.ts';

export const POST = endpoint(rateRecipeCall, async ({ viewer, body: { recipeId, rating } }) => {
  const summary = await rateRecipe(viewer.id, recipeId, rating);
  return summary && { ...summary, rating };
});
