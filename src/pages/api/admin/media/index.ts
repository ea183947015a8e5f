import { uploadPictureCall } from '#src/contracts/admin-media.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { keepPicture } from '#src/server/media.ts';

export const POST = endpoint(uploadPictureCall, ({ upload }) => keepPicture(upload));
