import { uploadPictureCall } from '#src/contracts/pictures/admin-media.ts';
import { HEIC_UNREADABLE, UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { call } from '../client.ts';
import { shrunk } from '../shrink-picture.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';

/** Sends a picture to the server, a large one made smaller. Its own address, or `null` when it was refused, which the person is told. */
export async function uploadPicture(file: File): Promise<string | null> {
  const picture = await shrunk(file);
  if (!picture || picture.size > UPLOAD_LIMIT) {
    const description = picture ? `${file.name} is larger than 10 MB` : `${file.name}: ${HEIC_UNREADABLE}`;
    toast({ title: 'Error', description, tone: 'danger' });
    return null;
  }
  try {
    return (await call(uploadPictureCall, { file: picture })).imageUrl;
  } catch (error) {
    failed(`Failed to upload ${file.name}`, error);
    return null;
  }
}
