import { uploadPictureCall } from '#src/contracts/admin-media.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { keepUpload } from '#src/server/media.ts';

export const POST = endpoint(uploadPictureCall, ({ viewer, upload }) => keepUpload(viewer, upload));
