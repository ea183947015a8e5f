import { nanoquery } from '@nanostores/query';

/** Milliseconds for which an answer counts as fresh. */
export const FRESH_MS = { data: 10 * 60_000, user: 5 * 60_000, content: 5 * 60_000 } as const;
const RETRY_MS = 500;

/** The browser's one cache of answers: fresh for ten minutes, one retry after half a second, never asked again by itself. */
export const [createFetcherStore, , { mutateCache, revalidateKeys }] = nanoquery({
  dedupeTime: FRESH_MS.data,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: ({ retryCount }) => (retryCount > 1 ? null : RETRY_MS),
});

/**
 * Pages of this site are documents, so the cache above ends with each. What every page asks for is kept for the tab
 * besides, as long as it is fresh.
 */
export async function keptForTab<T>(key: string, freshMs: number, fetchIt: () => Promise<T>): Promise<T> {
  const kept = readKept<T>(key, freshMs);
  if (kept !== undefined) return kept;
  const value = await fetchIt();
  keepForTab(key, value);
  return value;
}

export function keepForTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Without storage every page asks again.
  }
}

/** At sign-in and sign-out, whatever was kept is somebody else's. */
export function forgetTab(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

const PREFIX = 'plantry:kept:';

function readKept<T>(key: string, freshMs: number): T | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as { at: number; value: T } | null;
    return kept && Date.now() - kept.at < freshMs ? kept.value : undefined;
  } catch {
    return undefined;
  }
}
