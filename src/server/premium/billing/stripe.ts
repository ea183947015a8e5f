import Stripe from 'stripe';
import { AppError } from '#src/domain/errors.ts';
import { env } from '../../base/env.ts';
import {
  checkoutShape,
  invoiceShape,
  type ReportedBill,
  type ReportedCheckout,
  type ReportedSubscription,
  refundShape,
  subscriptionShape,
} from './stripe-shapes.ts';

/** Milliseconds for one try, and for a whole question with its repeated tries: whoever waits is told within ten seconds. */
const TRY_PATIENCE = 4000;
const PATIENCE = 9000;
/** Seconds for which a signed event is believed. */
const TOLERANCE = 300;
const RETRY_AFTER = 30;
const PAGE = 100;

let client: { key: string; stripe: Stripe } | undefined;

function stripe(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_STAND_IN } = env();
  if (!key) throw new AppError('not_found', 'Nothing is sold here');
  if (client?.key !== key) {
    const standIn = STRIPE_STAND_IN ? new URL(STRIPE_STAND_IN) : null;
    client = {
      key,
      stripe: new Stripe(key, {
        maxNetworkRetries: 1,
        timeout: TRY_PATIENCE,
        telemetry: false,
        ...(standIn && { protocol: 'http', host: standIn.hostname, port: standIn.port }),
      }),
    };
  }
  return client.stripe;
}

/**
 * Asks Stripe. The library repeats what failed under the same idempotency key. Throws `unavailable` when there is no
 * answer in time, or none that helps now.
 */
async function ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  // The library's own time starts anew with every byte.
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), PATIENCE);
  });
  const answer = question(stripe()).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) throw error;
    if (error instanceof Stripe.errors.StripeError) throw unavailable(error);
    throw error;
  });
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}

const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'The payment service does not answer right now. Please try again in a moment.', {
    cause,
    retryAfter: RETRY_AFTER,
  });

/** Whether Stripe has stored a failure of its own under the key of what was asked: asked again, it would say the same. */
export const hasSpentKey = (error: unknown): boolean =>
  error instanceof AppError &&
  error.details.cause instanceof Stripe.errors.StripeError &&
  (error.details.cause.statusCode ?? 0) >= 500;

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

type Answered<T> = T & { lastResponse: { headers: Record<string, string> } };

/** When Stripe answered, by its own clock, of which one sees whole seconds: the answer knew the events of its second. */
const answeredAt = ({ lastResponse }: Answered<object>): number =>
  (Date.parse(lastResponse.headers.date ?? '') || Math.floor(Date.now() / 1000) * 1000) + 999;

const reported = (answer: Answered<Stripe.Subscription>): ReportedSubscription => ({
  ...subscriptionShape.parse(answer),
  asOf: answeredAt(answer),
});

export interface CheckoutOrder {
  /** Also the idempotency key: asked again, it is the same Checkout. */
  id: string;
  kind: 'month' | 'year' | 'gift';
  /** What is bought, as bills call it. */
  name: string;
  amount: number;
  currency: string;
  trialDays: number;
  email: string;
  customerId: string | null;
  agreedAt: number;
  usesStripeTax: boolean;
  taxRate: string;
  takesPromotionCodes: boolean;
  doneUrl: string;
  backUrl: string;
}

/** Milliseconds for which an order can be paid. */
export const CHECKOUT_LIFETIME = 3_600_000;

/** Opens Stripe's page on which an order is paid. */
export async function openCheckout(order: CheckoutOrder): Promise<ReportedCheckout> {
  const { id, kind, amount, customerId, email, taxRate, usesStripeTax } = order;
  const isGift = kind === 'gift';
  const metadata = { order: id };
  const rates = !usesStripeTax && taxRate ? [taxRate] : undefined;
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: isGift ? 'payment' : 'subscription',
    client_reference_id: id,
    metadata,
    success_url: order.doneUrl,
    cancel_url: order.backUrl,
    expires_at: Math.floor((order.agreedAt + CHECKOUT_LIFETIME) / 1000),
    allow_promotion_codes: order.takesPromotionCodes,
    automatic_tax: { enabled: usesStripeTax },
    ...(customerId
      ? { customer: customerId, ...(usesStripeTax && { customer_update: { address: 'auto' as const } }) }
      : { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: amount,
          tax_behavior: 'inclusive',
          product_data: { name: order.name },
          ...(!isGift && { recurring: { interval: kind } }),
        },
        ...(isGift && rates && { tax_rates: rates }),
      },
    ],
    ...(isGift
      ? { invoice_creation: { enabled: true, invoice_data: { metadata } } }
      : {
          subscription_data: {
            metadata,
            ...(order.trialDays > 0 && { trial_period_days: order.trialDays }),
            ...(rates && { default_tax_rates: rates }),
          },
        }),
  };
  return checkoutShape.parse(await ask((it) => it.checkout.sessions.create(params, { idempotencyKey: `order-${id}` })));
}

/** What became of a Checkout. */
export const readCheckout = async (sessionId: string): Promise<ReportedCheckout> =>
  checkoutShape.parse(await ask((it) => it.checkout.sessions.retrieve(sessionId)));

/** Closes a Checkout so that nobody pays it any more; `false` where it is paid already, or closed. */
export const closeCheckout = (sessionId: string): Promise<boolean> =>
  ask((it) => it.checkout.sessions.expire(sessionId)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
      throw error;
    },
  );

/** Address of Stripe's page where a customer changes how they pay. */
export const openPortal = async (customer: string, returnUrl: string): Promise<string> =>
  (await ask((it) => it.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url;

/** Has a subscription end with the time that is paid, or go on after all. */
export const setEnding = async (id: string, ends: boolean): Promise<ReportedSubscription> =>
  reported(await ask((it) => it.subscriptions.update(id, { cancel_at_period_end: ends })));

/** Ends a subscription at once; one that is over stays so. */
export async function endAtOnce(id: string): Promise<ReportedSubscription | null> {
  try {
    return reported(await ask((it) => it.subscriptions.cancel(id)));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return readSubscription(id);
    throw error;
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

type Listed<T> = Promise<Answered<Stripe.ApiList<T>>>;

/** Every entry of a list of Stripe's, page by page, with when Stripe said so. */
async function* everyOf<T extends { id: string }>(
  list: (stripe: Stripe, page: { limit: number; starting_after?: string }) => Listed<T>,
): AsyncGenerator<T & { answeredAt: number }> {
  let after: string | undefined;
  do {
    const page = await ask((it) => list(it, { limit: PAGE, ...(after && { starting_after: after }) }));
    for (const entry of page.data) yield { ...entry, answeredAt: answeredAt(page) };
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
}

/** Every subscription that is not over. */
export async function* openSubscriptions(): AsyncGenerator<ReportedSubscription> {
  for await (const it of everyOf((stripe, page) => stripe.subscriptions.list(page)))
    yield { ...subscriptionShape.parse(it), asOf: it.answeredAt };
}

/** Bills and refunds made since a moment. */
export async function* billsSince(since: number): AsyncGenerator<ReportedBill> {
  const created = { gte: Math.floor(since / 1000) };
  for await (const it of everyOf((stripe, page) => stripe.invoices.list({ ...page, created })))
    yield { ...invoiceShape.parse(it), asOf: it.answeredAt };
  for await (const it of everyOf((stripe, page) => stripe.refunds.list({ ...page, created })))
    yield { ...refundShape.parse(it), asOf: it.answeredAt };
}

/** Payments of a subscription's bills, to be paid back. */
export async function* paymentsOf(subscription: string): AsyncGenerator<string> {
  for await (const { id } of everyOf((stripe, page) =>
    stripe.invoices.list({ ...page, subscription, status: 'paid' }),
  )) {
    const invoice = id ?? '';
    for await (const { payment } of everyOf((stripe, page) => stripe.invoicePayments.list({ ...page, invoice }))) {
      const { payment_intent: intent } = payment;
      if (intent) yield typeof intent === 'string' ? intent : intent.id;
    }
  }
}

/** Pays a payment back, once however often it is asked for. */
export async function payBack(paymentId: string, orderId: string): Promise<void> {
  try {
    await ask((it) =>
      it.refunds.create(
        { payment_intent: paymentId, metadata: { order: orderId } },
        { idempotencyKey: `refund-${orderId}-${paymentId}` },
      ),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
    throw error;
  }
}

export type Report =
  | { kind: 'subscription'; subscription: ReportedSubscription }
  | { kind: 'bill'; bill: ReportedBill }
  | { kind: 'checkout'; checkout: ReportedCheckout }
  /** Nothing that anything here follows from. */
  | { kind: 'other' };

export interface StripeEvent {
  id: string;
  type: string;
  report: Report;
}

/** An event that Stripe sent, by its bytes and its signature. Throws `validation` for one that is forged, old or not ours. */
export function readEvent(body: Buffer, signature: string): StripeEvent {
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_SECRET_KEY: key } = env();
  if (!secret || !key) throw new AppError('not_found', 'Nothing is sold here');
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
  } catch (cause) {
    throw new AppError('validation', 'This event is not signed by Stripe, or too old', { cause });
  }
  const isOurs = !event.account && event.livemode === key.includes('_live_');
  if (!isOurs) throw new AppError('validation', 'This event is about another account');
  return { id: event.id, type: event.type, report: reportOf(event) };
}

function reportOf({ type, created, data: { object } }: Stripe.Event): Report {
  const asOf = created * 1000;
  if (type.startsWith('customer.subscription.'))
    return { kind: 'subscription', subscription: { ...subscriptionShape.parse(object), asOf } };
  // An invoice in preview has no id.
  if (type.startsWith('invoice.') && 'id' in object)
    return { kind: 'bill', bill: { ...invoiceShape.parse(object), asOf } };
  if (type.startsWith('refund.')) return { kind: 'bill', bill: { ...refundShape.parse(object), asOf } };
  if (type.startsWith('checkout.session.')) return { kind: 'checkout', checkout: checkoutShape.parse(object) };
  return { kind: 'other' };
}
