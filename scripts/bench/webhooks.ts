import { setTimeout } from 'node:timers/promises';
import { KEY, signedEvent, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts';
import { OPERATOR, ORDER } from '#tests/support/premium-order.ts';
import { startAdministration } from './administrator.ts';
import { type Figure, round } from './figure.ts';

const EVENTS = 2000;
const AT_ONCE = 16;
/** Events a second. */
const BAR = 200;

/** Signed events of one plan, each of which changes it, through the whole server. */
export async function benchWebhooks(from: string): Promise<Figure[]> {
  const stripe = await startFakeStripe();
  const { server, cookie, stop } = await startAdministration(from, {
    accounts: 0,
    ANSWERS_PER_MINUTE: '600',
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_STAND_IN: stripe.url,
    ...OPERATOR,
  });
  try {
    const ordered = await fetch(`${server.url}/api/premium/orders`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(ORDER),
    });
    const { url } = (await ordered.json()) as { url: string };
    const plan = stripe.pay(url.split('/').at(-1) ?? '');
    if (!plan) throw new Error('Nothing was bought');
    const { world } = stripe;
    for (let change = world.events.length; change < EVENTS; change++) {
      world.turn(1);
      world.setEnding(plan, !plan.cancelsAtEnd);
    }
    const waiting = world.events.map((event) => signedEvent(event));
    let failed = 0;
    const send = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': next.signature };
        const answer = await fetch(`${server.url}/api/premium/stripe`, { method: 'POST', headers, body: next.body });
        await answer.arrayBuffer();
        if (!answer.ok) failed++;
      }
    };
    await setTimeout(1000);
    const start = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const perSecond = (EVENTS / (performance.now() - start)) * 1000;
    return [
      {
        what: `events of the payment service, ${EVENTS} that change a plan, a second`,
        measured: `${round(perSecond)}${failed > 0 ? `, ${failed} failed` : ''}`,
        bar: `≥ ${BAR}`,
        holds: perSecond >= BAR && failed === 0,
      },
    ];
  } finally {
    await stop();
    await stripe.stop();
  }
}
