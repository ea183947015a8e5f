import { generateRecipeCall } from '#src/contracts/ai/ai.ts';
import { generateRecipe } from '#src/server/ai/generate-recipe.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(generateRecipeCall, ({ viewer, body, context }) =>
  generateRecipe(viewer, body, context.request.signal),
);
