import { sendNotePhotoCall } from '#src/contracts/recipes/cook-notes.ts';
import { sendNotePhoto } from '#src/server/cook-notes/photos.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(sendNotePhotoCall, ({ viewer, upload, context }) =>
  sendNotePhoto(viewer, countedAddress(context), upload),
);
