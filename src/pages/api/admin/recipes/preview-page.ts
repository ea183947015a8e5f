import { previewPageCall } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { keepPreview } from '#src/server/recipes/stored-preview.ts';

export const POST = endpoint(previewPageCall, async ({ body, viewer }) => {
  await keepPreview(viewer.id, body);
  return undefined;
});
