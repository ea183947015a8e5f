import { GRACE, type SubscriptionStatus } from '#src/domain/premium/billing/subscription.ts';

const DAY = 86_400;

export interface WorldSubscription {
  id: string;
  customer: string;
  order: string;
  status: SubscriptionStatus;
  created: number;
  start: number;
  end: number;
  trialEnd: number | null;
  cancelsAtEnd: boolean;
  /** Before its end. */
  cancelAt: number | null;
  endedAt: number | null;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
}

export interface WorldEvent {
  id: string;
  type: string;
  created: number;
  object: object;
}

/**
 * The lives of subscriptions as Stripe has them, by a clock that is turned by hand (seconds). Everything that happens says
 * so in an event, in the shape of the API that the library of this project is made for.
 */
export function stripeWorld(start: number) {
  let now = start;
  let counted = 0;
  const subscriptions = new Map<string, WorldSubscription>();
  const invoices = new Map<string, ReturnType<typeof invoice>>();
  const events: WorldEvent[] = [];
  const next = (prefix: string) => `${prefix}_${String(++counted).padStart(6, '0')}`;
  const lengthOf = ({ interval }: Pick<WorldSubscription, 'interval'>) => (interval === 'year' ? 365 : 30) * DAY;

  const shape = (it: WorldSubscription) => ({
    id: it.id,
    object: 'subscription',
    status: it.status,
    customer: it.customer,
    created: it.created,
    trial_end: it.trialEnd,
    trial_start: it.trialEnd === null ? null : it.created,
    cancel_at: it.cancelAt ?? (it.cancelsAtEnd ? it.end : null),
    cancel_at_period_end: it.cancelsAtEnd,
    canceled_at: it.cancelsAtEnd || it.endedAt !== null ? now : null,
    ended_at: it.endedAt,
    currency: it.currency,
    metadata: { order: it.order },
    livemode: false,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `si_${it.id}`,
          object: 'subscription_item',
          current_period_start: it.start,
          current_period_end: it.end,
          quantity: 1,
          price: {
            id: `price_${it.id}`,
            unit_amount: it.amount,
            currency: it.currency,
            recurring: { interval: it.interval, interval_count: 1 },
          },
        },
      ],
    },
  });

  const invoice = (it: WorldSubscription | null, isPaid: boolean, amount: number, order: string, customer: string) => ({
    id: next('in'),
    object: 'invoice',
    customer,
    number: `PL-${counted}`,
    status: isPaid ? 'paid' : 'open',
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    amount_due: amount,
    attempt_count: 1,
    currency: 'eur',
    created: now,
    customer_address: { country: 'DE' },
    hosted_invoice_url: 'https://invoice.stripe.com/i/test',
    metadata: it ? {} : { order },
    parent: it
      ? { type: 'subscription_details', subscription_details: { subscription: it.id, metadata: { order } } }
      : null,
    status_transitions: { paid_at: isPaid ? now : null },
    total: amount,
    total_taxes: [{ amount: Math.round(amount - amount / 1.19) }],
  });

  function say(type: string, object: object): void {
    events.push({ id: next('evt'), type, created: now, object: structuredClone(object) });
  }
  const changed = (it: WorldSubscription) => say('customer.subscription.updated', shape(it));

  function bill(it: WorldSubscription, isPaid: boolean): void {
    const made = invoice(it, isPaid, it.amount, it.order, it.customer);
    invoices.set(made.id, made);
    say(isPaid ? 'invoice.paid' : 'invoice.payment_failed', made);
  }

  /** When something happens to it by itself. */
  const nextOf = (it: WorldSubscription) => Math.min(it.end, it.cancelAt ?? Number.POSITIVE_INFINITY);
  const isOver = (it: WorldSubscription) => it.status === 'canceled' || it.status === 'incomplete_expired';

  function end(it: WorldSubscription): void {
    if (isOver(it)) return;
    Object.assign(it, { status: 'canceled', endedAt: now });
    say('customer.subscription.deleted', shape(it));
  }

  const world = {
    subscriptions,
    invoices,
    events,
    shape,
    now: () => now,
    next,
    say,
    invoiceOf: invoice,
    start(wanted: Pick<WorldSubscription, 'customer' | 'order' | 'amount' | 'interval'> & { trialDays: number }) {
      const { trialDays, ...what } = wanted;
      const length = trialDays > 0 ? trialDays * DAY : lengthOf(what);
      const it: WorldSubscription = {
        ...what,
        id: next('sub'),
        status: trialDays > 0 ? 'trialing' : 'incomplete',
        created: now,
        start: now,
        end: now + length,
        trialEnd: trialDays > 0 ? now + length : null,
        cancelsAtEnd: false,
        cancelAt: null,
        endedAt: null,
        currency: 'eur',
      };
      subscriptions.set(it.id, it);
      say('customer.subscription.created', shape(it));
      if (trialDays > 0) return it;
      it.status = 'active';
      changed(it);
      bill(it, true);
      return it;
    },
    /** Turns the clock. What is due on the way happens: renewals are paid, or not. */
    turn(seconds: number, pays: () => boolean = () => true): void {
      const until = now + seconds;
      for (;;) {
        const due = [...subscriptions.values()]
          .filter((it) => (it.status === 'trialing' || it.status === 'active') && nextOf(it) <= until)
          .toSorted((a, b) => nextOf(a) - nextOf(b))[0];
        if (!due) break;
        now = Math.max(now, nextOf(due));
        if (due.cancelsAtEnd || due.cancelAt !== null) {
          end(due);
          continue;
        }
        Object.assign(due, { status: 'active', start: due.end, end: due.end + lengthOf(due) });
        changed(due);
        const isPaid = pays();
        if (!isPaid) {
          due.status = 'past_due';
          changed(due);
        }
        bill(due, isPaid);
      }
      now = until;
    },
    /** The open bill is paid after all. */
    recover(it: WorldSubscription): void {
      if (it.status !== 'past_due') return;
      it.status = 'active';
      changed(it);
      const open = [...invoices.values()].findLast(
        ({ parent, status }) => parent?.subscription_details.subscription === it.id && status === 'open',
      );
      if (!open) throw new Error('It owes nothing');
      const paid = { amount_paid: open.amount_remaining, amount_remaining: 0, status_transitions: { paid_at: now } };
      say('invoice.paid', Object.assign(open, { ...paid, status: 'paid' }));
    },
    setEnding(it: WorldSubscription, ends: boolean): void {
      if (isOver(it) || it.cancelsAtEnd === ends) return;
      it.cancelsAtEnd = ends;
      changed(it);
    },
    endOn(it: WorldSubscription, at: number | null): void {
      if (isOver(it) || it.cancelAt === at) return;
      it.cancelAt = at;
      changed(it);
    },
    end,
    isOver,
    graceEnds: (it: WorldSubscription) => it.start * 1000 + GRACE,
  };
  return world;
}
