import type Stripe from 'stripe';
import { ask, isDeclined, isMissing } from './stripe-client.ts';
import { checkoutShape, type ReportedCheckout } from './stripe-shapes.ts';

export interface CheckoutOrder {
  /** Also the idempotency key: asked again, it is the same Checkout. */
  id: string;
  kind: 'month' | 'year' | 'gift';
  /** The bought thing's name on bills. */
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

/** Whether Stripe knows the customer no more as whom somebody was to pay. */
export const isUnknownCustomer = (error: unknown): boolean => isMissing(error, 'customer');

/** The outcome of a Checkout; `null` where Stripe knows none. */
export async function readCheckout(sessionId: string): Promise<ReportedCheckout | null> {
  try {
    return checkoutShape.parse(await ask((it) => it.checkout.sessions.retrieve(sessionId)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Closes a Checkout so that nobody pays it any more; `false` where somebody has. Throws where somebody still can. */
export async function closeCheckout(sessionId: string): Promise<boolean> {
  try {
    await ask((it) => it.checkout.sessions.expire(sessionId));
    return true;
  } catch (error) {
    if (!isDeclined(error)) throw error;
    const said = await readCheckout(sessionId);
    // It could still be paid: that it was refused is not the end of it.
    if (said?.isOpen) throw error;
    return said === null || said.isClosed;
  }
}

/** Address of Stripe's page where a customer changes how they pay; `null` for one that Stripe knows no more. */
export async function openPortal(customer: string, returnUrl: string): Promise<string | null> {
  try {
    return (await ask((it) => it.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url;
  } catch (error) {
    if (isUnknownCustomer(error)) return null;
    throw error;
  }
}
