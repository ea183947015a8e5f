import { previewTextCall } from '#src/contracts/site/admin-texts.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { keepTextPreview } from '#src/server/texts/texts.ts';

export const POST = endpoint(previewTextCall, async ({ params, body, viewer }) => {
  await keepTextPreview(viewer, { ...body, ...params });
  return undefined;
});
