import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { settleAll } from '#src/server/premium/billing/upkeep.ts';
import { api } from './api.ts';
import { type FakeStripe, KEY, signedEvent, startFakeStripe, WEBHOOK_SECRET } from './fake-stripe.ts';
import { signedIn } from './members.ts';
import { OPERATOR, ORDER } from './premium-order.ts';

export { ORDER };

/** Seconds, as Stripe counts. */
const DAY = 86_400;

/** A site that sells, with a stand-in for Stripe: call it once, at the top of the file, after `seededDatabase`. */
export function sellingSite() {
  const site = {
    stripe: undefined as unknown as FakeStripe,
    /** Events that were sent already. */
    sent: 0,
    /** Sends what Stripe has to say since it was last asked. */
    async deliver() {
      const { events } = site.stripe.world;
      const fresh = events.slice(site.sent);
      site.sent = events.length;
      for (const event of fresh) await sendEvent(signedEvent(event));
    },
    /** A member who has ordered and paid; Stripe has told it. */
    async subscriber(order: Partial<Record<keyof typeof ORDER, unknown>> = {}) {
      const member = await signedIn();
      const number = await site.order(member.cookie, order);
      const subscription = site.stripe.pay(number.sessionId);
      await site.deliver();
      if (!subscription) throw new Error('That was no subscription');
      return { ...member, order: number.order, subscription };
    },
    /** The same at a time that is turned: this machine's clock and Stripe's go together. */
    async subscriberAt(order: object = {}) {
      const { world } = site.stripe;
      const tell = () => vi.setSystemTime(world.now() * 1000);
      vi.useFakeTimers({ toFake: ['Date'] });
      tell();
      const member = await site.subscriber(order);
      return {
        ...member,
        async turn(days: number) {
          world.turn(days * DAY);
          tell();
          await site.deliver();
          await settleAll();
        },
      };
    },
    async order(cookie: string, order: object = {}) {
      const answer = await api('POST', '/api/premium/orders', { cookie, body: { ...ORDER, ...order } });
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      const sessionId = (answer.body as { url: string }).url.split('/').at(-1) ?? '';
      return { sessionId, order: site.stripe.sessions.get(sessionId)?.session.client_reference_id ?? '' };
    },
  };
  beforeAll(async () => {
    site.stripe = await startFakeStripe();
    Object.assign(env(), {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_STAND_IN: site.stripe.url,
      ...OPERATOR,
    });
  });
  afterEach(() => {
    site.stripe.mood = 'answers';
    site.stripe.moodFor = () => site.stripe.mood;
    site.stripe.pageSize = 100;
  });
  afterAll(() => site.stripe.stop());
  return site;
}

export const sendEvent = ({ body, signature }: { body: string; signature: string }, clientAddress = '192.0.2.1') =>
  api('POST', '/api/premium/stripe', {
    clientAddress,
    file: new TextEncoder().encode(body),
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  });
