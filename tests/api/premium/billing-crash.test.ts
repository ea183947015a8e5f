import { isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  mailQueue,
  premiumGifts,
  premiumLog,
  premiumMails,
  premiumOrders,
  premiumSubscriptions,
  stripeEvents,
  users,
} from '#src/db/schema.ts';
import { closeDatabase, read } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { takeEvent } from '#src/server/premium/billing/events.ts';
import { killChild } from '#tests/support/crash.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { KEY, signedEvent, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts';
import { OPERATOR } from '#tests/support/premium-order.ts';
import type { WorldEvent } from '#tests/support/stripe-world.ts';

seededDatabase();

/** More of them for the whole figure: BILLING_KILLS=50. */
const KILLS = Number(process.env.BILLING_KILLS ?? 3);

/** Events that come at once, and how many of them are taken before the kill. */
const EVENTS = 16;
const TAKEN = 6;

/** What the database has that goes with an event only in part. */
async function halves(): Promise<string[]> {
  const [accounts, log, noted, mails] = [
    await read().select().from(users),
    await read().select().from(premiumLog),
    await read().select().from(premiumMails),
    await read().select().from(mailQueue),
  ];
  const gifts = await read().select().from(premiumGifts);
  const paid = await read().select().from(premiumOrders).where(isNotNull(premiumOrders.completedAt));
  const paidGifts = new Set(paid.filter(({ kind }) => kind === 'gift').map(({ id }) => id));
  const found: string[] = [];
  for (const { userId } of await read().select().from(premiumSubscriptions)) {
    const account = accounts.find(({ id }) => id === userId);
    const changes = log.filter((change) => change.userId === userId);
    const written = noted.filter((mail) => mail.userId === userId).length;
    const mailed = mails.filter(({ to }) => to === account?.email).length;
    if (account?.role !== 'premium') found.push(`${userId} has a plan and the role ${account?.role}`);
    if (changes.length === 0 || changes.some(({ state, before }) => state === before))
      found.push(`${userId} has a plan and the log ${JSON.stringify(changes)}`);
    if (written === 0 || written !== mailed) found.push(`${userId} has ${written} mails noted and ${mailed} queued`);
  }
  for (const { id, recipientEmail, mailedAt } of gifts) {
    const order = paid.find((each) => each.id === id);
    const told = mails.filter(({ to }) => to === order?.email).length;
    const given = mails.filter(({ to }) => to === recipientEmail).length;
    if (told !== Number(paidGifts.has(id))) found.push(`gift ${id} was paid and told of in ${told} mails`);
    if (given !== Number(mailedAt !== null)) found.push(`gift ${id} was mailed ${given} times, ${mailedAt}`);
  }
  return found;
}

describe('a process killed while it takes what Stripe says', () => {
  it('has each event in whole or not at all, and once Stripe has sent all again, all of it once', {
    timeout: 300_000 + KILLS * 15_000,
  }, async () => {
    closeDatabase();
    const lines: ({ event: WorldEvent } | { taken: string })[] = [];
    for (let kill = 0; kill < KILLS; kill++)
      lines.push(
        ...(await killChild<(typeof lines)[number]>('billing-crash-child.ts', env().DATA_DIR, {
          ...{ args: [String(kill)], after: EVENTS + TAKEN, spread: 40 },
        })),
      );
    const events = lines.flatMap((line) => ('event' in line ? [line.event] : []));
    const taken = lines.flatMap((line) => ('taken' in line ? [line.taken] : []));
    const idsOf = async () => (await read().select().from(stripeEvents)).map(({ id }) => id);
    expect(taken.length).toBeGreaterThanOrEqual(TAKEN * KILLS);
    expect(await idsOf()).toEqual(expect.arrayContaining(taken));
    expect(await halves()).toEqual([]);

    Object.assign(env(), { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, ...OPERATOR });
    for (const event of [...events, ...events]) {
      const { body, signature } = signedEvent(event);
      await takeEvent(Buffer.from(body), signature, '192.0.2.1');
    }
    expect(await halves()).toEqual([]);
    const orders = await read().select().from(premiumOrders).where(isNotNull(premiumOrders.completedAt));
    const of = (type: string) =>
      events.filter((event) => event.type === type).map(({ object }) => (object as { id: string }).id);
    expect(orders.map(({ sessionId }) => sessionId).toSorted()).toEqual(of('checkout.session.completed').toSorted());
    const plans = await read().select().from(premiumSubscriptions);
    expect(plans.map(({ id }) => id)).toEqual(expect.arrayContaining(of('customer.subscription.created')));
    for (const id of of('customer.subscription.updated'))
      expect(plans.find((plan) => plan.id === id)?.cancelAt, id).not.toBeNull();
    for (const { mailedAt } of (await read().select().from(premiumGifts)).filter(({ id }) =>
      orders.some((order) => order.id === id),
    ))
      expect(mailedAt).not.toBeNull();
    if (process.env.BILLING_KILLS) console.log(`${KILLS} kills, ${taken.length} events taken, 0 lost, 0 in part`);
  });
});
