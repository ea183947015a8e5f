import { insightsCall, statsCall } from '#src/contracts/site/admin-stats.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';

/** Milliseconds for which the dashboard shows the figures it has; visits come all the time. */
const STATS_FRESH_MS = 60_000;

export const $stats = createFetcherStore(['admin-stats'], {
  dedupeTime: STATS_FRESH_MS,
  fetcher: () => retried(() => call(statsCall)),
});

export const $insights = createFetcherStore(['admin-insights'], {
  dedupeTime: STATS_FRESH_MS,
  fetcher: () => retried(() => call(insightsCall)),
});
