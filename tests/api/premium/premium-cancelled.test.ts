import { afterEach, describe, expect, it, vi } from 'vitest';
import { carryOutCancellations } from '#src/server/premium/billing/cancellations.ts';
import { compareWithStripe } from '#src/server/premium/billing/upkeep.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, newAddress, sessionOf, tokenFor } from '#tests/support/members.ts';
import { sellingSite } from '#tests/support/premium.ts';

seededDatabase();
const site = sellingSite();
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400;
const YEAR = { kind: 'year', amount: 990 };
const cancel = (body: object, clientAddress = newAddress()) =>
  api('POST', '/api/premium/cancellations', { body, clientAddress });
const textTo = async (email: string, subject: RegExp) =>
  (await mailsTo(email)).find((mail) => subject.test(mail.subject))?.text ?? '';

describe('ending a plan without signing in', () => {
  it('ends it with the time that is paid, and confirms that with its day and time', async () => {
    const { email, order, subscription, turn } = await site.subscriberAt();
    await turn(8);
    const check = await api('POST', '/api/premium/cancellations/check', {
      body: { name: 'Robin', order, email },
      clientAddress: newAddress(),
    });
    expect(check.body).toMatchObject({ found: { order, kind: 'month', amount: 99 } });
    expect((await cancel({ name: 'Robin', order, email })).status).toBe(200);
    await carryOutCancellations();
    expect(subscription).toMatchObject({ status: 'active', cancelsAtEnd: true });
    const text = await textTo(email, /^Your plan at Plantry ends: order/);
    for (const said of [order, 'Robin', 'Received', 'Ends']) expect(text).toContain(said);
    await turn(31);
    expect(subscription.status).toBe('canceled');
    expect(site.stripe.refunds.size).toBe(0);
  });

  it('needs name and address only, and the link mailed there; it tells strangers nothing', async () => {
    const { email, subscription } = await site.subscriberAt();
    const answer = await cancel({ name: 'Robin', email });
    expect(answer.body).toEqual({ at: expect.any(Number) });
    expect((await cancel({ name: 'X', email: 'no-plan@example.org' })).body).toEqual({ at: expect.any(Number) });
    await carryOutCancellations();
    expect(subscription.cancelsAtEnd).toBe(false);
    const body = { token: await tokenFor(email) };
    await api('POST', '/api/premium/declarations', { body, clientAddress: newAddress() });
    await carryOutCancellations();
    expect(subscription.cancelsAtEnd).toBe(true);
    expect(await textTo('no-plan@example.org', /^We found no contract/)).toContain('end a plan');
    const wrong = await cancel({ name: 'X', email: 'no-plan@example.org', order: '22222-22222' });
    expect(wrong.status).toBe(400);
  });

  it('asks for the reason where it is to end at once', async () => {
    const { email, order } = await site.subscriberAt(YEAR);
    expect((await cancel({ name: 'Robin', email, order, kind: 'extraordinary' })).status).toBe(400);
  });

  it('is confirmed once however often it is declared', async () => {
    const { email, order } = await site.subscriberAt(YEAR);
    for (let n = 0; n < 2; n++) expect((await cancel({ name: 'Robin', email, order })).status).toBe(200);
    const confirmations = (await mailsTo(email)).filter(({ subject }) => / ends: order /.test(subject));
    expect(confirmations).toHaveLength(1);
    await carryOutCancellations();
  });

  it('is taken while Stripe does not answer, and carried out later', async () => {
    const { email, order, subscription } = await site.subscriberAt();
    site.stripe.mood = 'breaks';
    expect((await cancel({ name: 'Robin', email, order })).status).toBe(200);
    await carryOutCancellations();
    expect(subscription.cancelsAtEnd).toBe(false);
    site.stripe.mood = 'answers';
    await compareWithStripe();
    expect(subscription.cancelsAtEnd).toBe(true);
  });
});

describe('a yearly plan in its second year', () => {
  it('ends within a month, and what was paid for the rest comes back', async () => {
    const { id, subscription, order, turn } = await site.subscriberAt(YEAR);
    await turn(7 + 365 + 10);
    const now = Date.now();
    const cookie = await sessionOf(id);
    const plan = await api('PUT', '/api/premium/plan/ending', { cookie, body: { ends: true } });
    const { until } = plan.body as { until: number };
    expect((until - now) / (DAY * 1000)).toBeGreaterThan(27);
    expect((until - now) / (DAY * 1000)).toBeLessThan(32);
    await turn(33);
    await carryOutCancellations();
    expect(subscription.status).toBe('canceled');
    const [refund] = [...site.stripe.refunds.values()] as { amount?: number; metadata?: object }[];
    expect(refund).toMatchObject({ metadata: { order } });
    const days = (until - subscription.start * 1000) / (DAY * 1000);
    expect(refund?.amount).toBe(Math.round((990 * (365 - days)) / 365));
    site.stripe.refunds.clear();
  });

  it('goes on after all when that is wished for, and nothing comes back', async () => {
    const { id, subscription, turn } = await site.subscriberAt(YEAR);
    await turn(7 + 365 + 10);
    const cookie = await sessionOf(id);
    await api('PUT', '/api/premium/plan/ending', { cookie, body: { ends: true } });
    expect(subscription.cancelAt).not.toBeNull();
    await api('PUT', '/api/premium/plan/ending', { cookie, body: { ends: false } });
    expect(subscription.cancelAt).toBeNull();
    await turn(40);
    await carryOutCancellations();
    expect(subscription.status).toBe('active');
    expect(site.stripe.refunds.size).toBe(0);
  });
});

describe('what is going to cost', () => {
  it('is said three days before the free days end, once', async () => {
    const { email, turn } = await site.subscriberAt();
    await turn(3);
    expect(await textTo(email, /^Your free days/)).toBe('');
    await turn(1.5);
    expect(await textTo(email, /^Your free days/)).toContain('€0.99 a month');
    await turn(1);
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your free days'))).toHaveLength(1);
  });

  it('is said between three months and one before each year, with how to end it', async () => {
    const { email, order, turn } = await site.subscriberAt(YEAR);
    await turn(7 + 300);
    expect(await textTo(email, /renews on/)).toBe('');
    await turn(10);
    const text = await textTo(email, /renews on/);
    for (const said of ['€9.90 a year', '/cancel', order]) expect(text).toContain(said);
    await turn(365);
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes('renews on'))).toHaveLength(2);
  });

  it('is not said of a plan that ends', async () => {
    const { cookie, email, turn } = await site.subscriberAt();
    await api('PUT', '/api/premium/plan/ending', { cookie, body: { ends: true } });
    await turn(5);
    expect(await textTo(email, /^Your free days/)).toBe('');
  });
});
