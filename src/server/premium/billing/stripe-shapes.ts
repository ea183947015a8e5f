import { z } from 'zod';
import { SUBSCRIPTION_STATUSES, type Subscription } from '#src/domain/premium/billing/subscription.ts';

/** Stripe names another thing by its id, or sends it whole. */
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const optionalId = idOf.nullish().transform((id) => id ?? null);
/** Seconds on the wire, milliseconds here: no further ahead than a calendar has a date for. */
const time = z
  .int()
  .min(0)
  .max(8.64e12)
  .transform((seconds) => seconds * 1000);
const optionalTime = time.nullish().transform((at) => at ?? null);
/** The currency of an amount in the smallest unit. */
const currency = z.string().regex(/^[a-z]{3}$/);
/** The address of a page that is linked to. */
const pageAddress = z
  .url({ protocol: /^https$/ })
  .nullish()
  .catch(null)
  .transform((url) => url ?? null);
const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((data) => data?.order ?? null);

/** A subscription, whose it is, and the order of ours that it came from. */
export interface ReportedSubscription extends Subscription {
  customerId: string;
  orderId: string | null;
}

/** A subscription as Stripe writes it since its API of March 2025, with the period at its item. */
export const subscriptionShape = z
  .object({
    id: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    customer: idOf,
    created: time,
    trial_end: optionalTime,
    cancel_at: optionalTime,
    cancel_at_period_end: z.boolean(),
    ended_at: optionalTime,
    currency,
    metadata,
    items: z.object({
      data: z
        .array(
          z.object({
            current_period_start: time,
            current_period_end: time,
            price: z.object({
              unit_amount: z.int().min(0).nullable(),
              recurring: z.object({ interval: z.enum(['month', 'year', 'day', 'week']) }).nullable(),
            }),
          }),
        )
        .min(1),
    }),
  })
  .transform((it) => {
    const [item] = it.items.data;
    const periodEnd = item?.current_period_end ?? 0;
    return {
      id: it.id,
      status: it.status,
      customerId: it.customer,
      orderId: it.metadata,
      createdAt: it.created,
      periodStart: item?.current_period_start ?? 0,
      periodEnd,
      trialEnd: it.trial_end,
      cancelAt: it.cancel_at ?? (it.cancel_at_period_end ? periodEnd : null),
      endedAt: it.ended_at,
      amount: item?.price.unit_amount ?? 0,
      currency: it.currency.toUpperCase(),
      interval: item?.price.recurring?.interval === 'year' ? ('year' as const) : ('month' as const),
    };
  });

export const invoiceShape = z
  .object({
    id: z.string(),
    customer: optionalId,
    number: z.string().nullish(),
    status: z.string().nullish(),
    amount_paid: z.int(),
    amount_remaining: z.int(),
    attempt_count: z.int(),
    currency,
    created: time,
    customer_address: z.object({ country: z.string().nullish() }).nullish(),
    hosted_invoice_url: pageAddress,
    metadata,
    parent: z.object({ subscription_details: z.object({ subscription: idOf, metadata }).nullish() }).nullish(),
    status_transitions: z.object({ paid_at: optionalTime }),
    total: z.int(),
    total_taxes: z.array(z.object({ amount: z.int() })).nullish(),
  })
  .transform((it) => {
    const details = it.parent?.subscription_details;
    return {
      id: it.id,
      kind: 'invoice' as const,
      customerId: it.customer,
      subscriptionId: details?.subscription ?? null,
      orderId: it.metadata ?? details?.metadata ?? null,
      number: it.number ?? null,
      status: it.status ?? 'draft',
      amount: it.amount_paid,
      due: it.amount_remaining,
      tax: (it.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      currency: it.currency.toUpperCase(),
      country: it.customer_address?.country ?? null,
      attempts: it.attempt_count,
      createdAt: it.created,
      paidAt: it.status_transitions.paid_at,
      url: it.hosted_invoice_url,
    };
  });

export const refundShape = z
  .object({
    id: z.string(),
    amount: z.int(),
    currency,
    created: time,
    status: z.string().nullish(),
    metadata,
  })
  .transform((it) => ({
    id: it.id,
    kind: 'refund' as const,
    customerId: null,
    subscriptionId: null,
    orderId: it.metadata,
    number: null,
    status: it.status ?? 'pending',
    amount: it.amount,
    due: 0,
    tax: 0,
    currency: it.currency.toUpperCase(),
    country: null,
    attempts: 0,
    createdAt: it.created,
    paidAt: it.status === 'failed' || it.status === 'canceled' ? null : it.created,
    url: null,
  }));

/** A bill or a refund, and when Stripe said so. */
export type ReportedBill = (z.output<typeof invoiceShape> | z.output<typeof refundShape>) & { asOf: number };

/** A payment that its buyer had their bank take back. */
export const disputeShape = z
  .object({
    id: z.string(),
    payment_intent: optionalId,
    status: z.string(),
    reason: z.string(),
    amount: z.int(),
    currency,
    created: time,
    evidence_details: z.object({ due_by: optionalTime }).nullish(),
  })
  .transform((it) => ({
    id: it.id,
    paymentId: it.payment_intent,
    status: it.status,
    reason: it.reason,
    amount: it.amount,
    currency: it.currency.toUpperCase(),
    createdAt: it.created,
    dueBy: it.evidence_details?.due_by ?? null,
  }));
/** A dispute, and when Stripe said so. */
export type ReportedDispute = z.output<typeof disputeShape> & { asOf: number };

/** The outcome of an order's Checkout. */
export const checkoutShape = z
  .object({
    id: z.string(),
    url: z.string().nullish(),
    status: z.string().nullish(),
    payment_status: z.string(),
    client_reference_id: z.string().nullish(),
    metadata,
    customer: optionalId,
    subscription: optionalId,
    payment_intent: optionalId,
  })
  .transform((it) => ({
    id: it.id,
    url: it.url ?? null,
    orderId: it.client_reference_id ?? null,
    /** By our own key: the reference can be chosen by whoever pays on another page of the account (Payment Links). */
    isOfOrder: it.metadata !== null && it.metadata === it.client_reference_id,
    isComplete: it.status === 'complete' && it.payment_status !== 'unpaid',
    isOpen: it.status === 'open',
    isClosed: it.status === 'expired',
    customerId: it.customer,
    subscriptionId: it.subscription,
    paymentId: it.payment_intent,
  }));
export type ReportedCheckout = z.output<typeof checkoutShape>;
