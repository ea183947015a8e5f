import { cookedPhotoCall } from '#src/contracts/members/cookings.ts';
import { cookedPhoto } from '#src/server/cooked/photos.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(cookedPhotoCall, async ({ viewer, params }) => {
  const photo = await cookedPhoto(viewer.id, params.picture);
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' };
  return photo && new Response(new Uint8Array(photo), { headers });
});
