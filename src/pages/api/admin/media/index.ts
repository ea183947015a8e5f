import { uploadPictureCall } from '#src/contracts/pictures/admin-media.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { keepUpload } from '#src/server/pictures/media.ts';

export const POST = endpoint(uploadPictureCall, ({ viewer, upload, context }) =>
  keepUpload(viewer, countedAddress(context), upload),
);
