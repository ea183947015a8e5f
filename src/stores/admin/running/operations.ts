import { atom, computed } from 'nanostores';
import { auditCall, letterCall, outboxCall, testMailCall } from '#src/contracts/site/admin-operations.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';

/** Both lists grow while one looks. */
const LIST_FRESH_MS = 2000;

export const $auditFilter = atom({ search: '', page: 1 });
const $auditQuery = computed($auditFilter, ({ search, page }) =>
  JSON.stringify({ page: String(page), ...(search && { search }) }),
);
export const $audit = createFetcherStore(['admin-audit', $auditQuery], {
  dedupeTime: LIST_FRESH_MS,
  fetcher: (_, query) => retried(() => call(auditCall, { query: JSON.parse(query) as { page: string } })),
});

export const $outboxPage = atom(1);
const $outboxQuery = computed($outboxPage, String);
export const $outbox = createFetcherStore(['admin-outbox', $outboxQuery], {
  dedupeTime: LIST_FRESH_MS,
  fetcher: (_, page) => retried(() => call(outboxCall, { query: { page } })),
});

export const readLetter = (id: string) => retried(() => call(letterCall, { params: { id } }));

export const sendTestMail = () => call(testMailCall);
