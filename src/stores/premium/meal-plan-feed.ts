import { closeFeedCall, openFeedCall } from '#src/contracts/premium/meal-plan.ts';
import { attempt, succeeds } from '../attempt.ts';
import { call } from '../client.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';
import { $feed } from './meal-plan-weeks.ts';

/** The time zone of this browser, as its clock says. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Makes a new address for calendar programs, told this once; `null` when the server refused. */
export function openMyFeed(): Promise<string | null> {
  return attempt(sayRefused, 'We couldn’t create an address', async () => {
    const { url, ...feed } = await call(openFeedCall, { body: { timeZone: browserTimeZone() } });
    $feed.set(feed);
    return url;
  });
}

/** Ends the address; `false` when the server refused. */
export const closeMyFeed = (): Promise<boolean> =>
  succeeds(sayRefused, 'We couldn’t end the address', async () => {
    await call(closeFeedCall);
    $feed.set(null);
    toast({ title: 'The address has ended', description: 'Calendars that follow it won’t update any more.' });
  });
