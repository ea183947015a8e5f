import { generateMainImagesCall } from '#src/contracts/pictures/admin-pictures.ts';
import { generateMainImages } from '#src/server/admin/generated-pictures.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(generateMainImagesCall, async ({ viewer: actor, params: { id }, body, context }) => {
  const images = await generateMainImages({ actor, signal: context.request.signal }, id, body);
  return images && { images };
});
