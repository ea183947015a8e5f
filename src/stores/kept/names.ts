/** Beginning of the names of all caches: after it comes whose it is, and the build its pages are of. */
const PREFIX = 'kept:';

export const isKeptCache = (name: string): boolean => name.startsWith(PREFIX);
export const keptCacheOf = (member: string, build: string): string => `${PREFIX}${member}:${build}`;

/** Header of what is shown from the device: when it was kept, in UTC milliseconds. */
export const KEPT_AT = 'X-Kept-At';

/** What pages tell the worker. */
export type KeptMessage =
  | {
      type: 'opened';
      /** Whose device it is. */
      member: string;
      /** Path that is looked at. */
      page: string;
      /** Addresses of the calls whose answers this member wants on the way; none where data is dear. */
      answers: readonly string[];
    }
  /** Asks whether what is shown was kept; answered through the port, in UTC milliseconds, or with `null`. */
  | { type: 'shown' }
  /** Nothing is kept from now on. */
  | { type: 'empty' };
