import { asc, eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  jobFailures,
  premiumMails,
  premiumOrders,
  premiumSubscriptions,
  premiumWithdrawals,
  users,
} from '#src/db/schema.ts';
import { GRACE, isOver } from '#src/domain/premium/billing/subscription.ts';
import { read } from '#src/server/base/database.ts';
import { removeAccount } from '#src/server/members/my-data.ts';
import { takeEvent } from '#src/server/premium/billing/events.ts';
import { compareWithStripe, endAndPayBack, settleAll } from '#src/server/premium/billing/upkeep.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { type Mood, type SeenCall, signedEvent } from '#tests/support/fake-stripe.ts';
import { newAddress, PASSWORD, signedIn } from '#tests/support/members.ts';
import { ORDER, sellingSite } from '#tests/support/premium.ts';
import { type Bought, buy, type Person, people, withdrawFrom } from '#tests/support/premium-crowd.ts';

/** How many, fifty at once, and after how many others: PREMIUM_HISTORIES=1000 PREMIUM_HISTORIES_AFTER=9000. */
const HISTORIES = Number(process.env.PREMIUM_HISTORIES ?? 50);
const AFTER = Number(process.env.PREMIUM_HISTORIES_AFTER ?? 0);
const AT_ONCE = 50;
const DAY = 86_400;

seededDatabase();
const site = sellingSite();
afterEach(() => {
  vi.useRealTimers();
});

const ANSWERS: Record<string, Mood> = {
  400: { status: 400, type: 'invalid_request_error' },
  404: { status: 404, type: 'invalid_request_error' },
  409: { status: 409, code: 'idempotency_key_in_use' },
  429: { status: 429 },
  500: { status: 500 },
  nothing: 'breaks',
};
const failures = () => read().select().from(jobFailures);
const turnTo = (seconds: number) => vi.setSystemTime(seconds * 1000);
const startClock = () => vi.useFakeTimers({ toFake: ['Date'], now: site.stripe.world.now() * 1000 });
const invoicesOf = (id: string) =>
  [...site.stripe.world.invoices.values()].filter((it) => it.parent?.subscription_details.subscription === id);
const isRefunded = (invoice: string) => site.stripe.refunds.has(`pi_${invoice}`);

describe.each(Object.entries(ANSWERS))('where Stripe answers %s for a few of many', (_, mood) => {
  it('the others are as if nothing were, and it is too when that is over', async () => {
    startClock();
    const { stripe } = site;
    const crowd: Bought[] = [];
    for (const [place, person] of (await people(25)).entries())
      crowd.push(await buy(stripe, person, { isKnown: place % 5 !== 2 }));
    const group = (kind: number) => crowd.filter((_, place) => place % 5 === kind);
    const [withdrawn, unpaid, unheard, ended, ending] = [0, 1, 2, 3, 4].map(group) as [
      Bought[],
      Bought[],
      Bought[],
      Bought[],
      Bought[],
    ];
    await compareWithStripe();
    stripe.world.turn(31 * DAY, () => true);
    for (const { subscription } of unpaid) {
      const [, second] = invoicesOf(subscription.id);
      Object.assign(subscription, { status: 'past_due' });
      Object.assign(second ?? {}, { status: 'open', amount_paid: 0, amount_remaining: 99 });
    }
    stripe.world.turn(8 * DAY);
    turnTo(stripe.world.now());
    for (const it of withdrawn) await withdrawFrom(it);
    for (const { subscription } of ended) stripe.world.end(subscription);
    for (const { subscription } of ending) stripe.world.setEnding(subscription, true);

    const idOf = (of: Bought[], place: number) => of[place]?.subscription.id ?? '';
    const paid = invoicesOf(idOf(withdrawn, 2))[0]?.id ?? '';
    const refunded = invoicesOf(idOf(withdrawn, 3))[0]?.id ?? '';
    const refused: ((call: SeenCall) => boolean)[] = [
      ({ method, path }) => method === 'DELETE' && path.endsWith(idOf(withdrawn, 0)),
      ({ path, params }) => path.endsWith('/invoices') && params.subscription === idOf(withdrawn, 1),
      ({ path, params }) => path.endsWith('/invoice_payments') && params.invoice === paid,
      ({ method, path, params }) =>
        method === 'POST' && path.endsWith('/refunds') && params.payment_intent === `pi_${refunded}`,
      ({ method, path }) => method === 'DELETE' && path.endsWith(idOf(unpaid, 0)),
      ({ method, path }) => method === 'GET' && path.endsWith(idOf(ended, 0)),
    ];
    const odd = new Set([...withdrawn.slice(0, 4), ...unpaid.slice(0, 1), ...ended.slice(0, 1)]);
    const check = async (who: readonly Bought[]) => {
      for (const it of who) {
        const { subscription, person, order } = it;
        const [account] = await read().select().from(users).where(eq(users.id, person.id));
        const [known] = await read()
          .select()
          .from(premiumSubscriptions)
          .where(eq(premiumSubscriptions.id, subscription.id));
        const isRunning = unheard.includes(it) || ending.includes(it);
        expect([account?.role, known?.status]).toEqual(isRunning ? ['premium', 'active'] : ['user', 'canceled']);
        if (!isRunning) expect(subscription.status).toBe('canceled');
        if (ending.includes(it)) expect(known?.cancelAt).not.toBeNull();
        if (!withdrawn.includes(it)) continue;
        expect(invoicesOf(subscription.id).every(({ id }) => isRefunded(id))).toBe(true);
        const [row] = await read().select().from(premiumWithdrawals).where(eq(premiumWithdrawals.orderId, order));
        expect(row?.doneAt).not.toBeNull();
      }
    };
    stripe.moodFor = (call) => (refused.some((isIt) => isIt(call)) ? mood : 'answers');
    await compareWithStripe();
    await settleAll();
    await check(crowd.filter((it) => !odd.has(it)));
    expect((await failures()).map(({ item }) => item).toSorted()).toEqual(
      [...odd].map((it) => (withdrawn.includes(it) ? it.order : it.subscription.id)).toSorted(),
    );
    stripe.moodFor = () => 'answers';
    await compareWithStripe();
    await check(crowd);
    expect(await failures()).toEqual([]);
  });

  it('every page tells that one in words, and serves the others', async () => {
    const ask = async (cookie: string, subscription: { id: string }, order: string) => ({
      ending: (await api('PUT', '/api/premium/plan/ending', { cookie, body: { ends: true } })).status,
      portal: (await api('POST', '/api/premium/portal', { cookie })).status,
      arrival: (await api('POST', `/api/premium/orders/${order}/arrival`, { cookie })).status,
      gone: (
        await api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD }, clientAddress: newAddress() })
      ).status,
      subscription: subscription.id,
    });
    const one = await site.subscriber();
    const other = await site.subscriber();
    const buyer = await signedIn();
    const names = [one.subscription.id, one.subscription.customer, one.email, buyer.email, one.order];
    const session = [...site.stripe.sessions.values()].find((it) => it.session.client_reference_id === one.order);
    names.push(session?.session.id ?? '');
    site.stripe.moodFor = ({ path, params }) =>
      names.some((name) => `${path} ${JSON.stringify(params)}`.includes(name)) ? mood : 'answers';
    const order = (cookie: string) => api('POST', '/api/premium/orders', { cookie, body: ORDER });
    expect((await order(buyer.cookie)).status).toBe(503);
    expect((await order((await signedIn()).cookie)).status).toBe(200);
    const told = await ask(one.cookie, one.subscription, one.order);
    expect(told).toMatchObject({ ending: 503, portal: 503, arrival: 503 });
    // Where Stripe has ended it and then said nothing of use, the account may go.
    expect([200, 503]).toContain(told.gone);
    expect(await ask(other.cookie, other.subscription, other.order)).toMatchObject({
      ending: 200,
      portal: 200,
      arrival: 200,
      gone: 200,
    });
  });
});

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a bill that nobody heard was paid, weeks after it was made', () => {
  it('is found by the comparison, and given back', async () => {
    startClock();
    const { stripe } = site;
    const [person] = await people(1);
    const { subscription } = await buy(stripe, person as Person, { trialDays: 7 });
    stripe.world.turn(8 * DAY, () => false);
    turnTo(stripe.world.now());
    await compareWithStripe();
    stripe.world.turn(20 * DAY, () => false);
    stripe.world.recover(subscription);
    stripe.world.turn(30 * DAY, () => false);
    turnTo(stripe.world.now());
    await compareWithStripe();
    const late = invoicesOf(subscription.id).filter(
      ({ status, created, status_transitions: { paid_at: paidAt } }) =>
        status === 'paid' && (paidAt ?? 0) * 1000 > created * 1000 + GRACE,
    );
    expect(late).not.toEqual([]);
    expect(late.filter(({ id }) => !isRefunded(id))).toEqual([]);
  });
});

describe(`${HISTORIES} random histories in which Stripe refuses, fails and says nothing`, () => {
  it('end as Stripe has it, one comparison after that is over, and nobody has paid after the end', {
    timeout: 3_600_000,
  }, async () => {
    startClock();
    let refused = 0;
    let charged = 0;
    for (let batch = 1; batch <= Math.ceil(HISTORIES / AT_ONCE); batch++) {
      const counted = await histories(AFTER / AT_ONCE + batch);
      refused += counted.refused;
      charged += counted.charged;
    }
    expect(refused).toBeGreaterThan(HISTORIES / 5);
    // Few come that far.
    if (HISTORIES >= 400) expect(charged).toBeGreaterThan(0);
    if (process.env.PREMIUM_HISTORIES)
      console.log(
        `${HISTORIES} histories: ${refused} calls refused, ${charged} payments after the end, all given back`,
      );
  });
});

/** Fifty lives at once, each its own; returns how many calls were refused, and payments given back that came too late. */
async function histories(seed: number): Promise<{ refused: number; charged: number }> {
  const random = randomFrom(seed);
  const { stripe } = site;
  const { world } = stripe;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const moods = ['400', '400', '400', '404', '404', '429', '429', '429', '429', '500', 'nothing'].map(
    (it) => ANSWERS[it] as Mood,
  );
  const all: Bought[] = [];
  const disputed = new Set<string>();
  let refused = 0;
  let members = await people(AT_ONCE);
  let sent = world.events.length;
  for (let round = 0; round < 5; round++) {
    stripe.moodFor = ({ path }) => {
      if (random() > 0.25 || /^\/v1\/(?:invoices|refunds|disputes|subscriptions)$/.test(path)) return 'answers';
      refused++;
      return pick(moods);
    };
    for (const person of members) {
      const own = all.filter((it) => it.person === person);
      const it = own.at(-1);
      const chance = random();
      if (!it || (world.isOver(it.subscription) && chance < 0.3))
        all.push(await buy(stripe, person, { trialDays: pick([0, 7]), isKnown: random() < 0.7 }));
      else if (chance < 0.12) world.setEnding(it.subscription, random() < 0.7);
      else if (chance < 0.4) world.recover(it.subscription);
      else if (chance < 0.46) world.end(it.subscription);
      else if (chance < 0.54) await withdrawFrom(it);
      else if (chance < 0.57) {
        const isGone = await removeAccount(person.id).catch(() => false);
        if (isGone) members = members.filter((each) => each !== person);
      } else if (chance < 0.6) {
        const bill = invoicesOf(it.subscription.id)[0];
        if (bill?.status === 'paid' && !isRefunded(bill.id)) {
          stripe.dispute(`pi_${bill.id}`, pick(['needs_response', 'won', 'lost']));
          disputed.add(bill.id);
        }
      }
    }
    const fresh = world.events.slice(sent).filter(() => random() > 0.3);
    sent = world.events.length;
    for (const event of fresh.toSorted(() => random() - 0.5)) {
      const { body, signature } = signedEvent(event);
      await takeEvent(Buffer.from(body), signature, '192.0.2.1');
    }
    world.turn(pick([1, 3, 8, 20]) * DAY, () => random() < 0.6);
    turnTo(world.now());
    await settleAll();
    if (random() < 0.5) await endAndPayBack();
    await compareWithStripe();
  }
  stripe.moodFor = () => 'answers';
  await compareWithStripe();
  await settleAll();
  return { refused, charged: await judge(all, disputed, seed) };
}

async function judge(all: readonly Bought[], disputed: ReadonlySet<string>, seed: number): Promise<number> {
  const { world } = site.stripe;
  const now = world.now() * 1000;
  let charged = 0;
  const ids = all.map(({ subscription }) => subscription.id);
  const known = new Map(
    (await read().select().from(premiumSubscriptions).where(inArray(premiumSubscriptions.id, ids))).map((it) => [
      it.id,
      it,
    ]),
  );
  const orders = all.map(({ order }) => order);
  const rows = await read().select().from(premiumWithdrawals).where(inArray(premiumWithdrawals.orderId, orders));
  const withdrawn = new Set(rows.map(({ orderId }) => orderId));
  const people = new Map(
    (
      await read()
        .select()
        .from(users)
        .where(
          inArray(
            users.id,
            all.map(({ person }) => person.id),
          ),
        )
    ).map((it) => [it.id, it]),
  );
  const mails = await read().select().from(premiumMails).orderBy(asc(premiumMails.at));
  for (const { subscription: it, person, order } of all) {
    const about = `seed ${seed}, order ${order}`;
    const here = known.get(it.id);
    expect(here?.status, about).toBe(it.status);
    expect(here?.periodEnd, about).toBe(it.end * 1000);
    const isUnpaid = it.status === 'past_due' && now >= it.start * 1000 + GRACE;
    if (withdrawn.has(order) || !people.has(person.id) || isUnpaid) expect(it.status, about).toBe('canceled');
    const toldAt = mails.find(({ key }) => key === `ended:${it.id}`)?.at ?? Number.POSITIVE_INFINITY;
    for (const bill of invoicesOf(it.id)) {
      if (bill.status !== 'paid') continue;
      const paidAt = (bill.status_transitions.paid_at ?? 0) * 1000;
      const isLate = paidAt > bill.created * 1000 + GRACE || paidAt > toldAt;
      if (isLate) charged++;
      if (isLate && !disputed.has(bill.id)) expect(isRefunded(bill.id), `${about}, late`).toBe(true);
      if (withdrawn.has(order) && !disputed.has(bill.id)) expect(isRefunded(bill.id), `${about}, withdrawn`).toBe(true);
    }
  }
  for (const [id, { role }] of people) {
    const own = all.filter(({ person, subscription }) => person.id === id && !isOver(subscription));
    expect(role, `seed ${seed}, member ${id}`).toBe(own.length > 0 ? 'premium' : 'user');
  }
  const left = (await failures()).filter(({ words }) => !words.includes('disputes this payment'));
  expect(left, `seed ${seed}`).toEqual([]);
  const open = await read().select().from(premiumOrders).where(inArray(premiumOrders.id, orders));
  expect(
    open.every(({ completedAt }) => completedAt !== null),
    `seed ${seed}`,
  ).toBe(true);
  // The next fifty begin with nothing of these.
  for (const { subscription } of all) world.end(subscription);
  site.stripe.moodFor = () => 'answers';
  await compareWithStripe();
  for (const kept of [
    world.subscriptions,
    world.invoices,
    site.stripe.refunds,
    site.stripe.disputes,
    site.stripe.sessions,
  ])
    kept.clear();
  return charged;
}
