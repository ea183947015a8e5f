import { and, eq, isNull } from 'drizzle-orm';
import { premiumGifts, premiumOrders, premiumWithdrawals } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LAST_DAY_AFTER, type WithdrawalClaim } from '#src/domain/premium/billing/withdrawal.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { cap } from '../../base/limits.ts';
import { log } from '../../base/log.ts';
import { queueMail } from '../../mail/queue.ts';
import { takeReport } from './events.ts';
import { withdrawalLetter } from './letters.ts';
import { settleMember } from './standing.ts';
import { endAtOnce, payBack, paymentsOf } from './stripe.ts';

type Order = typeof premiumOrders.$inferSelect;

const claims = cap({ times: 30, seconds: 3600 });

const UNKNOWN = 'There is no such order for this address. Please look both up in the mail that came with it.';

/**
 * The order somebody wants to withdraw from, by its number and the address it was made with: without an account. Throws
 * `validation` for any other, and `conflict` once the 14 days are over.
 */
export async function findOrder({ order: id, email }: WithdrawalClaim, address: string): Promise<Order> {
  await claims.take(address);
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
 * Stripe answers. Declaring it again changes nothing; returns when it came in.
 */
export async function withdraw(claim: WithdrawalClaim, address: string): Promise<{ order: string; at: number }> {
  const order = await findOrder(claim, address);
  const { name } = claim;
  const now = Date.now();
  const at = await write(async (tx) => {
    const [isNew] = await tx
      .insert(premiumWithdrawals)
      .values({ orderId: order.id, name, email: order.email, at: now })
      .onConflictDoNothing()
      .returning();
    if (isNew) await queueMail(tx, withdrawalLetter(order, name, now));
    const [kept] = await tx.select().from(premiumWithdrawals).where(eq(premiumWithdrawals.orderId, order.id));
    return kept?.at ?? now;
  });
  // Whoever declared it has done their part: they do not wait for Stripe.
  void carryOutWithdrawals().catch((error: unknown) => log.warn({ err: error }, 'a withdrawal is carried out later'));
  return { order: order.id, at };
}

/** Ends what was withdrawn from and pays it back; what fails is tried again with the next comparison. */
export async function carryOutWithdrawals(): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return;
  const open = await read()
    .select({ order: premiumOrders })
    .from(premiumWithdrawals)
    .innerJoin(premiumOrders, eq(premiumOrders.id, premiumWithdrawals.orderId))
    .where(isNull(premiumWithdrawals.doneAt));
  for (const { order } of open) await carryOut(order);
}

async function carryOut({ id, subscriptionId, paymentId }: Order): Promise<void> {
  const cause = `withdrawal ${id}`;
  const ended = subscriptionId ? await endAtOnce(subscriptionId) : null;
  if (subscriptionId) for await (const payment of paymentsOf(subscriptionId)) await payBack(payment, id);
  if (paymentId) await payBack(paymentId, id);
  const now = Date.now();
  await write(async (tx) => {
    if (ended) await takeReport(tx, { kind: 'subscription', subscription: ended }, cause, now);
    const [gift] = await tx.update(premiumGifts).set({ isVoid: true }).where(eq(premiumGifts.id, id)).returning();
    if (gift?.redeemedBy) await settleMember(tx, gift.redeemedBy, cause, now);
    await tx
      .update(premiumWithdrawals)
      .set({ doneAt: now })
      .where(and(eq(premiumWithdrawals.orderId, id), isNull(premiumWithdrawals.doneAt)));
  });
}
