import { setTimeout as pause } from 'node:timers/promises';

/** More tags at once, and emptying the whole cache is the smaller request. */
const MOST_TAGS = 200;
/** Netlify takes two purges of a tag in five seconds. */
const TRIES = 3;
const RETRY_MS = 2500;

/**
 * Removes every response with one of the tags from Netlify's CDN. Resolves when Netlify has taken the order, which it
 * carries out within seconds; throws when it did not.
 */
export async function purgeTags(tags: readonly string[]): Promise<void> {
  // Loaded with the first change: most functions only read.
  const { purgeCache } = await import('@netlify/functions');
  const order = tags.length > MOST_TAGS ? {} : { tags: [...tags] };
  for (let tries = 1; ; tries++) {
    try {
      return await purgeCache(order);
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(RETRY_MS);
    }
  }
}
