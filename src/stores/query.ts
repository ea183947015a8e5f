import { nanoquery } from '@nanostores/query';
import type { ReadableAtom } from 'nanostores';
import { keepJson, readStoredJson } from './local-storage.ts';
import { $keptAt } from './reach.ts';

/** Milliseconds for which an answer counts as fresh. */
export const FRESH_MS = { data: 10 * 60_000, user: 5 * 60_000, content: 5 * 60_000 } as const;
const RETRY_MS = 500;

const [createStore, , { invalidateKeys }] = nanoquery({
  dedupeTime: FRESH_MS.data,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  // Retried inside the fetcher, so that no failure shows before it is one.
  onErrorRetry: null,
});

interface Options<T, Keys extends unknown[]> {
  fetcher: (...keys: Keys) => Promise<T>;
  dedupeTime?: number;
}

/**
 * A store of the browser's one cache of answers: fresh for ten minutes, never asked again by itself. On the server,
 * where React renders what members see before anything is known of them, it asks nothing and stays empty.
 */
export function createFetcherStore<T>(
  /** While one is `null` nothing is asked. */
  keys: (string | ReadableAtom<string | null>)[],
  { fetcher, dedupeTime = FRESH_MS.data }: Options<T, string[]>,
) {
  const ask = typeof document === 'undefined' ? () => new Promise<T>(() => undefined) : fetcher;
  // What was changed while the answer was on its way isn't in it: it would take back what was just put there.
  let changes = 0;
  const current = async (...parts: string[]): Promise<T> => {
    const before = changes;
    const answer = await ask(...parts);
    return before === changes ? answer : current(...parts);
  };
  const store = createStore<T>(keys, { dedupeTime, fetcher: (...parts) => current(...parts.map(String)) });
  const { mutate } = store;
  store.mutate = (data) => {
    changes++;
    mutate(data);
  };
  return store;
}

/** Forgets every answer whose key begins so, and asks again for what is on screen. */
export const forgetAnswers = (prefix: string): void => invalidateKeys((key) => key.startsWith(prefix));

/** Asks once more after half a second. Changes are never tried twice, but for what can be made once only. */
export async function retried<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return ask();
  }
}

/**
 * Pages of this site are documents, so the cache above ends with each. What every page asks for is kept for the tab
 * besides, as long as it is fresh; unless `mayKeep` says of an answer that it may be old already, or it comes from the device.
 */
export async function keptForTab<T>(
  key: string,
  freshMs: number,
  fetchIt: () => Promise<T>,
  mayKeep: () => boolean = () => true,
): Promise<T> {
  const kept = keptSince<T>(key, freshMs);
  if (kept !== undefined) return kept;
  const value = await fetchIt();
  if (mayKeep() && $keptAt.get() === null) keepForTab(key, value);
  return value;
}

export const keepForTab = (key: string, value: unknown): boolean =>
  keepJson(PREFIX + key, { at: Date.now(), value }, 'sessionStorage');

/** The next page asks anew. */
export const forgetKept = (key: string): boolean => keepJson(PREFIX + key, null, 'sessionStorage');

/** At sign-in and sign-out, whatever was kept is somebody else's, in the other tabs too. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    localStorage.setItem(FORGOTTEN_AT, String(Date.now()));
  } catch {
    // Without storage nothing was kept.
  }
}

const PREFIX = 'plantry:kept:';
const FORGOTTEN_AT = 'plantry:forgotten-at';

/** What is kept for the tab and no older than so many milliseconds. */
export function keptSince<T>(key: string, freshMs: number): T | undefined {
  const kept = readStoredJson(PREFIX + key, 'sessionStorage') as { at: number; value: T } | null;
  const since = Math.max(Date.now() - freshMs, Number(readStoredJson(FORGOTTEN_AT)));
  return kept && kept.at > since ? kept.value : undefined;
}
