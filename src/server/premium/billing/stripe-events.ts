import Stripe from 'stripe';
import { AppError } from '#src/domain/errors.ts';
import { env } from '../../base/env.ts';
import {
  checkoutShape,
  disputeShape,
  invoiceShape,
  type ReportedBill,
  type ReportedCheckout,
  type ReportedDispute,
  type ReportedSubscription,
  refundShape,
  subscriptionShape,
} from './stripe-shapes.ts';

/** Seconds for which a signed event is believed. */
const TOLERANCE = 300;

export type Report =
  | { kind: 'subscription'; subscription: ReportedSubscription }
  | { kind: 'bill'; bill: ReportedBill }
  | { kind: 'dispute'; dispute: ReportedDispute }
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
  if (type.startsWith('charge.dispute.')) return { kind: 'dispute', dispute: { ...disputeShape.parse(object), asOf } };
  if (type.startsWith('checkout.session.')) return { kind: 'checkout', checkout: checkoutShape.parse(object) };
  return { kind: 'other' };
}
