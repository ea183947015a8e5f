import { sendCookedPhotoCall } from '#src/contracts/members/cookings.ts';
import { keepCookedPhoto } from '#src/server/cooked/photos.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(sendCookedPhotoCall, ({ viewer, upload, context }) =>
  keepCookedPhoto(viewer, countedAddress(context), upload),
);
