import { generateProcessImagesCall } from '#src/contracts/pictures/admin-pictures.ts';
import { generateProcessImages } from '#src/server/admin/generated-pictures.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(generateProcessImagesCall, async ({ viewer: actor, params: { id }, body, context }) => {
  const images = await generateProcessImages({ actor, signal: context.request.signal }, id, body);
  return images && { images };
});
