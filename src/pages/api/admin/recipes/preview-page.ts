import { previewPageCall } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { keepPreview } from '#src/server/published/preview.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';

export const POST = endpoint(previewPageCall, async ({ body, viewer }) => {
  await keepPreview(recipeKind, viewer.id, body);
  return undefined;
});
