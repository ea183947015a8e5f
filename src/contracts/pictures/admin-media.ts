import { z } from 'zod';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { contract } from '../contract.ts';

export const uploadPictureCall = contract('POST /api/admin/media', 'write', {
  summary: 'Keeps a picture (JPEG, PNG, WebP or AVIF, up to 10 MB) in the sizes pages need, without its metadata.',
  upload: UPLOAD_LIMIT,
  response: z.object({
    /** Own address, for a recipe's or a banner's `imageUrl`. */
    imageUrl: z.string(),
    /** Pixels of what was kept. */
    width: z.int(),
    height: z.int(),
  }),
});
