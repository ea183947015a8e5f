import { and, eq, gt, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { premiumBills, premiumSubscriptions } from '#src/db/schema.ts';
import { GRACE, isOwed, standingOf } from '#src/domain/premium/billing/subscription.ts';
import { read, write } from '../../base/database.ts';
import { workThrough } from '../../base/jobs.ts';
import { takeReport } from './events.ts';
import { catchUp, openOrders } from './orders.ts';
import { endAtOnce } from './stripe.ts';
import { closeCheckout } from './stripe-checkout.ts';
import { tellReader } from './stripe-client.ts';
import type { ReportedSubscription } from './stripe-shapes.ts';

type Known = typeof premiumSubscriptions.$inferSelect;

const OVER = ['canceled', 'incomplete_expired'] as const;

/** Those that are not known to be over. */
export const isOpenHere = notInArray(premiumSubscriptions.status, [...OVER]);

export const openHere = (): Promise<Known[]> => read().select().from(premiumSubscriptions).where(isOpenHere);

/** One that Stripe knows no more. */
export const gone = (known: ReportedSubscription, now: number): ReportedSubscription => ({
  ...known,
  status: 'canceled',
  endedAt: now,
  asOf: now,
});

/** Ends a subscription at Stripe, and takes in that it is over. Throws where it goes on. */
export async function endSubscription(known: ReportedSubscription, cause: string, now: number): Promise<void> {
  const subscription = (await endAtOnce(known.id)) ?? gone(known, now);
  await write((tx) => takeReport(tx, { kind: 'subscription', subscription }, cause, now));
}

/** A bill that was paid when the time to pay it was over, or its subscription was: readers are told nothing more is charged. */
const isLatePayment = and(
  eq(premiumBills.kind, 'invoice'),
  eq(premiumBills.status, 'paid'),
  gt(premiumBills.amount, 0),
  or(
    gt(premiumBills.paidAt, sql`${premiumBills.createdAt} + ${GRACE}`),
    and(isNotNull(premiumSubscriptions.endedAt), gt(premiumBills.paidAt, premiumSubscriptions.endedAt)),
  ),
);

/** Bills that were paid too late and are not given back yet. */
export const latePayments = () =>
  read()
    .select({ bill: premiumBills, subscription: premiumSubscriptions })
    .from(premiumBills)
    .innerJoin(premiumSubscriptions, eq(premiumSubscriptions.id, premiumBills.subscriptionId))
    .where(and(isLatePayment, isNull(premiumBills.returnedAt)));

/** Ends at Stripe what nobody has any more: its grace is over, it was paid after that, or its account is gone. */
export async function endUnwanted(now: number, isPatient: boolean): Promise<void> {
  const late = new Set((await latePayments()).map(({ subscription }) => subscription.id));
  const unwanted = (await openHere()).filter((known) => {
    const { state } = standingOf({ isGiven: false, subscriptions: [known], gifts: [] }, now);
    return (state === 'ended' && isOwed(known)) || known.userId === null || late.has(known.id);
  });
  await workThrough('premium-end', unwanted, {
    idOf: ({ id }) => id,
    work: (known) => endSubscription(known, 'nobody has it any more', now),
    now,
    isPatient,
  });
}

/**
 * Ends what a member pays for, and what they could still pay, before their account goes. Throws `unavailable` when Stripe
 * does not answer, or will not.
 */
export async function endSubscriptionsOf(userId: string): Promise<void> {
  const cause = 'the account is deleted';
  for (const order of await openOrders(userId))
    if (order.sessionId && !(await closeCheckout(order.sessionId).catch(tellReader)))
      await catchUp(order, cause).catch(tellReader);
  const open = await read()
    .select()
    .from(premiumSubscriptions)
    .where(and(eq(premiumSubscriptions.userId, userId), isOpenHere));
  for (const known of open) await endSubscription(known, cause, Date.now()).catch(tellReader);
}
