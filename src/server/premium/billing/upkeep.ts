import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { premiumBills, premiumDisputes, premiumGifts, premiumOrders, premiumSubscriptions } from '#src/db/schema.ts';
import { isOver } from '#src/domain/premium/billing/subscription.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { workThrough } from '../../base/jobs.ts';
import { log } from '../../base/log.ts';
import { carryOutCancellations } from './cancellations.ts';
import { endSubscription, endUnwanted, gone, isOpenHere, openHere } from './ending.ts';
import { takeReport } from './events.ts';
import { mailGifts } from './gifts.ts';
import { catchUp } from './orders.ts';
import { returnLatePayments } from './refunds.ts';
import { settleMember } from './standing.ts';
import {
  billOfPayment,
  billsOf,
  billsSince,
  disputesSince,
  type ListEntry,
  openSubscriptions,
  readSubscription,
  refundsSince,
} from './stripe.ts';
import type { Report } from './stripe-events.ts';
import type { ReportedBill, ReportedDispute, ReportedSubscription } from './stripe-shapes.ts';
import { carryOutWithdrawals } from './withdrawals.ts';

const DAY = 86_400_000;
/** Milliseconds for which bills and disputes are looked at again. */
const BILLS_BACK = 40 * DAY;
/** The same for bills that are unpaid here, and can be paid at Stripe long after. */
const UNPAID_BACK = 400 * DAY;
const DISPUTES_BACK = 200 * DAY;
const CAUSE = 'comparison with Stripe';

/** Settles what time alone changes: a grace that is over, an end that has come, a gift whose day it is. */
export async function settleAll(now = Date.now()): Promise<void> {
  const subscribed = await read()
    .selectDistinct({ userId: premiumSubscriptions.userId })
    .from(premiumSubscriptions)
    .where(and(isNotNull(premiumSubscriptions.userId), isOpenHere));
  const gifted = await read()
    .selectDistinct({ userId: premiumGifts.redeemedBy })
    .from(premiumGifts)
    .where(and(isNotNull(premiumGifts.redeemedBy), gt(premiumGifts.until, now - BILLS_BACK)));
  const members = [...new Set([...subscribed, ...gifted].map(({ userId }) => userId ?? ''))];
  await workThrough('premium-standing', members, {
    idOf: (userId) => userId,
    work: (userId) => write((tx) => settleMember(tx, userId, 'time', now)),
    now,
  });
  await mailGifts(now);
}

/** Ends at Stripe what ended here, and pays back what is owed; `isPatient` leaves what failed to its next try. */
export async function endAndPayBack(now = Date.now(), isPatient = false): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return;
  // What goes on charging is ended before anything is paid back.
  await endUnwanted(now, isPatient);
  await carryOutCancellations(now, isPatient);
  await carryOutWithdrawals(now, isPatient);
  await returnLatePayments(now, isPatient);
}

/**
 * Compares everything with Stripe, item by item, and mends what was missed: events that never came, payments nobody came
 * back from, refunds that are owed. Ends at Stripe what ended here.
 */
export async function compareWithStripe(now = Date.now()): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return;
  await workThrough('premium-order', await unpaidOrders(), {
    idOf: ({ id }) => id,
    work: (order) => catchUp(order, CAUSE),
    now,
  });
  await compareSubscriptions(now);
  const idOf = ({ id }: { id: string }) => id;
  const takeBills = async ({ read: bills }: BillEntry) => {
    for await (const bill of bills()) await take({ kind: 'bill', bill }, now);
  };
  await workThrough('premium-bill-report', billsToCompare(now), { idOf, work: takeBills, now });
  const takeRefund = async ({ read: refund }: ListEntry<ReportedBill>) => take({ kind: 'bill', bill: refund() }, now);
  await workThrough('premium-refund-report', refundsSince(now - BILLS_BACK), { idOf, work: takeRefund, now });
  const work = ({ read: dispute }: ListEntry<ReportedDispute>) => takeDispute(dispute(), now);
  await workThrough('premium-dispute-report', disputesSince(now - DISPUTES_BACK), { idOf, work, now });
  await endAndPayBack(now);
}

const take = (report: Report, now: number): Promise<void> => write((tx) => takeReport(tx, report, CAUSE, now));

type BillEntry = ListEntry<AsyncIterable<ReportedBill> | Iterable<ReportedBill>>;

/** The bills of the last weeks, and those of subscriptions with an older one that is unpaid here: it may be paid by now. */
async function* billsToCompare(now: number): AsyncGenerator<BillEntry> {
  const since = now - BILLS_BACK;
  for await (const { id, read: bill } of billsSince(since)) yield { id, read: () => [bill()] };
  const unpaid = await read()
    .selectDistinct({ id: premiumBills.subscriptionId })
    .from(premiumBills)
    .where(
      and(
        eq(premiumBills.status, 'open'),
        isNotNull(premiumBills.subscriptionId),
        lt(premiumBills.createdAt, since),
        gt(premiumBills.createdAt, now - UNPAID_BACK),
      ),
    );
  for (const { id } of unpaid) if (id !== null) yield { id, read: () => billsOf(id) };
}

/** Orders of which it is not known what became: however old, their Checkouts were paid or have expired. */
const unpaidOrders = () =>
  read()
    .select()
    .from(premiumOrders)
    .where(and(isNull(premiumOrders.completedAt), isNull(premiumOrders.closedAt), isNotNull(premiumOrders.sessionId)));

/** Compares what Stripe lists as open, then what is open here and was not listed, then what was ordered and never heard of. */
async function compareSubscriptions(now: number): Promise<void> {
  const seen = new Set<string>();
  async function* listed(): AsyncGenerator<ListEntry<Promise<ReportedSubscription | null>>> {
    for await (const { id, read: said } of openSubscriptions()) {
      seen.add(id);
      yield { id, read: async () => said() };
    }
    for (const known of await openHere())
      if (!seen.has(known.id))
        yield { id: known.id, read: async () => (await readSubscription(known.id)) ?? gone(known, now) };
    for (const id of await unheardOf()) yield { id, read: () => readSubscription(id) };
  }
  await workThrough('premium-subscription-report', listed(), {
    idOf: ({ id }) => id,
    async work({ read: said }) {
      const subscription = await said();
      if (!subscription) return;
      await take({ kind: 'subscription', subscription }, now);
      await endWhatIsOverHere(subscription, now);
    },
    now,
  });
}

/** Subscriptions of orders that are paid, of which no event came: they may be over already. */
async function unheardOf(): Promise<string[]> {
  const rows = await read()
    .select({ id: premiumOrders.subscriptionId })
    .from(premiumOrders)
    .leftJoin(premiumSubscriptions, eq(premiumSubscriptions.id, premiumOrders.subscriptionId))
    .where(and(isNotNull(premiumOrders.subscriptionId), isNull(premiumSubscriptions.id)));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Nobody has what is over here, and nobody pays for it. */
async function endWhatIsOverHere(said: ReportedSubscription, now: number): Promise<void> {
  if (isOver(said)) return;
  const [known] = await read().select().from(premiumSubscriptions).where(eq(premiumSubscriptions.id, said.id));
  if (known && known.customerId === said.customerId && isOver(known)) await endSubscription(known, CAUSE, now);
}

/** Takes in a dispute, and asks which order its payment was for, where that is not known. */
async function takeDispute(dispute: ReportedDispute, now: number): Promise<void> {
  await take({ kind: 'dispute', dispute }, now);
  const [known] = await read().select().from(premiumDisputes).where(eq(premiumDisputes.id, dispute.id));
  if (!known || known.orderId !== null || dispute.paymentId === null) return;
  const billId = await billOfPayment(dispute.paymentId);
  const orderId = billId && (await orderOfBill(billId));
  if (orderId)
    await write((tx) => tx.update(premiumDisputes).set({ orderId }).where(eq(premiumDisputes.id, dispute.id)));
}

async function orderOfBill(id: string): Promise<string | null> {
  const [bill] = await read().select().from(premiumBills).where(eq(premiumBills.id, id));
  return bill?.orderId ?? null;
}

/** Has what was just declared done as soon as Stripe answers; nobody waits for it. */
export function carryOutSoon(now = Date.now()): void {
  const work = async () => {
    await carryOutCancellations(now, true);
    await carryOutWithdrawals(now, true);
  };
  void work().catch((error: unknown) => log.warn({ err: error }, 'what was declared is carried out later'));
}
