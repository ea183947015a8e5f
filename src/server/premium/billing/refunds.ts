import { eq } from 'drizzle-orm';
import { premiumBills, premiumDisputes } from '#src/db/schema.ts';
import { disputeReason, isLostDispute, isOpenDispute } from '#src/domain/premium/billing/dispute.ts';
import { read, write } from '../../base/database.ts';
import { workThrough } from '../../base/jobs.ts';
import { latePayments } from './ending.ts';
import { payBack, paymentsOfBill } from './stripe.ts';

/**
 * Pays a payment back, unless its buyer has had it back from their bank. Throws while the bank has not decided: the buyer
 * would have it twice.
 */
async function refund(paymentId: string, orderId: string): Promise<void> {
  if (!(await isReturnedByBank(paymentId))) await payBack(paymentId, orderId);
}

async function isReturnedByBank(paymentId: string): Promise<boolean> {
  const disputes = await read().select().from(premiumDisputes).where(eq(premiumDisputes.paymentId, paymentId));
  const open = disputes.find(isOpenDispute);
  if (open)
    throw new Error(
      `The buyer’s bank disputes this payment (${disputeReason(open.reason)}): nothing is paid back until that is decided.`,
    );
  return disputes.some(isLostDispute);
}

/**
 * Pays back a part of a payment, once however often it is asked for. Throws while its buyer's bank has not decided
 * whether it goes back whole.
 */
export async function refundPart(paymentId: string, orderId: string, amount: number): Promise<void> {
  if (await isReturnedByBank(paymentId)) return;
  await payBack(paymentId, orderId, amount);
}

/** Pays back each of several payments; what fails stops none of the others. Throws what failed first. */
export async function refundAll(payments: AsyncIterable<string> | Iterable<string>, orderId: string): Promise<void> {
  const failures: unknown[] = [];
  for await (const payment of payments)
    await refund(payment, orderId).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Gives back what was charged when it was over. */
export async function returnLatePayments(now: number, isPatient: boolean): Promise<void> {
  await workThrough('premium-late-payment', await latePayments(), {
    idOf: ({ bill }) => bill.number ?? bill.id,
    async work({ bill }) {
      await refundAll(paymentsOfBill(bill.id), bill.orderId ?? '');
      await write((tx) => tx.update(premiumBills).set({ returnedAt: now }).where(eq(premiumBills.id, bill.id)));
    },
    now,
    isPatient,
  });
}
