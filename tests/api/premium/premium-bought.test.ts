import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { premiumLog, premiumOrders, premiumSubscriptions, stripeEvents } from '#src/db/schema.ts';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import { read, write } from '#src/server/base/database.ts';
import { compareWithStripe, settleAll } from '#src/server/premium/billing/upkeep.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedEvent } from '#tests/support/fake-stripe.ts';
import { accountOf, mailsTo, PASSWORD, signedIn } from '#tests/support/members.ts';
import { ORDER, sellingSite, sendEvent } from '#tests/support/premium.ts';
import { operate } from '#tests/support/shopping-list.ts';

seededDatabase();
const site = sellingSite();

const DAY = 86_400;
const roleOf = async (email: string) => (await accountOf(email))?.role;
const planOf = async (cookie: string) => (await api('GET', '/api/premium/plan', { cookie })).body as never;
/** In alphabetical order: mails of one second have none of their own. */
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject).toSorted();

describe('buying Premium', () => {
  it('goes from the offer over the payment to the role, the plan and a mail', async () => {
    const { cookie, email } = await signedIn();
    expect((await api('GET', '/api/premium/offer', { cookie })).body).toMatchObject({
      prices: { month: { amount: 99, currency: 'EUR', trialDays: 7 } },
    });
    const { sessionId, order } = await site.order(cookie);
    expect(await roleOf(email)).toBe('user');
    site.stripe.pay(sessionId);
    await site.deliver();
    expect(await roleOf(email)).toBe('premium');
    expect(await planOf(cookie)).toMatchObject({
      state: 'trialing',
      source: 'subscription',
      order,
      price: { amount: 99, currency: 'EUR', interval: 'month' },
      canEnd: true,
      canResume: false,
    });
    expect(await subjectsTo(email)).toEqual(['Premium at Plantry has begun']);
    const [kept] = await read().select().from(premiumOrders).where(eq(premiumOrders.id, order));
    expect(kept).toMatchObject({ termsVersion: ORDER.termsVersion, amount: 99, completedAt: expect.any(Number) });
    expect(
      await read()
        .select()
        .from(premiumLog)
        .where(eq(premiumLog.userId, kept?.userId ?? '')),
    ).toMatchObject([{ before: 'none', state: 'trialing', cause: expect.stringMatching(/^evt_/) }]);
  });

  it('says when the first payment is due, and then the next', async () => {
    const { cookie, subscription } = await site.subscriber();
    const now = Date.now();
    const dueWith = async (dates: { trialEnd: number | null; periodEnd: number }) => {
      const its = eq(premiumSubscriptions.id, subscription.id);
      await write((tx) => tx.update(premiumSubscriptions).set(dates).where(its));
      return ((await planOf(cookie)) as { nextPayment: number | null }).nextPayment;
    };
    const [trialEnd, periodEnd] = [now + 3 * DAY * 1000, now + 30 * DAY * 1000];
    expect(await dueWith({ trialEnd, periodEnd })).toBe(trialEnd);
    expect(await dueWith({ trialEnd: now - 1000, periodEnd })).toBe(periodEnd);
    expect(await dueWith({ trialEnd: null, periodEnd })).toBe(periodEnd);
  });

  it('welcomes whoever comes back before the events do', async () => {
    const { cookie, email } = await signedIn();
    const { sessionId, order } = await site.order(cookie);
    const arrive = () => api('POST', `/api/premium/orders/${order}/arrival`, { cookie });
    expect((await arrive()).body).toEqual({ isPaid: false });
    site.stripe.pay(sessionId);
    expect((await arrive()).body).toEqual({ isPaid: true });
    expect(await roleOf(email)).toBe('premium');
    await site.deliver();
    expect(await subjectsTo(email)).toHaveLength(1);
    const other = await signedIn();
    expect((await api('POST', `/api/premium/orders/${order}/arrival`, { cookie: other.cookie })).status).toBe(404);
  });

  it('refuses a price that has changed since it was shown', async () => {
    const { cookie } = await signedIn();
    await saveSettings('plan', { ...PLAN_SETTINGS_DEFAULT, month: 149 });
    const answer = await api('POST', '/api/premium/orders', { cookie, body: ORDER });
    await saveSettings('plan', PLAN_SETTINGS_DEFAULT);
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('€1.49') } });
    for (const wrong of [{ amount: 1 }, { trialDays: 60 }, { currency: 'USD' }, { termsVersion: '2020-01' }])
      expect((await api('POST', '/api/premium/orders', { cookie, body: { ...ORDER, ...wrong } })).status).toBe(409);
    for (const wrong of [{ agreesToTerms: false }, { beginsAtOnce: false }, { customer: 'cus_1' }])
      expect((await api('POST', '/api/premium/orders', { cookie, body: { ...ORDER, ...wrong } })).status).toBe(400);
  });

  it('leads the same order to the same payment, and another one away from the first', async () => {
    const { cookie } = await signedIn();
    const first = await site.order(cookie);
    expect(await site.order(cookie)).toEqual(first);
    const year = await site.order(cookie, { kind: 'year', amount: PLAN_SETTINGS_DEFAULT.year });
    expect(year.sessionId).not.toBe(first.sessionId);
    expect(() => site.stripe.pay(first.sessionId)).toThrow();
    site.stripe.pay(year.sessionId);
    // The event has not come yet.
    expect((await api('POST', '/api/premium/orders', { cookie, body: ORDER })).status).toBe(409);
    await site.deliver();
    expect((await api('POST', '/api/premium/orders', { cookie, body: ORDER })).status).toBe(409);
  });

  it('gives free days once', async () => {
    const { cookie, subscription, email } = await site.subscriber();
    site.stripe.world.end(subscription);
    await site.deliver();
    expect(await roleOf(email)).toBe('user');
    expect((await api('GET', '/api/premium/offer', { cookie })).body).toMatchObject({
      prices: { month: { trialDays: 0 } },
    });
    expect((await api('POST', '/api/premium/orders', { cookie, body: ORDER })).status).toBe(409);
    const again = await site.order(cookie, { trialDays: 0 });
    expect(site.stripe.sessions.get(again.sessionId)?.session.customer).toBe(subscription.customer);
  });

  it.each([
    ['hangs', 'hangs'],
    ['drips', 'drips'],
    ['fails', { status: 500 }],
    ['is too busy', { status: 429 }],
    ['holds the key of another try', { status: 409, code: 'idempotency_key_in_use' }],
  ] as const)('says so in time while Stripe %s, and opens one payment', async (_, mood) => {
    const { cookie } = await signedIn();
    const before = site.stripe.calls.length;
    site.stripe.mood = mood;
    const answer = await api('POST', '/api/premium/orders', { cookie, body: ORDER });
    expect(answer).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('isn’t answering right now') },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const keys = site.stripe.calls.slice(before).map(({ key }) => key);
    site.stripe.mood = 'answers';
    const { order } = await site.order(cookie);
    expect(new Set(keys).size).toBe(1);
    // Under the same key Stripe would repeat a failure of its own for a day.
    expect(keys[0] === `order-${order}`).toBe(typeof mood !== 'object' || mood.status < 500);
    const sessions = [...site.stripe.sessions.values()].filter(({ session }) => session.client_reference_id === order);
    expect(sessions).toHaveLength(1);
  });
});

describe('an event', () => {
  const storedEvents = async () => (await read().select().from(stripeEvents)).length;

  it('is refused when it is forged, old, or about another account', async () => {
    const { subscription, email } = await site.subscriber();
    site.stripe.world.end(subscription);
    const [event] = site.stripe.world.events.slice(-1);
    site.sent = site.stripe.world.events.length;
    if (!event) throw new Error('no event');
    const stored = await storedEvents();
    const good = signedEvent(event);
    const now = Math.floor(Date.now() / 1000);
    for (const bad of [
      signedEvent(event, { secret: 'whsec_other' }),
      { ...good, body: good.body.replace('"canceled"', '"active"') },
      { ...good, signature: '' },
      signedEvent(event, { timestamp: now - 301 }),
      signedEvent(event, { account: 'acct_somebody' }),
      signedEvent(event, { livemode: true }),
    ])
      expect((await sendEvent(bad)).status).toBe(400);
    expect(await storedEvents()).toBe(stored);
    expect(await roleOf(email)).toBe('premium');
    expect((await sendEvent(good)).status).toBe(204);
    expect(await roleOf(email)).toBe('user');
  });

  it('is not even looked at after sixty forged ones from its address', async () => {
    const event = { id: 'evt_forged', type: 'invoice.paid', created: site.stripe.world.now(), object: {} };
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++)
      statuses.push((await sendEvent(signedEvent(event, { secret: 'whsec_x' }), '192.0.2.9')).status);
    expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
    expect(statuses[60]).toBe(429);
    await site.subscriber();
  });

  it('does nothing the second time', async () => {
    const { email } = await site.subscriber();
    const stored = await storedEvents();
    for (const event of site.stripe.world.events) expect((await sendEvent(signedEvent(event))).status).toBe(204);
    expect(await storedEvents()).toBe(stored);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('is not believed where it gives a subscription to a customer of somebody else', async () => {
    const victim = await site.subscriber();
    const thief = await site.subscriber();
    const { world } = site.stripe;
    const object = { ...world.shape(victim.subscription), customer: thief.subscription.customer, status: 'canceled' };
    await sendEvent(
      signedEvent({ id: 'evt_theft', type: 'customer.subscription.updated', created: world.now() + 5, object }),
    );
    expect(await roleOf(victim.email)).toBe('premium');
    // A new one, for the order of one and the customer of the other.
    const mixed = { ...world.shape(thief.subscription), id: 'sub_mixed', metadata: { order: victim.order } };
    await sendEvent(
      signedEvent({ id: 'evt_mixed', type: 'customer.subscription.created', created: world.now(), object: mixed }),
    );
    expect(await planOf(victim.cookie)).toMatchObject({ order: victim.order });
    const foreign = { ...world.shape(thief.subscription), id: 'sub_foreign', metadata: {}, customer: 'cus_foreign' };
    const answer = await sendEvent(
      signedEvent({ id: 'evt_foreign', type: 'customer.subscription.created', created: world.now(), object: foreign }),
    );
    expect(answer.status).toBe(204);
  });

  it('is taken in whole or not at all', async () => {
    const { subscription, email } = await site.subscriber();
    site.stripe.world.end(subscription);
    const [event] = site.stripe.world.events.slice(-1);
    site.sent = site.stripe.world.events.length;
    if (!event) throw new Error('no event');
    const broken = await import('#src/server/premium/billing/mails.ts');
    const spy = vi.spyOn(broken, 'premiumMail').mockImplementation(() => {
      throw new Error('died');
    });
    expect((await sendEvent(signedEvent(event))).status).toBe(500);
    spy.mockRestore();
    expect(await roleOf(email)).toBe('premium');
    expect((await sendEvent(signedEvent(event))).status).toBe(204);
    expect(await roleOf(email)).toBe('user');
  });
});

describe('the life of a plan', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Turns both clocks; the night passes, and Stripe's events come. */
  const turn = async (days: number, pays = true) => {
    site.stripe.world.turn(days * DAY, () => pays);
    vi.setSystemTime(Date.now() + days * DAY * 1000);
    await site.deliver();
    await settleAll();
  };

  it('has a grace of seven days with two mails after a payment that failed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email, cookie, subscription } = await site.subscriber();
    await turn(7.1, false);
    expect(await planOf(cookie)).toMatchObject({ state: 'past_due', hasPortal: true });
    expect(await roleOf(email)).toBe('premium');
    await turn(4.5);
    await turn(1);
    expect(await roleOf(email)).toBe('premium');
    await turn(2);
    expect(await roleOf(email)).toBe('user');
    await compareWithStripe();
    expect(subscription.status).toBe('canceled');
    await site.deliver();
    expect((await subjectsTo(email)).map((subject) => subject.replace(/ on \d.*? unless/, ' on … unless'))).toEqual([
      'Premium at Plantry ends on … unless it is paid',
      'Premium at Plantry has begun',
      'Premium at Plantry has ended',
      'Your payment for Premium at Plantry didn’t go through',
    ]);
  });

  it('goes on when the payment works in the end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email, subscription } = await site.subscriber();
    await turn(7.1, false);
    site.stripe.world.recover(subscription);
    await turn(8);
    expect(await roleOf(email)).toBe('premium');
  });

  it('is ended and resumed by the member, and keeps what is theirs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email, cookie } = await site.subscriber();
    expect((await operate(cookie, { type: 'add-own', text: 'Oats' })).status).toBe(200);
    const set = (ends: boolean) => api('PUT', '/api/premium/plan/ending', { cookie, body: { ends } });
    expect((await set(true)).body).toMatchObject({ canEnd: false, canResume: true, until: expect.any(Number) });
    expect((await set(false)).body).toMatchObject({ canEnd: true, until: null });
    await set(true);
    await turn(7.1);
    expect(await roleOf(email)).toBe('user');
    expect((await set(false)).status).toBe(409);
    expect((await api('GET', '/api/shopping-list', { cookie })).status).toBe(403);
    expect((await api('GET', '/api/premium/kept', { cookie })).body).toEqual({
      list: expect.stringContaining('Oats'),
      plan: [],
    });
    expect(await subjectsTo(email)).toEqual([
      expect.stringMatching(/^Premium at Plantry ends on /),
      'Premium at Plantry has begun',
      'Premium at Plantry has ended',
    ]);
  });

  it('is mended by the comparison when no event ever comes', async () => {
    const { cookie, email } = await signedIn();
    const { sessionId } = await site.order(cookie);
    const subscription = site.stripe.pay(sessionId);
    site.sent = site.stripe.world.events.length;
    await compareWithStripe();
    expect(await roleOf(email)).toBe('premium');
    if (subscription) site.stripe.world.end(subscription);
    site.sent = site.stripe.world.events.length;
    await compareWithStripe();
    expect(await roleOf(email)).toBe('user');
  });

  it('leaves a role alone that an administrator gave', async () => {
    const admin = await signedIn('admin');
    const { id, email, subscription } = await site.subscriber();
    const setRole = (role: string) =>
      api('PATCH', `/api/admin/users/${id}/role`, { cookie: admin.cookie, body: { role } });
    expect((await setRole('user')).status).toBe(409);
    await setRole('premium');
    site.stripe.world.end(subscription);
    await site.deliver();
    expect(await roleOf(email)).toBe('premium');
    await setRole('user');
    expect(await roleOf(email)).toBe('user');
  });

  it('ends before the account is deleted, or the account stays', async () => {
    const { email, cookie, subscription } = await site.subscriber();
    const leave = () => api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD } });
    site.stripe.mood = { status: 500 };
    expect((await leave()).status).toBe(503);
    expect(await roleOf(email)).toBe('premium');
    site.stripe.mood = 'answers';
    expect((await leave()).status).toBe(200);
    expect(subscription.status).toBe('canceled');
    expect(await accountOf(email)).toBeUndefined();
  });
});
