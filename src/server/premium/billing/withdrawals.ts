import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import {
  premiumBills,
  premiumGifts,
  premiumOrders,
  premiumSubscriptions,
  premiumWithdrawals,
  users,
} from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { isOver } from '#src/domain/premium/billing/subscription.ts';
import { LAST_DAY_AFTER, type WithdrawalClaim } from '#src/domain/premium/billing/withdrawal.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { workThrough } from '../../base/jobs.ts';
import { log } from '../../base/log.ts';
import type { SignedIn, VISITOR } from '../../base/viewer.ts';
import { countAsked } from '../../mail/first-mails.ts';
import { queueMail } from '../../mail/queue.ts';
import { countClaim, tellNothingFound } from './claims.ts';
import { isOwnAddress, keepUnproven } from './declarations.ts';
import { endSubscription } from './ending.ts';
import { takeReport } from './events.ts';
import { giftTakenBackMail, withdrawalMail } from './mails.ts';
import { refundAll } from './refunds.ts';
import { settleMember } from './standing.ts';
import { endAtOnce, paymentsOf } from './stripe.ts';
import { isMissing } from './stripe-client.ts';

type Order = typeof premiumOrders.$inferSelect;

const UNKNOWN = 'We don’t know this order for this address. You’ll find both in your confirmation e-mail.';

/**
 * The order somebody wants to withdraw from, by its number and the address it was made with: without an account; `null`
 * where they have no number at hand, since nothing is told of what an address has bought. Throws `validation` for any
 * other, and `conflict` once the 14 days are over.
 */
export async function findOrder({ order: id, email }: WithdrawalClaim, address: string): Promise<Order | null> {
  await countClaim(address);
  if (!id) return null;
  const [order] = await read().select().from(premiumOrders).where(eq(premiumOrders.id, id));
  if (!order || order.completedAt === null || order.email !== email)
    throw new AppError('validation', UNKNOWN, { issues: [{ path: 'order', message: UNKNOWN }] });
  if (Date.now() > order.completedAt + LAST_DAY_AFTER)
    throw new AppError(
      'conflict',
      'The 14 days to withdraw are over. You can still end your plan at any time, in your profile under “Your plan”.',
    );
  return order;
}

/**
 * Takes a declaration to withdraw, and confirms it by mail with its day and time. What follows from it is done as soon as
 * Stripe answers. Without the order's number, and without a session of the address, it is kept until the link mailed there
 * is pressed. Declaring it again changes nothing; returns when it came in, and whether a session was enough.
 */
export async function withdraw(
  claim: WithdrawalClaim,
  address: string,
  viewer: SignedIn | typeof VISITOR,
): Promise<{ at: number; bySession?: true }> {
  const named = await findOrder(claim, address);
  const { name, email } = claim;
  const now = Date.now();
  const orders = named ? [named] : await withdrawable(email, now);
  const bySession = !named && isOwnAddress(viewer, email);
  // Without a number the answer tells nothing of what there is.
  const answer = { at: now, ...(bySession && { bySession }) };
  const counted = countAsked({ network: address, to: email, form: 'contract withdrawal' });
  if (orders.length === 0) await tellNothingFound(email, counted, 'withdraw', now);
  else if (!named && !bySession) await keepUnproven({ kind: 'withdrawal', name, email, reason: '' }, counted, now);
  else {
    const at = await write((tx) => declareWithdrawals(tx, orders, { name, at: now }));
    // Whoever declared it has done their part: they do not wait for Stripe.
    void carryOutWithdrawals(now, true).catch((error: unknown) =>
      log.warn({ err: error }, 'a withdrawal is carried out later'),
    );
    if (named) return { at };
  }
  return answer;
}

/** Withdraws from orders, by who has proven that they are theirs. Returns when that was declared first. */
export async function declareWithdrawals(
  tx: Transaction,
  orders: readonly Order[],
  { name, at }: { name: string; at: number },
): Promise<number> {
  let first = at;
  for (const order of orders) {
    const [isNew] = await tx
      .insert(premiumWithdrawals)
      .values({ orderId: order.id, name, email: order.email, at })
      .onConflictDoNothing()
      .returning();
    if (isNew) await queueMail(tx, withdrawalMail(order, name, at));
    const [kept] = await tx.select().from(premiumWithdrawals).where(eq(premiumWithdrawals.orderId, order.id));
    first = Math.min(first, kept?.at ?? at);
  }
  return first;
}

/** The orders an address may still withdraw from then: everything bought with it in the 14 days before. */
export const withdrawable = (email: string, at: number): Promise<Order[]> =>
  read()
    .select()
    .from(premiumOrders)
    .where(
      and(
        eq(premiumOrders.email, email),
        lte(premiumOrders.agreedAt, at),
        gt(premiumOrders.completedAt, at - LAST_DAY_AFTER),
      ),
    );

/**
 * Ends what was withdrawn from, all of it, and then pays it back. What fails stays in `job_failures` with its words, and
 * is tried again.
 */
export async function carryOutWithdrawals(now = Date.now(), isPatient = false): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return;
  const withdrawn = await read()
    .select({ order: premiumOrders, plan: premiumSubscriptions })
    .from(premiumWithdrawals)
    .innerJoin(premiumOrders, eq(premiumOrders.id, premiumWithdrawals.orderId))
    .leftJoin(premiumSubscriptions, eq(premiumSubscriptions.id, premiumOrders.subscriptionId))
    .where(isNull(premiumWithdrawals.doneAt));
  const idOf = ({ order }: Withdrawn) => order.id;
  const ended: Withdrawn[] = [];
  const work = async (it: Withdrawn) => {
    await end(it, now);
    ended.push(it);
  };
  await workThrough('premium-withdrawal', withdrawn, { idOf, work, now, isPatient });
  await workThrough('premium-refund', ended, { idOf, work: ({ order }) => giveBack(order, now), now, isPatient });
}

interface Withdrawn {
  order: Order;
  /** `null` for a gift, and for a subscription of which nothing was heard. */
  plan: typeof premiumSubscriptions.$inferSelect | null;
}

/** Whatever it opened is closed, and charges nothing any more. */
async function end({ order: { id, subscriptionId }, plan }: Withdrawn, now: number): Promise<void> {
  const cause = `withdrawal ${id}`;
  await write(async (tx) => {
    const [gift] = await tx
      .update(premiumGifts)
      .set({ isVoid: true })
      .where(and(eq(premiumGifts.id, id), eq(premiumGifts.isVoid, false)))
      .returning();
    if (!gift) return;
    // Whoever loses it is told: its holder, or else whom its mail has reached.
    const [holder] = await tx
      .select()
      .from(users)
      .where(eq(users.id, gift.redeemedBy ?? ''));
    const to = holder?.email ?? (gift.mailedAt === null ? null : gift.recipientEmail);
    if (to) await queueMail(tx, giftTakenBackMail(gift, to));
    if (holder) await settleMember(tx, holder.id, cause, now);
  });
  if (plan && !isOver(plan)) await endSubscription(plan, cause, now);
  if (plan || !subscriptionId) return;
  const subscription = await endAtOnce(subscriptionId);
  if (subscription) await write((tx) => takeReport(tx, { kind: 'subscription', subscription }, cause, now));
}

async function giveBack({ id, subscriptionId, paymentId }: Order, now: number): Promise<void> {
  if (subscriptionId)
    await refundAll(paymentsOf(subscriptionId), id).catch(async (error: unknown) => {
      // With other keys than it was bought with, Stripe knows nothing of it: where nothing was paid, nothing is owed.
      if (!isMissing(error) || (await wasPaid(subscriptionId))) throw error;
    });
  if (paymentId) await refundAll([paymentId], id);
  await write((tx) =>
    tx
      .update(premiumWithdrawals)
      .set({ doneAt: now })
      .where(and(eq(premiumWithdrawals.orderId, id), isNull(premiumWithdrawals.doneAt))),
  );
}

async function wasPaid(subscriptionId: string): Promise<boolean> {
  const ofIt = and(eq(premiumBills.subscriptionId, subscriptionId), gt(premiumBills.amount, 0));
  const [bill] = await read().select({ id: premiumBills.id }).from(premiumBills).where(ofIt).limit(1);
  return bill !== undefined;
}
