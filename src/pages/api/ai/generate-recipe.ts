import { generateRecipeCall } from '#src/contracts/ai/ai.ts';
import { drawUnsaved } from '#src/server/admin/generated-pictures.ts';
import { generateRecipe } from '#src/server/ai/generate-recipe.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(generateRecipeCall, async ({ viewer, body, context }) => {
  const { signal } = context.request;
  const recipe = await generateRecipe(viewer, body, signal);
  return { ...recipe, ...(await drawUnsaved({ actor: viewer, signal }, recipe)) };
});
