import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { stripeWorld, type WorldEvent } from './stripe-world.ts';

export const KEY = 'sk_test_standin';
export const WEBHOOK_SECRET = 'whsec_standin';

/** What is done with a request instead of answering it. */
export type Mood = 'answers' | 'hangs' | 'drips' | 'breaks' | { status: number; code?: string; type?: string };

interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  client_reference_id: string;
  metadata: { order: string };
  customer: string | null;
  subscription: string | null;
  payment_intent: string | null;
  url: string;
  mode: string;
}

export interface SeenCall {
  method: string;
  path: string;
  key: string | undefined;
  params: Record<string, string>;
}

const failureOf = ({ code, type = 'api_error' }: { code?: string; type?: string }) => ({
  error: { type, code, message: 'Not now' },
});
const missing = (what: string, param?: string) => ({
  status: param ? 400 : 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}`, param } },
});
const refused = (message: string, code?: string) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, ...(code && { code }) } },
});

/** A server that speaks as much of Stripe's API as this project calls, by a clock that is turned by hand. */
export async function startFakeStripe(start = Math.floor(Date.now() / 1000)) {
  const world = stripeWorld(start);
  const sessions = new Map<string, { session: Session; params: Record<string, string> }>();
  const refunds = new Map<string, { id: string; payment_intent: string; created: number }>();
  const payments = new Map<string, string>();
  const disputes = new Map<string, { id: string; created: number }>();
  /** Customers that somebody has deleted. */
  const deleted = new Set<string>();
  const kept = new Map<string, { params: string; answer: { status: number; body: object } }>();
  const calls: SeenCall[] = [];
  const fake = {
    url: '',
    world,
    sessions,
    refunds,
    calls,
    disputes,
    deleted,
    mood: 'answers' as Mood,
    /** What is done with one request among others. */
    moodFor: (_: SeenCall): Mood => fake.mood,
    /** Entries of a list that go with one answer at most. */
    pageSize: 100,
    dispute,
    /** Somebody pays on the page of a Checkout. */
    pay,
    /** An event as it is sent: its body and its signature. */
    signed: signedEvent,
    stop: async () => {},
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return fake;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://stripe');
    if (url.pathname.startsWith('/c/pay/')) return payPage(method, url.pathname.split('/').at(-1) ?? '', response);
    const body = await text(request);
    const params = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const key = headers['idempotency-key']?.toString();
    calls.push({ method, path: url.pathname, key, params });
    if (headers.authorization !== `Bearer ${KEY}`)
      return send(response, 401, { error: { type: 'invalid_request_error' } });
    const mood = fake.moodFor({ method, path: url.pathname, key, params });
    if (mood === 'hangs') return;
    if (mood === 'breaks') return void request.socket.destroy();
    const known = method === 'POST' && key ? kept.get(key) : undefined;
    if (known && known.params !== body)
      return send(response, 400, { error: { type: 'idempotency_error', message: 'Other parameters' } });
    if (typeof mood === 'object' && mood.status < 500) return send(response, mood.status, failureOf(mood));
    // As the real one, it has done its work when the connection breaks.
    const made = known?.answer ?? work(method, url.pathname, params);
    const keep = (answer: typeof made) => method === 'POST' && key && kept.set(key, { params: body, answer });
    if (typeof mood === 'object') {
      const failure = {
        status: mood.status,
        body: { error: { type: 'api_error', code: mood.code, message: 'Not now' } },
      };
      // A failure of its own is kept for the key, and said again.
      keep(failure);
      return send(response, failure.status, failure.body);
    }
    keep(made);
    if (mood === 'drips') return drip(response);
    send(response, made.status, made.body);
  }

  function send(response: ServerResponse, status: number, body: object): void {
    const date = new Date(world.now() * 1000).toUTCString();
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': `req_${randomUUID()}`, Date: date });
    response.end(JSON.stringify(body));
  }

  /** The page on which a person pays. */
  function payPage(method: string, id: string, response: ServerResponse): void {
    const { success_url: back = '/' } = sessions.get(id)?.params ?? {};
    if (method === 'POST') {
      pay(id);
      return void response.writeHead(303, { Location: back }).end();
    }
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(
      '<!doctype html><html lang="en"><title>Checkout</title><form method="post"><button>Pay</button></form>',
    );
  }

  /** Headers, then a space a second, for ever. */
  function drip(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 500);
    response.once('close', () => clearInterval(timer));
  }

  function work(method: string, path: string, params: Record<string, string>): { status: number; body: object } {
    const [, , kind = '', id = '', verb = ''] = path.split('/');
    if (kind === 'checkout') return checkout(method, path.split('/').slice(4), params);
    if (kind === 'subscriptions') return subscription(method, id, params);
    if (kind === 'billing_portal' && deleted.has(params.customer ?? '')) return missing('customer', 'customer');
    if (kind === 'billing_portal')
      return { status: 200, body: { id: 'bps_1', url: 'https://billing.stripe.com/p/session/test' } };
    if (kind === 'invoices' && method === 'GET') {
      const wanted = [...world.invoices.values()].filter(
        ({ parent, status, created }) =>
          (!params.subscription || parent?.subscription_details.subscription === params.subscription) &&
          (!params.status || status === params.status) &&
          created >= Number(params['created[gte]'] ?? 0),
      );
      return list(wanted, params);
    }
    if (kind === 'invoice_payments') {
      const invoice = params.invoice ?? params['payment[payment_intent]']?.replace(/^pi_/, '');
      const payment = { type: 'payment_intent', payment_intent: `pi_${invoice}` };
      const made = { id: `inpay_${invoice}`, object: 'invoice_payment', invoice, payment };
      return list(world.invoices.has(invoice ?? '') ? [made] : [], params);
    }
    const isRecent = ({ created }: { created: number }) => created >= Number(params['created[gte]'] ?? 0);
    if (kind === 'disputes') return list([...disputes.values()].filter(isRecent), params);
    if (kind === 'refunds' && method === 'GET') return list([...refunds.values()].filter(isRecent), params);
    if (kind === 'refunds') {
      const intent = params.payment_intent ?? '';
      if (refunds.has(intent)) return refused('Charge has already been refunded.', 'charge_already_refunded');
      const invoice = world.invoices.get(intent.replace(/^pi_/, ''));
      const refund = {
        id: world.next('re'),
        object: 'refund',
        amount: Number(params.amount ?? invoice?.amount_paid ?? payments.get(intent) ?? 0),
        currency: 'eur',
        created: world.now(),
        status: 'succeeded',
        payment_intent: intent,
        metadata: { order: params['metadata[order]'] ?? '' },
      };
      refunds.set(intent, refund);
      world.say('refund.created', refund);
      return { status: 200, body: refund };
    }
    return missing(`${kind} ${verb}`);
  }

  function list(all: { id: string }[], params: Record<string, string>): { status: number; body: object } {
    const from = params.starting_after ? all.findIndex(({ id }) => id === params.starting_after) + 1 : 0;
    const data = all.slice(from, from + Math.min(Number(params.limit ?? 10), fake.pageSize));
    return { status: 200, body: { object: 'list', url: '/v1', has_more: from + data.length < all.length, data } };
  }

  function subscription(method: string, id: string, params: Record<string, string>): { status: number; body: object } {
    if (!id) {
      const open = [...world.subscriptions.values()].filter((it) => it.status !== 'canceled');
      return list(open.map(world.shape), params);
    }
    const it = world.subscriptions.get(id);
    if (!it) return missing('subscription');
    if (method === 'DELETE') {
      if (world.isOver(it)) return missing('subscription');
      world.end(it);
    }
    if (method === 'POST' && params.cancel_at_period_end) {
      if (world.isOver(it)) return refused('A canceled subscription can only update its metadata');
      world.setEnding(it, params.cancel_at_period_end === 'true');
    }
    if (method === 'POST' && params.cancel_at !== undefined) {
      if (world.isOver(it)) return refused('A canceled subscription can only update its metadata');
      world.endOn(it, params.cancel_at === '' ? null : Number(params.cancel_at));
    }
    return { status: 200, body: world.shape(it) };
  }

  function checkout(method: string, rest: string[], params: Record<string, string>): { status: number; body: object } {
    const [id = '', verb] = rest;
    if (method === 'POST' && !id && deleted.has(params.customer ?? '')) return missing('customer', 'customer');
    if (method === 'POST' && !id) {
      const made = world.next('cs_test');
      const session: Session = {
        id: made,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: params.client_reference_id ?? '',
        metadata: { order: params['metadata[order]'] ?? '' },
        customer: params.customer ?? null,
        subscription: null,
        payment_intent: null,
        url: `${fake.url}/c/pay/${made}`,
        mode: params.mode ?? '',
      };
      sessions.set(made, { session, params });
      return { status: 200, body: session };
    }
    const found = sessions.get(id);
    if (!found) return missing('checkout.session');
    if (verb === 'expire') {
      if (found.session.status !== 'open') return refused('Only open Checkout Sessions can be expired');
      found.session.status = 'expired';
      world.say('checkout.session.expired', found.session);
    }
    return { status: 200, body: found.session };
  }

  /** A buyer has their bank take a payment back, or the bank decides. */
  function dispute(intent: string, status = 'needs_response'): void {
    const id = `du_${intent}`;
    const made = {
      id,
      object: 'dispute',
      payment_intent: intent,
      status,
      reason: 'product_not_received',
      amount: 99,
      currency: 'eur',
      created: disputes.get(id)?.created ?? world.now(),
      evidence_details: { due_by: world.now() + 7 * 86_400 },
    };
    world.say(`charge.dispute.${disputes.has(id) ? 'updated' : 'created'}`, made);
    disputes.set(id, made);
  }

  function pay(sessionId: string) {
    const found = sessions.get(sessionId);
    if (found?.session.status !== 'open') throw new Error('This page cannot be paid');
    const { session, params } = found;
    const customer = session.customer ?? world.next('cus');
    const order = session.client_reference_id;
    const amount = Number(params['line_items[0][price_data][unit_amount]']);
    const trialDays = Number(params['subscription_data[trial_period_days]'] ?? 0);
    const interval = params['line_items[0][price_data][recurring][interval]'] === 'year' ? 'year' : 'month';
    const isSubscription = session.mode === 'subscription';
    const it = isSubscription ? world.start({ customer, order, amount, interval, trialDays }) : null;
    const intent = isSubscription ? null : world.next('pi');
    if (intent) {
      payments.set(intent, String(amount));
      const invoice = world.invoiceOf(null, true, amount, order, customer);
      world.invoices.set(invoice.id, invoice);
      world.say('invoice.paid', invoice);
    }
    Object.assign(session, {
      status: 'complete',
      payment_status: trialDays > 0 ? 'no_payment_required' : 'paid',
      customer,
      subscription: it?.id ?? null,
      payment_intent: intent,
    });
    world.say('checkout.session.completed', session);
    return it;
  }
}
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** An event as Stripe sends it; `more` are members of the event, or a secret it is signed with. */
export function signedEvent(
  { id, type, created, object }: WorldEvent,
  {
    secret = WEBHOOK_SECRET,
    timestamp = Math.floor(Date.now() / 1000),
    ...more
  }: { secret?: string; timestamp?: number; [member: string]: unknown } = {},
): { body: string; signature: string } {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
    ...more,
  });
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}
