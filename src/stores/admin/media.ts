import { uploadPictureCall } from '#src/contracts/pictures/admin-media.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { call } from '../client.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';

/** Sends a picture to the server. Its own address, or `null` when it was refused, which the person is told. */
export async function uploadPicture(file: File): Promise<string | null> {
  if (file.size > UPLOAD_LIMIT) {
    toast({ title: 'Error', description: `${file.name} is larger than 10 MB`, tone: 'danger' });
    return null;
  }
  try {
    return (await call(uploadPictureCall, { file })).imageUrl;
  } catch (error) {
    failed(`Failed to upload ${file.name}`, error);
    return null;
  }
}
