import { contentType } from '../content-types.ts';
import { MEDIA_CACHE_CONTROL, readMedia } from '../node/media-files.ts';
import { say } from './dress.ts';

/** An uploaded picture for the CDN to keep for ever; `null` when there is none of that name. */
export async function mediaAnswer(id: string, file: string): Promise<Response | null> {
  const bytes = await readMedia(file);
  if (!bytes) return null;
  const body = { contentType: contentType(file), body: new Uint8Array(bytes) };
  return say(id, 200, body, {
    'Cache-Control': MEDIA_CACHE_CONTROL,
    'Netlify-CDN-Cache-Control': `${MEDIA_CACHE_CONTROL}, durable`,
  });
}
