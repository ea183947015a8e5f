import { notePhotoCall } from '#src/contracts/recipes/cook-notes.ts';
import { notePhoto } from '#src/server/cook-notes/photos.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(notePhotoCall, async ({ viewer, params }) => {
  const photo = await notePhoto(viewer, params.picture);
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' };
  return photo && new Response(new Uint8Array(photo), { headers });
});
