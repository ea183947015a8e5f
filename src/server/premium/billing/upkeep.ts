import { and, eq, gt, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { premiumGifts, premiumOrders, premiumSubscriptions } from '#src/db/schema.ts';
import { standingOf } from '#src/domain/premium/billing/subscription.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { forgetOldEvents, KEEP_EVENTS, takeReport } from './events.ts';
import { mailGifts } from './gifts.ts';
import { catchUp } from './orders.ts';
import { settleMember } from './standing.ts';
import { billsSince, endAtOnce, openSubscriptions, readSubscription } from './stripe.ts';
import type { ReportedSubscription } from './stripe-shapes.ts';
import { carryOutWithdrawals } from './withdrawals.ts';

const DAY = 86_400_000;
/** Milliseconds for which bills and unpaid orders are looked at again. */
const BILLS_BACK = 40 * DAY;
const ORDERS_BACK = 4 * DAY;
const OVER = ['canceled', 'incomplete_expired'] as const;

/** What time alone changes: a grace that is over, an end that has come, a gift whose day it is. */
export async function settleAll(now = Date.now()): Promise<void> {
  const subscribed = await read()
    .selectDistinct({ userId: premiumSubscriptions.userId })
    .from(premiumSubscriptions)
    .where(and(isNotNull(premiumSubscriptions.userId), notInArray(premiumSubscriptions.status, [...OVER])));
  const gifted = await read()
    .selectDistinct({ userId: premiumGifts.redeemedBy })
    .from(premiumGifts)
    .where(and(isNotNull(premiumGifts.redeemedBy), gt(premiumGifts.until, now - BILLS_BACK)));
  for (const userId of new Set([...subscribed, ...gifted].map(({ userId }) => userId ?? '')))
    await write((tx) => settleMember(tx, userId, 'time', now));
  await mailGifts(now);
}

/**
 * Compares everything with Stripe and mends what was missed: events that never came, payments nobody came back from,
 * refunds that are owed. Ends at Stripe what ended here, so that nobody is charged for what they do not have.
 */
export async function compareWithStripe(now = Date.now()): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return;
  const cause = 'comparison with Stripe';
  const take = (subscription: ReportedSubscription) =>
    write((tx) => takeReport(tx, { kind: 'subscription', subscription }, cause, now));
  const unpaid = await read()
    .select()
    .from(premiumOrders)
    .where(
      and(
        isNull(premiumOrders.completedAt),
        isNull(premiumOrders.closedAt),
        isNotNull(premiumOrders.sessionId),
        gt(premiumOrders.agreedAt, now - ORDERS_BACK),
      ),
    );
  for (const order of unpaid) await catchUp(order, cause);
  const seen = new Set<string>();
  for await (const subscription of openSubscriptions()) {
    seen.add(subscription.id);
    await take(subscription);
  }
  for (const known of await openHere()) {
    if (!seen.has(known.id)) await take((await readSubscription(known.id)) ?? gone(known, now));
  }
  for await (const bill of billsSince(now - BILLS_BACK))
    await write((tx) => takeReport(tx, { kind: 'bill', bill }, cause, now));
  await carryOutWithdrawals();
  await endUnwanted(take, now);
  await write((tx) => forgetOldEvents(tx, now - KEEP_EVENTS));
}

/** Subscriptions that are not known to be over. */
const openHere = () =>
  read()
    .select()
    .from(premiumSubscriptions)
    .where(notInArray(premiumSubscriptions.status, [...OVER]));

/** One that Stripe knows no more. */
const gone = (known: ReportedSubscription, now: number): ReportedSubscription => ({
  ...known,
  status: 'canceled',
  endedAt: now,
  asOf: now,
});

/** Ends at Stripe what nobody has any more: grace is over, or the account is gone. */
async function endUnwanted(take: (subscription: ReportedSubscription) => Promise<void>, now: number): Promise<void> {
  for (const known of await openHere()) {
    const { state } = standingOf({ isGiven: false, subscriptions: [known], gifts: [] }, now);
    const isUnpaid = state === 'ended' && (known.status === 'past_due' || known.status === 'unpaid');
    if (!isUnpaid && known.userId !== null) continue;
    const ended = await endAtOnce(known.id);
    if (ended) await take(ended);
  }
}

/** Ends what a member pays for, before their account goes. Throws `unavailable` when Stripe does not answer. */
export async function endSubscriptionsOf(userId: string): Promise<void> {
  const open = await read()
    .select()
    .from(premiumSubscriptions)
    .where(and(eq(premiumSubscriptions.userId, userId), notInArray(premiumSubscriptions.status, [...OVER])));
  for (const { id } of open) await endAtOnce(id);
  // Of what could still be paid, whoever pays it nevertheless is found by the comparison.
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return;
  await write((tx) =>
    tx.update(premiumSubscriptions).set({ status: 'canceled' }).where(inArray(premiumSubscriptions.id, ids)),
  );
}
