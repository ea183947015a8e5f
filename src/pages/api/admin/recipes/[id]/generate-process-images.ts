import { generateProcessImagesCall } from '#src/contracts/admin-pictures.ts';
import { generateProcessImages } from '#src/server/generated-pictures.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(generateProcessImagesCall, async ({ viewer, params: { id }, body }) => {
  const images = await generateProcessImages(viewer, id, body);
  return images && { images };
});
