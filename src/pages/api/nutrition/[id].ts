import { nutritionCall } from '#src/contracts/recipes/recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';

export const GET = endpoint(
  nutritionCall,
  async ({ params, viewer }) => (await findRecipe(params.id, viewer))?.nutrition ?? null,
);
