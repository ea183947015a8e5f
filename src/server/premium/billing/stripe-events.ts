import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '#src/domain/errors.ts';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
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

/** An event that Stripe sent, by its bytes and its signature. Throws `validation` for one that is forged or old. */
export function signedByStripe(body: Buffer, signature: string): Stripe.Event {
  const { STRIPE_WEBHOOK_SECRET: secret } = env();
  if (!secret) throw new AppError('not_found', 'Nothing is sold here');
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
  } catch (cause) {
    throw new AppError('validation', 'This event is not signed by Stripe, or too old', {
      cause,
      turnedAway: 'forged_event',
    });
  }
}

/** The content of an event. Throws `validation` for one that is not of this account, and for one in a shape not known here. */
export function readEvent(event: Stripe.Event): StripeEvent {
  const isOurs = !event.account && event.livemode === (env().STRIPE_SECRET_KEY?.includes('_live_') ?? false);
  if (!isOurs) throw new AppError('validation', 'This event is about another account');
  const { data, error } = eventShape.safeParse(event);
  if (!data) throw misshapen(event, error);
  try {
    return { id: data.id, type: data.type, report: reportOf(data) };
  } catch (error) {
    if (error instanceof z.ZodError) throw misshapen(event, error);
    throw error;
  }
}

const eventShape = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  created: z.int().min(0),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** Stripe shows it as a delivery that failed, and sends it again. */
function misshapen({ id, type }: Pick<Stripe.Event, 'id' | 'type'>, cause: z.ZodError): AppError {
  log.warn({ event: id, type, err: cause }, 'an event of Stripe’s has a shape that is not known: docs/payments.md');
  return new AppError('validation', 'This event has a shape that is not known here', { cause });
}

function reportOf({ type, created, data: { object } }: z.output<typeof eventShape>): Report {
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
