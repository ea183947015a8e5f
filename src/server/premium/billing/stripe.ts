import type Stripe from 'stripe';
import { isOver } from '#src/domain/premium/billing/subscription.ts';
import { type Answered, answeredAt, ask, everyOf, isDeclined, isMissing } from './stripe-client.ts';
import {
  disputeShape,
  invoiceShape,
  type ReportedBill,
  type ReportedDispute,
  type ReportedSubscription,
  refundShape,
  subscriptionShape,
} from './stripe-shapes.ts';

const reported = (answer: Answered<Stripe.Subscription>): ReportedSubscription => ({
  ...subscriptionShape.parse(answer),
  asOf: answeredAt(answer),
});

/** Has a subscription end with the time that is paid, or go on after all; `null` where Stripe knows none. */
export async function setEnding(id: string, ends: boolean): Promise<ReportedSubscription | null> {
  try {
    return reported(await ask((it) => it.subscriptions.update(id, { cancel_at_period_end: ends })));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Has a subscription end at a moment (UTC milliseconds) before what is paid does; `null`: not any more. */
export async function endOn(id: string, at: number | null): Promise<ReportedSubscription | null> {
  const when = at === null ? ('' as const) : Math.floor(at / 1000);
  try {
    // What is paid back of the rest is paid back here.
    return reported(await ask((it) => it.subscriptions.update(id, { cancel_at: when, proration_behavior: 'none' })));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Ends a subscription at once; one that is over stays so. Returns what it is then, `null` where Stripe knows none. Throws
 * where it goes on.
 */
export async function endAtOnce(id: string): Promise<ReportedSubscription | null> {
  try {
    return reported(await ask((it) => it.subscriptions.cancel(id)));
  } catch (error) {
    if (!isDeclined(error)) throw error;
    const said = await readSubscription(id);
    if (said && !isOver(said)) throw error;
    return said;
  }
}

/** A subscription as it is now; `null` where Stripe knows none. */
export async function readSubscription(id: string): Promise<ReportedSubscription | null> {
  try {
    return reported(await ask((it) => it.subscriptions.retrieve(id)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Something that Stripe listed, still to be read; what cannot be read is one entry's trouble. */
export interface ListEntry<T> {
  id: string;
  read: () => T;
}

async function* entriesOf<T extends { id: string; answeredAt: number }, Out extends object>(
  list: AsyncIterable<T>,
  shape: { parse: (entry: T) => Out },
): AsyncGenerator<ListEntry<Out & { asOf: number }>> {
  for await (const it of list) yield { id: it.id, read: () => ({ ...shape.parse(it), asOf: it.answeredAt }) };
}

/** Every subscription that is not over. */
export const openSubscriptions = (): AsyncIterable<ListEntry<ReportedSubscription>> =>
  entriesOf(
    everyOf((stripe, page) => stripe.subscriptions.list(page)),
    subscriptionShape,
  );

const createdSince = (since: number) => ({ gte: Math.floor(since / 1000) });

/** Bills made since a moment. */
export const billsSince = (since: number): AsyncIterable<ListEntry<ReportedBill>> =>
  entriesOf(
    everyOf((stripe, page) => stripe.invoices.list({ ...page, created: createdSince(since) })),
    invoiceShape,
  );

/** Every bill of a subscription. */
export async function* billsOf(subscription: string): AsyncGenerator<ReportedBill> {
  const list = everyOf((stripe, page) => stripe.invoices.list({ ...page, subscription }));
  for await (const { read: bill } of entriesOf(list, invoiceShape)) yield bill();
}

export const refundsSince = (since: number): AsyncIterable<ListEntry<ReportedBill>> =>
  entriesOf(
    everyOf((stripe, page) => stripe.refunds.list({ ...page, created: createdSince(since) })),
    refundShape,
  );

export const disputesSince = (since: number): AsyncIterable<ListEntry<ReportedDispute>> =>
  entriesOf(
    everyOf((stripe, page) => stripe.disputes.list({ ...page, created: createdSince(since) })),
    disputeShape,
  );

/** Payments of a subscription's paid bills. */
export async function* paymentsOf(subscription: string): AsyncGenerator<string> {
  for await (const { id } of everyOf((stripe, page) => stripe.invoices.list({ ...page, subscription, status: 'paid' })))
    yield* paymentsOfBill(id);
}

export async function* paymentsOfBill(invoice: string): AsyncGenerator<string> {
  for await (const { payment } of everyOf((stripe, page) => stripe.invoicePayments.list({ ...page, invoice }))) {
    const { payment_intent: intent } = payment;
    if (intent) yield typeof intent === 'string' ? intent : intent.id;
  }
}

/** The bill that a payment was for; `null` for none. */
export async function billOfPayment(payment: string): Promise<string | null> {
  const asked = { payment: { type: 'payment_intent', payment_intent: payment } } as const;
  const { data } = await ask((it) => it.invoicePayments.list(asked));
  const invoice = data[0]?.invoice ?? null;
  return invoice === null || typeof invoice === 'string' ? invoice : invoice.id;
}

/**
 * Pays a payment back, whole or a part of it (smallest units), once however often it is asked for: of what was paid back already Stripe has nothing left
 * to give. It is asked under no key of ours, under which it would repeat a failure for a day.
 */
export async function payBack(paymentId: string, orderId: string, amount?: number): Promise<void> {
  const wanted = { payment_intent: paymentId, metadata: { order: orderId } };
  try {
    // A part would leave something to give a second time: it has a key.
    await (amount === undefined
      ? ask((it) => it.refunds.create(wanted))
      : ask((it) => it.refunds.create({ ...wanted, amount }, { idempotencyKey: `rest-${orderId}` })));
  } catch (error) {
    if (isDeclined(error) && error.code === 'charge_already_refunded') return;
    throw error;
  }
}
