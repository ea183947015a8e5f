import { memberHomeCall } from '#src/contracts/members/member-home.ts';
import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { localDay } from '#src/domain/premium/weeks.ts';
import { call } from '../client.ts';
import { createFetcherStore, FRESH_MS, retried } from '../query.ts';

/** What the member finds at home today, by the reader's own calendar. */
export const $memberHome = createFetcherStore<MemberHomeContent>(['member-home'], {
  dedupeTime: FRESH_MS.user,
  fetcher: () => retried(() => call(memberHomeCall, { query: { day: localDay(new Date()) } })),
});
