import { generateMainImagesCall } from '#src/contracts/pictures/admin-pictures.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { generateMainImages } from '#src/server/pictures/generated-pictures.ts';

export const POST = endpoint(generateMainImagesCall, async ({ viewer: actor, params: { id }, body, context }) => {
  const images = await generateMainImages({ actor, signal: context.request.signal }, id, body);
  return images && { images };
});
