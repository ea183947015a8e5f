import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { keepGuidePreview } from '#src/server/guides/admin-guides.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(guideCalls.preview, async ({ body, viewer }) => {
  await keepGuidePreview(viewer, body);
  return undefined;
});
