import { generateMainImagesCall } from '#src/contracts/admin-pictures.ts';
import { generateMainImages } from '#src/server/generated-pictures.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(generateMainImagesCall, async ({ viewer, params: { id }, body }) => {
  const images = await generateMainImages(viewer, id, body);
  return images && { images };
});
