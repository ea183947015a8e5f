/**
 * A process to be killed. Until then members order Premium or a gift, pay, and end their plan, and what Stripe says of it is
 * taken, several events at a time. It prints, as JSON, each event before it is taken, and its id once it was. The number it
 * is given is how often it was killed before: Stripe never gives an id twice.
 */
import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import { env } from '#src/server/base/env.ts';
import type { SignedIn } from '#src/server/base/viewer.ts';
import { takeEvent } from '#src/server/premium/billing/events.ts';
import { placeOrder } from '#src/server/premium/billing/orders.ts';
import { KEY, signedEvent, startFakeStripe, WEBHOOK_SECRET } from './fake-stripe.ts';
import { makeMember } from './make-member.ts';
import { OPERATOR, ORDER } from './premium-order.ts';
import type { WorldEvent } from './stripe-world.ts';

const IDS_PER_LIFE = 100_000;

const stripe = await startFakeStripe();
for (let burnt = Number(process.argv[2]) * IDS_PER_LIFE; burnt > 0; burnt--) stripe.world.next('id');
Object.assign(env(), {
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_STAND_IN: stripe.url,
  ...OPERATOR,
});

const print = (line: { event: WorldEvent } | { taken: string }): void => void writeSync(1, `${JSON.stringify(line)}\n`);

async function newMember(): Promise<SignedIn> {
  const session = { storedId: '', signedInAt: Date.now(), requiresPasswordChange: false, needsSecondFactor: false };
  return { ...(await makeMember()), role: 'user', firstName: 'Robin', lastName: 'Green', session };
}

async function take(event: WorldEvent): Promise<void> {
  const { body, signature } = signedEvent(event);
  print({ event });
  await takeEvent(Buffer.from(body), signature, '192.0.2.1');
  print({ taken: event.id });
}

/** Orders and pays; a plan is ended at once, to its end. */
async function buy(isGift: boolean): Promise<void> {
  const buyer = await newMember();
  const recipientEmail = buyer.email.replace('@', '+friend@');
  const gift = { recipientName: 'Kim', recipientEmail, message: '', sendOn: null };
  const { kind, amount, currency, trialDays, termsVersion } = ORDER;
  const given = { kind: 'gift', amount: PLAN_SETTINGS_DEFAULT.gift ?? 0, trialDays: 0, gift } as const;
  // The page's address ends with the Checkout's id.
  const { url } = await placeOrder(buyer, { kind, amount, currency, trialDays, termsVersion, ...(isGift && given) });
  const subscription = stripe.pay(url.split('/').at(-1) ?? '');
  stripe.world.turn(1);
  if (subscription) stripe.world.setEnding(subscription, true);
}

for (;;) {
  const before = stripe.world.events.length;
  await Promise.all([false, false, false, false, true, true].map(buy));
  // They come in any order, and all at the same time.
  const come = stripe.world.events.slice(before).toSorted(() => randomInt(3) - 1);
  await Promise.all(come.map(take));
}
