/** Beginning of the names of all caches: after it comes whose it is, what they may read, and the build its pages are of. */
const PREFIX = 'kept:';

/** Of whom something is kept. */
export interface Keeper {
  id: string;
  /** What is kept for a premium member is not for one whose time has run out. */
  role: string;
}

export const isKeptCache = (name: string): boolean => name.startsWith(PREFIX);
export const isCacheOf = (name: string, member: string): boolean => name.startsWith(`${PREFIX}${member}:`);
export const keptCacheOf = ({ id, role }: Keeper, build: string): string => `${PREFIX}${id}:${role}:${build}`;

/** Headers of what is kept: when, in UTC milliseconds, and how large it is, in bytes. */
export const KEPT_AT = 'X-Kept-At';
const KEPT_BYTES = 'X-Kept-Bytes';

/** The answer with the time it was kept at and its size. Its body is read: a half of it is never kept. */
export async function stamped(answer: Response, now: number): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(now));
  headers.set(KEPT_BYTES, String(body.size));
  // As it is kept it has no encoding any more.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(body, { status: answer.status, headers });
}

/** When it was kept, in UTC milliseconds. */
export const keptAt = (kept: Response): number => Number(kept.headers.get(KEPT_AT));

/** Bytes of it, its heads left out. */
export const bytesOf = (kept: Response): number => Number(kept.headers.get(KEPT_BYTES));

/** Bytes of all that is in a cache. */
export const bytesIn = async (cache: Cache): Promise<number> =>
  (await cache.matchAll()).reduce((sum, kept) => sum + bytesOf(kept), 0);

/** What pages tell the worker. */
export type KeptMessage =
  | {
      type: 'opened';
      /** Path that is looked at. */
      page: string;
      /** Addresses of the calls whose answers this member wants on the way; none where data is dear. */
      answers: readonly string[];
    }
  /** Asks whether what is shown was kept; answered through the port, in UTC milliseconds, or with `null`. */
  | { type: 'shown' }
  /** What is there goes, and nothing is kept before a page is opened again. */
  | { type: 'empty' };
