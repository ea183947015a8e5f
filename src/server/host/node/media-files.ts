import { PICTURE_WIDTHS } from '#src/paths.ts';
import { env } from '../../base/env.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { mediaStore } from '../../pictures/media-store.ts';
import { type Exchange, type Header, isUnchanged, sendBody } from '../answer.ts';
import { contentType } from '../content-types.ts';

/** A name is a hash of what is in the file, so what it answers never changes. */
export const MEDIA_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Files that were ever written have names like this; no other name reaches the disk. */
const FILE = new RegExp(`^/media/(m-[0-9a-f]{24}(?:-(?:${PICTURE_WIDTHS.join('|')})\\.avif|-800\\.webp|\\.jpg))$`);

/** Name of the uploaded picture's file an address means; `null` for any other address. */
export const mediaFile = (pathname: string): string | null => FILE.exec(pathname)?.[1] ?? null;

/**
 * What is in an uploaded picture's file; `null` when there is none. Pictures kept before there was a width of 600 answer
 * with the next one.
 */
export const readMedia = async (file: string): Promise<Buffer | null> =>
  (await mediaStore().read(file)) ??
  (file.endsWith('-600.avif') ? mediaStore().read(file.replace('-600.avif', '-800.avif')) : null);

/** Sends an uploaded picture; `false` when there is none of that name. */
export async function sendMedia(exchange: Exchange, file: string): Promise<boolean> {
  const type = contentType(file);
  const etag = `"${file}"`;
  const headers: Header[] = [
    ['Content-Type', type],
    ['ETag', etag],
    ['Cache-Control', MEDIA_CACHE_CONTROL],
    ...securityHeaders({ isHttps: env().isHttps, contentType: type }),
  ];
  if (isUnchanged(exchange.req.headers['if-none-match'], etag)) {
    sendBody(exchange, 304, headers);
    return true;
  }
  const bytes = await readMedia(file);
  if (bytes) sendBody(exchange, 200, headers, bytes);
  return bytes !== null;
}
