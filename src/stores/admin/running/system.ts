import { systemCall, versionCall } from '#src/contracts/site/admin-system.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';

/** It changes while one looks. */
const FRESH_MS = 2000;

export const $system = createFetcherStore(['admin-system'], {
  dedupeTime: FRESH_MS,
  // With the moment at which it was so, in UTC milliseconds.
  fetcher: async () => ({ ...(await retried(() => call(systemCall))), seenAt: Date.now() }),
});

export const $version = createFetcherStore(['version'], { fetcher: () => retried(() => call(versionCall)) });
