import { eq, lt, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Transaction } from '#src/db/client.ts';
import { premiumBills, premiumDisputes, premiumOrders, stripeEvents } from '#src/db/schema.ts';
import { isOpenDispute } from '#src/domain/premium/billing/dispute.ts';
import { write } from '../../base/database.ts';
import { cap } from '../../base/limits/limits.ts';
import { log } from '../../base/log.ts';
import { completeGift, mailGifts } from './gifts.ts';
import { settleMember, takeSubscription } from './standing.ts';
import { type Report, readEvent, signedByStripe } from './stripe-events.ts';
import type { ReportedBill, ReportedCheckout, ReportedDispute } from './stripe-shapes.ts';

/** Milliseconds for which an event is remembered; Stripe sends one again for three days, and by hand for thirty. */
export const KEEP_EVENTS = 90 * 86_400_000;
const forgeries = cap({ times: 60, seconds: 60 });

/**
 * Works on an event of Stripe's, once: its id is stored in the transaction of what it changes. Throws `validation` for
 * one that Stripe did not sign for this site, and `rate_limited` after many of these from one address; `validation` for one
 * in a shape that is not known here, too.
 */
export async function takeEvent(body: Buffer, signature: string, address: string): Promise<void> {
  await forgeries.check(address);
  const { id, type, report } = readEvent(await believed(body, signature, address));
  if (report.kind === 'other') return;
  const now = Date.now();
  await write(async (tx) => {
    const [isNew] = await tx
      .insert(stripeEvents)
      .values({ id, type, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    if (isNew) await takeReport(tx, report, id, now);
  });
  if (report.kind === 'checkout') await mailGifts(now);
}

/**
 * An event, once its signature was looked at; a forged one is counted against the address it came from. What Stripe signed
 * is not, whatever it says: the next one from there may be believed.
 */
async function believed(body: Buffer, signature: string, address: string): Promise<Stripe.Event> {
  try {
    return signedByStripe(body, signature);
  } catch (error) {
    await forgeries.take(address);
    throw error;
  }
}

/** Takes in what Stripe said, by an event or when it was asked. In any order, and as often as one likes. */
export async function takeReport(tx: Transaction, report: Report, cause: string, now: number): Promise<void> {
  if (report.kind === 'subscription') {
    const owner = await takeSubscription(tx, report.subscription);
    if (!owner) log.warn({ cause, subscription: report.subscription.id }, 'a subscription that was not ordered here');
    else if (owner.userId) await settleMember(tx, owner.userId, cause, now);
  }
  if (report.kind === 'bill') await takeBill(tx, report.bill);
  if (report.kind === 'dispute') await takeDispute(tx, report.dispute);
  if (report.kind === 'checkout') await takeCheckout(tx, report.checkout, now);
}

/** The progress of a bill. */
const PROGRESS = ['draft', 'open', 'uncollectible', 'void', 'paid', 'pending', 'requires_action', 'succeeded'];

async function takeBill(tx: Transaction, bill: ReportedBill): Promise<void> {
  if (bill.kind === 'invoice' && !(await isSoldHere(tx, bill))) return;
  const [known] = await tx.select().from(premiumBills).where(eq(premiumBills.id, bill.id));
  const isOlder =
    known && (known.asOf - bill.asOf || PROGRESS.indexOf(known.status) - PROGRESS.indexOf(bill.status)) > 0;
  if (isOlder) return;
  const { id, ...changed } = bill;
  await tx.insert(premiumBills).values(bill).onConflictDoUpdate({ target: premiumBills.id, set: changed });
}

/** Whether an invoice is of what was ordered here: the same account may sell other things, which are none of our revenue. */
async function isSoldHere(tx: Transaction, { orderId, subscriptionId }: ReportedBill): Promise<boolean> {
  const { id } = premiumOrders;
  const isIts = or(eq(id, orderId ?? ''), eq(premiumOrders.subscriptionId, subscriptionId ?? ''));
  const [order] = await tx.select({ id }).from(premiumOrders).where(isIts).limit(1);
  return order !== undefined;
}

async function takeDispute(tx: Transaction, said: ReportedDispute): Promise<void> {
  const [known] = await tx.select().from(premiumDisputes).where(eq(premiumDisputes.id, said.id));
  // What is decided stays so.
  const isOlder = known && (Number(isOpenDispute(said)) - Number(isOpenDispute(known)) || known.asOf - said.asOf) > 0;
  if (isOlder) return;
  const [order] = await tx
    .select({ id: premiumOrders.id })
    .from(premiumOrders)
    .where(eq(premiumOrders.paymentId, said.paymentId ?? ''));
  const orderId = known?.orderId ?? order?.id ?? null;
  const { id, ...changed } = said;
  await tx
    .insert(premiumDisputes)
    .values({ ...said, orderId })
    .onConflictDoUpdate({ target: premiumDisputes.id, set: { ...changed, orderId } });
}

async function takeCheckout(tx: Transaction, said: ReportedCheckout, now: number): Promise<void> {
  const [order] = await tx
    .select()
    .from(premiumOrders)
    .where(eq(premiumOrders.id, said.orderId ?? ''));
  if (!order || order.completedAt !== null) return;
  // Only the Checkout that was opened for it counts; where opening it was not answered, by what only we write into it.
  if (order.sessionId === null ? !said.isOfOrder : order.sessionId !== said.id) return;
  const { customerId, subscriptionId, paymentId } = said;
  const what = said.isComplete
    ? { completedAt: now, sessionId: said.id, customerId, subscriptionId, paymentId }
    : said.isClosed && { closedAt: now };
  if (!what) return;
  await tx.update(premiumOrders).set(what).where(eq(premiumOrders.id, order.id));
  if (said.isComplete && order.kind === 'gift') await completeGift(tx, order, now);
}

/** Forgets events that Stripe sends no more. */
export const forgetOldEvents = (tx: Transaction, before: number): Promise<unknown> =>
  tx.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before));
