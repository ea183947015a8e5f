import { guidePreviewCall } from '#src/contracts/guides/admin-guides.ts';
import { keepGuidePreview } from '#src/server/guides/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(guidePreviewCall, async ({ body, viewer }) => {
  await keepGuidePreview(viewer, body);
  return undefined;
});
