import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PremiumFigures } from '#src/contracts/premium/admin-premium.ts';
import type { SystemState } from '#src/contracts/site/admin-system.ts';
import { jobFailures, premiumOrders, premiumWithdrawals, users } from '#src/db/schema.ts';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import { read, write } from '#src/server/base/database.ts';
import { tendPremium } from '#src/server/host/housekeeping.ts';
import { compareWithStripe, settleAll } from '#src/server/premium/billing/upkeep.ts';
import { carryOutWithdrawals } from '#src/server/premium/billing/withdrawals.ts';
import { tellAdministrators } from '#src/server/site/job-failures.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import type { Mood } from '#tests/support/fake-stripe.ts';
import { accountOf, mailsTo, newAddress, PASSWORD, signedIn } from '#tests/support/members.ts';
import { ORDER, sellingSite } from '#tests/support/premium.ts';

seededDatabase();
const site = sellingSite();
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400;
const REFUSED = { status: 400, type: 'invalid_request_error' };
const YEAR = { kind: 'year', amount: PLAN_SETTINGS_DEFAULT.year };
type Subscriber = Awaited<ReturnType<typeof site.subscriber>>;

const roleOf = async (email: string) => (await accountOf(email))?.role;
const failures = () => read().select().from(jobFailures);
const withdraw = ({ order, email }: Pick<Subscriber, 'order' | 'email'>) =>
  api('POST', '/api/premium/withdrawals', {
    body: { name: 'Robin', order, email },
    clientAddress: newAddress(),
  });
const refundsOf = (order: string) =>
  [...site.stripe.refunds.values()].filter((it) => (it as { metadata?: { order: string } }).metadata?.order === order);
/** Refuses what is asked by a method under a path. */
const refuse = (method: string, path: string | RegExp, mood: Mood = REFUSED) => {
  site.stripe.moodFor = (call) =>
    call.method === method && new RegExp(path).test(`${call.path} ${JSON.stringify(call.params)}`) ? mood : 'answers';
};
/** Turns both clocks, and Stripe's events come. */
const turn = async (days: number, pays: () => boolean = () => true) => {
  site.stripe.world.turn(days * DAY, pays);
  vi.setSystemTime(Date.now() + days * DAY * 1000);
  await site.deliver();
};
const paymentOf = ({ subscription }: Subscriber): string => {
  const paid = [...site.stripe.world.invoices.values()].find(
    (it) => it.parent?.subscription_details.subscription === subscription.id && it.amount_paid > 0,
  );
  return `pi_${paid?.id}`;
};

describe('a refund that Stripe refuses', () => {
  it('stays with its words, and stops nobody else; administrators see it and are written to once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: site.stripe.world.now() * 1000 });
    const admin = await signedIn('admin');
    const late = await site.subscriber();
    await turn(6);
    const first = await site.subscriber(YEAR);
    const second = await site.subscriber(YEAR);
    // The first payment of one fails; the free days of the others pass.
    await turn(7.5, () => false);
    site.stripe.world.recover(first.subscription);
    site.stripe.world.recover(second.subscription);
    await site.deliver();
    expect(late.subscription.status).toBe('past_due');
    refuse('POST', `refunds .*${paymentOf(first)}`);
    await withdraw(first);
    await carryOutWithdrawals();
    expect(first.subscription.status).toBe('canceled');
    expect(await roleOf(first.email)).toBe('user');
    await withdraw(second);
    await tendPremium();
    expect(second.subscription.status).toBe('canceled');
    expect(refundsOf(second.order)).toHaveLength(1);
    expect(late.subscription.status).toBe('past_due');
    await turn(1);
    await tendPremium();
    expect(late.subscription.status).toBe('canceled');

    const failure = { item: first.order, words: expect.stringContaining('Not now') };
    expect(await failures()).toMatchObject([{ ...failure, job: 'premium-refund', nextTryAt: expect.any(Number) }]);
    const shown = { ...failure, job: 'Refunding a withdrawn plan' };
    const figures = (await api('GET', '/api/admin/premium/figures', { cookie: admin.cookie })).body as PremiumFigures;
    expect(figures.failures).toMatchObject([shown]);
    const system = (await api('GET', '/api/admin/system', { cookie: admin.cookie })).body as SystemState;
    expect(system.failures).toMatchObject([shown]);
    await tellAdministrators();
    await tendPremium(Date.now() + DAY * 1000);
    await tellAdministrators();
    const mails = (await mailsTo(admin.email)).filter(({ subject }) => subject.includes('need attention'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(first.order);

    site.stripe.moodFor = () => 'answers';
    await compareWithStripe();
    expect(refundsOf(first.order)).toHaveLength(1);
    expect(await failures()).toEqual([]);
  });

  it('stops none of the other payments of its order', async () => {
    const member = await site.subscriber();
    site.stripe.world.turn(70 * DAY);
    await site.deliver();
    refuse('POST', `refunds .*${paymentOf(member)}`);
    await withdraw(member);
    await carryOutWithdrawals();
    const bills = [...site.stripe.world.invoices.values()].filter(
      ({ parent }) => parent?.subscription_details.subscription === member.subscription.id,
    );
    expect(bills.length).toBeGreaterThan(1);
    expect(refundsOf(member.order)).toHaveLength(bills.length - 1);
    site.stripe.moodFor = () => 'answers';
    await carryOutWithdrawals();
    expect(refundsOf(member.order)).toHaveLength(bills.length);
  });

  it('is asked for again when its next try is due, not at every round', async () => {
    const member = await site.subscriber({ ...YEAR });
    site.stripe.world.turn(8 * DAY);
    await site.deliver();
    await tendPremium();
    refuse('POST', 'refunds');
    await withdraw(member);
    await carryOutWithdrawals();
    const asked = () =>
      site.stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds').length;
    const before = asked();
    await tendPremium(Date.now() + 60_000);
    expect(asked()).toBe(before);
    await tendPremium(Date.now() + 25 * 3_600_000);
    expect(asked()).toBe(before + 1);
    site.stripe.moodFor = () => 'answers';
    await compareWithStripe();
  });
});

describe('the comparison', () => {
  it('closes an order whose Checkout Stripe does not know, and goes on', async () => {
    const { cookie } = await signedIn();
    const { sessionId, order } = await site.order(cookie);
    site.stripe.sessions.delete(sessionId);
    const other = await signedIn();
    const paid = await site.order(other.cookie);
    site.stripe.pay(paid.sessionId);
    site.sent = site.stripe.world.events.length;
    await compareWithStripe();
    const [kept] = await read().select().from(premiumOrders).where(eq(premiumOrders.id, order));
    expect(kept?.closedAt).not.toBeNull();
    expect(await roleOf(other.email)).toBe('premium');
    expect(await failures()).toEqual([]);
    // Somebody who comes back from there is told that nothing was paid.
    expect((await api('POST', `/api/premium/orders/${order}/arrival`, { cookie })).body).toEqual({ isPaid: false });
  });

  it('takes in the others where one subscription cannot be read', async () => {
    const odd = await site.subscriber();
    const other = await site.subscriber();
    site.stripe.world.setEnding(other.subscription, true);
    site.sent = site.stripe.world.events.length;
    Object.assign(odd.subscription, { status: 'on_the_moon' });
    await compareWithStripe();
    expect((await api('GET', '/api/premium/plan', { cookie: other.cookie })).body).toMatchObject({ canResume: true });
    expect(await failures()).toMatchObject([{ job: 'premium-subscription-report', item: odd.subscription.id }]);
    Object.assign(odd.subscription, { status: 'active' });
    await compareWithStripe();
    expect(await failures()).toEqual([]);
  });

  it('ends at Stripe what is over here, so that nobody pays for it', async () => {
    const { subscription, email } = await site.subscriber();
    // Under other keys Stripe knew nothing of it.
    site.stripe.world.subscriptions.delete(subscription.id);
    await compareWithStripe();
    expect(await roleOf(email)).toBe('user');
    site.stripe.world.subscriptions.set(subscription.id, subscription);
    await compareWithStripe();
    expect(subscription.status).toBe('canceled');
  });

  it('leaves a service alone that answers nothing, and tells nobody before the second try', async () => {
    const admin = await signedIn('admin');
    const members = await Promise.all(Array.from({ length: 8 }, () => signedIn()));
    for (const { cookie } of members) await site.order(cookie);
    site.stripe.moodFor = ({ path }) => (path.includes('checkout') ? { status: 429 } : 'answers');
    await compareWithStripe();
    expect(await failures()).toHaveLength(5);
    await tellAdministrators();
    expect(await mailsTo(admin.email)).toEqual([]);
    // Those that were not asked for come first now.
    await compareWithStripe();
    expect(await failures()).toHaveLength(8);
    await compareWithStripe();
    await tellAdministrators();
    expect(await mailsTo(admin.email)).toHaveLength(1);
    site.stripe.moodFor = () => 'answers';
    await compareWithStripe();
    expect(await failures()).toEqual([]);
  });
});

describe('a customer who was deleted at Stripe', () => {
  const leaver = async () => {
    const member = await site.subscriber();
    site.stripe.world.end(member.subscription);
    await site.deliver();
    site.stripe.deleted.add(member.subscription.customer);
    return member;
  };

  it('orders again by e-mail address', async () => {
    const { cookie, email, id } = await leaver();
    const { sessionId } = await site.order(cookie, { trialDays: 0 });
    expect(site.stripe.sessions.get(sessionId)?.params).toMatchObject({ customer_email: email });
    site.stripe.pay(sessionId);
    await site.deliver();
    expect(await roleOf(email)).toBe('premium');
    const customers = await read().select().from(premiumOrders).where(eq(premiumOrders.userId, id));
    expect(customers.map(({ customerId }) => customerId).filter(Boolean)).toHaveLength(1);
  });

  it('finds no portal, and is no error of ours', async () => {
    const { cookie } = await leaver();
    expect((await api('POST', '/api/premium/portal', { cookie })).status).toBe(404);
  });
});

describe('a dispute', () => {
  const disputed = async () => {
    const member = await site.subscriber(YEAR);
    site.stripe.world.turn(8 * DAY);
    await site.deliver();
    site.stripe.dispute(paymentOf(member));
    return member;
  };
  const shown = async () => {
    const { cookie } = await signedIn('admin');
    return ((await api('GET', '/api/admin/premium/figures', { cookie })).body as PremiumFigures).disputes;
  };
  const isDone = async (order: string) => {
    const [row] = await read().select().from(premiumWithdrawals).where(eq(premiumWithdrawals.orderId, order));
    return row?.doneAt != null;
  };

  it('is written down and shown, and stops the refund of its payment while it is open', async () => {
    const member = await disputed();
    await site.deliver();
    expect(await shown()).toMatchObject([{ status: 'needs_response', isOpen: true, reason: 'product not received' }]);
    await compareWithStripe();
    expect(await shown()).toMatchObject([{ order: member.order, email: member.email }]);
    await withdraw(member);
    await carryOutWithdrawals();
    expect(member.subscription.status).toBe('canceled');
    expect(refundsOf(member.order)).toEqual([]);
    expect(await failures()).toMatchObject([
      { item: member.order, words: expect.stringContaining('disputes this payment (product not received)') },
    ]);
    site.stripe.dispute(paymentOf(member), 'won');
    await site.deliver();
    await carryOutWithdrawals();
    expect(refundsOf(member.order)).toHaveLength(1);
    expect(await isDone(member.order)).toBe(true);
    expect(await shown()).toMatchObject([{ isOpen: false, status: 'won' }]);
  });

  it('that was lost has paid back already; no event of it is needed', async () => {
    const member = await disputed();
    site.stripe.dispute(paymentOf(member), 'lost');
    site.sent = site.stripe.world.events.length;
    await compareWithStripe();
    await withdraw(member);
    await carryOutWithdrawals();
    expect(refundsOf(member.order)).toEqual([]);
    expect(await isDone(member.order)).toBe(true);
  });
});

describe('what is told to be charged no more', () => {
  it('is paid back where Stripe charged it after the time to pay it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: site.stripe.world.now() * 1000 });
    const { subscription, email, order } = await site.subscriber();
    await turn(7.1, () => false);
    await turn(7.5);
    refuse('DELETE', 'subscriptions', { status: 429 });
    await settleAll();
    await compareWithStripe();
    expect(await roleOf(email)).toBe('user');
    // It is said when it is true.
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Premium at Plantry has ended');
    site.stripe.world.recover(subscription);
    await site.deliver();
    site.stripe.moodFor = () => 'answers';
    await compareWithStripe();
    expect(subscription.status).toBe('canceled');
    expect(refundsOf(order)).toHaveLength(1);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Premium at Plantry has ended');
    await compareWithStripe();
    expect(refundsOf(order)).toHaveLength(1);
  });

  it('is paid back where somebody pays an open bill of what has ended', async () => {
    const { subscription, order } = await site.subscriber();
    site.stripe.world.turn(8 * DAY, () => false);
    const open = [...site.stripe.world.invoices.values()].findLast(
      ({ parent }) => parent?.subscription_details.subscription === subscription.id,
    );
    site.stripe.world.end(subscription);
    site.stripe.world.turn(DAY);
    const paid = { status: 'paid', amount_paid: 99, amount_remaining: 0 };
    Object.assign(open ?? {}, paid, { status_transitions: { paid_at: site.stripe.world.now() } });
    await compareWithStripe();
    expect(refundsOf(order)).toHaveLength(1);
  });

  it('is ended before an account is deleted, and the account stays where Stripe refuses', async () => {
    const { cookie, email, subscription } = await site.subscriber();
    const leave = () => api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD } });
    refuse('DELETE', 'subscriptions');
    expect((await leave()).status).toBe(503);
    expect(await accountOf(email)).toBeDefined();
    site.stripe.moodFor = () => 'answers';
    expect((await leave()).status).toBe(200);
    expect(subscription.status).toBe('canceled');
  });

  it('is no order that is still open when an account is deleted', async () => {
    const { cookie } = await signedIn();
    const { sessionId } = await site.order(cookie, { ...ORDER });
    expect((await api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD } })).status).toBe(200);
    expect(site.stripe.sessions.get(sessionId)?.session.status).toBe('expired');
  });

  it('is ended by the comparison when its account is gone', async () => {
    const { id, subscription } = await site.subscriber();
    await write((tx) => tx.delete(users).where(eq(users.id, id)));
    await compareWithStripe();
    expect(subscription.status).toBe('canceled');
  });
});
