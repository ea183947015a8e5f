import { afterEach, describe, expect, it, vi } from 'vitest';
import { premiumDeclarations } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { carryOutCancellations } from '#src/server/premium/billing/cancellations.ts';
import { carryOutWithdrawals } from '#src/server/premium/billing/withdrawals.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, makeMember, newAddress, sessionOf, signedIn } from '#tests/support/members.ts';
import { sellingSite } from '#tests/support/premium.ts';

seededDatabase();
const site = sellingSite();
afterEach(() => {
  vi.useRealTimers();
  site.stripe.refunds.clear();
});

const YEAR = { kind: 'year', amount: 990 };
const REASON = { kind: 'extraordinary', reason: 'It sings at night' };

const post = (path: string, body: object, cookie = '') =>
  api('POST', `/api/premium/${path}`, { body, cookie, clientAddress: newAddress() });
const carryOut = async () => {
  await carryOutCancellations();
  await carryOutWithdrawals();
};
const mailTo = async (email: string, subject: RegExp) =>
  (await mailsTo(email)).find((mail) => subject.test(mail.subject))?.text ?? '';
const linksTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? []);

async function reviews() {
  const { cookie } = await signedIn('admin');
  const { body } = await api('GET', '/api/admin/premium/reviews', { cookie });
  return { cookie, open: (body as { reviews: { id: string; order: string; at: number }[] }).reviews };
}

describe('a stranger who knows an address', () => {
  it.each([
    ['withdrawals', {}],
    ['cancellations', {}],
    ['cancellations', REASON],
  ])('does nothing to its plan by %s %o, signed in as somebody else or not', async (path, more) => {
    const { email, subscription } = await site.subscriber(YEAR);
    const { cookie } = await signedIn();
    for (const by of ['', cookie]) expect((await post(path, { name: 'Robin', email, ...more }, by)).status).toBe(200);
    await carryOut();
    expect(subscription).toMatchObject({ status: 'trialing', cancelsAtEnd: false });
    expect(site.stripe.refunds.size).toBe(0);
    expect((await reviews()).open).toEqual([]);
  });

  it('does nothing to a gift that somebody bought', async () => {
    const buyer = await signedIn();
    const gift = { recipientName: 'Kim', recipientEmail: 'kim@example.org', message: '', sendOn: null };
    const { sessionId } = await site.order(buyer.cookie, { kind: 'gift', amount: 990, trialDays: 0, gift });
    site.stripe.pay(sessionId);
    await site.deliver();
    await post('withdrawals', { name: 'Robin', email: buyer.email });
    await carryOut();
    expect(await mailTo('kim@example.org', /was taken back$/)).toBe('');
    expect(site.stripe.refunds.size).toBe(0);
    const [token = ''] = await linksTo(buyer.email);
    expect((await post('declarations', { token })).status).toBe(200);
    await carryOut();
    expect(await mailTo('kim@example.org', /was taken back$/)).not.toBe('');
  });

  it('has nothing mailed that they typed, and five mails a day at most, whose links are all good', async () => {
    const { email, subscription } = await site.subscriber();
    const claim = { name: 'Evil Winner', email, kind: 'extraordinary', reason: 'Buy pills' };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await post('cancellations', claim)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    const mails = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Please confirm'));
    expect(mails).toHaveLength(5);
    for (const { text, subject } of mails) expect(`${subject} ${text}`).not.toMatch(/Evil|pills|Winner/);
    expect((await post('cancellations', { name: 'Robin', email })).status).toBe(200);
    const [ordinary] = (await mailsTo(email)).filter(({ text }) => / ordered with this address\. /.test(text));
    const [, token = ''] = /\?token=([\w-]+)/.exec(ordinary?.text ?? '') ?? [];
    await post('declarations', { token });
    await carryOut();
    expect(subscription.cancelsAtEnd).toBe(true);
  });
});

describe('the link that is mailed to the address', () => {
  it('says what it stands for, and withdraws once somebody confirms', async () => {
    const { email, order, subscription } = await site.subscriber();
    await post('withdrawals', { name: 'Robin', email });
    const [token = ''] = await linksTo(email);
    expect((await post('declarations/check', { token })).body).toMatchObject({
      kind: 'withdrawal',
      name: 'Robin',
      isDone: false,
      found: [{ order }],
    });
    await carryOut();
    expect(subscription.status).toBe('trialing');
    expect((await post('declarations', { token })).status).toBe(200);
    await carryOut();
    expect(subscription.status).toBe('canceled');
    expect((await post('declarations', { token })).status).toBe(200);
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your withdrawal'))).toHaveLength(1);
    expect((await post('declarations', { token: 'x'.repeat(43) })).status).toBe(400);
  });

  it('counts from when it was declared: in time to withdraw, though the link is pressed later', async () => {
    const { email, subscription, turn } = await site.subscriberAt(YEAR);
    await turn(14);
    const { at } = (await post('withdrawals', { name: 'Robin', email })).body as { at: number };
    await turn(5);
    const [token = ''] = await linksTo(email);
    expect((await post('declarations', { token })).body).toEqual({ at });
    await carryOut();
    expect(subscription.status).toBe('canceled');
    expect([...site.stripe.refunds.values()]).toMatchObject([{ amount: 990 }]);
  });

  it('does not reach what was ordered after it was declared', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(site.stripe.world.now() * 1000);
    const first = await site.subscriber();
    await post('withdrawals', { name: 'Robin', email: first.email });
    const [token = ''] = await linksTo(first.email);
    const gift = { recipientName: 'Kim', recipientEmail: 'later@example.org', message: '', sendOn: null };
    vi.setSystemTime(Date.now() + 1000);
    const { sessionId } = await site.order(first.cookie, { kind: 'gift', amount: 990, trialDays: 0, gift });
    site.stripe.pay(sessionId);
    await site.deliver();
    await post('declarations', { token });
    await carryOut();
    expect(first.subscription.status).toBe('canceled');
    expect(await mailTo('later@example.org', /was taken back$/)).toBe('');
  });

  it('ends a plan that was renewed meanwhile with the time that was paid then, and pays the new one back', async () => {
    const { email, order, subscription, turn } = await site.subscriberAt();
    await turn(7 + 28);
    await post('cancellations', { name: 'Robin', email });
    const [token = ''] = await linksTo(email);
    await turn(5);
    expect(subscription.status).toBe('active');
    await post('declarations', { token });
    await carryOut();
    expect(subscription.status).toBe('canceled');
    expect([...site.stripe.refunds.values()]).toMatchObject([{ amount: 99, metadata: { order } }]);
  });

  it('is good for 14 days, and what nobody proved is forgotten then', async () => {
    const { email, turn, subscription } = await site.subscriberAt();
    await post('cancellations', { name: 'Robin', email });
    const [token = ''] = await linksTo(email);
    await turn(14.1);
    expect((await post('declarations/check', { token })).status).toBe(400);
    expect((await post('declarations', { token })).status).toBe(400);
    await carryOut();
    expect(subscription.cancelsAtEnd).toBe(false);
    await cleanUp();
    expect((await read().select().from(premiumDeclarations)).filter((row) => row.email === email)).toEqual([]);
  });
});

describe('whose address it is', () => {
  it('needs neither number nor link while they are signed in', async () => {
    const { email, cookie, subscription, order } = await site.subscriber();
    const answer = await post('withdrawals', { name: 'Robin', email }, cookie);
    expect(answer.body).toEqual({ at: expect.any(Number), bySession: true });
    await carryOut();
    expect(subscription.status).toBe('canceled');
    expect(await mailTo(email, /^Your withdrawal/)).toContain(order);
  });

  it('has to choose a password first, where theirs is a mailed one', async () => {
    const { email, id, subscription } = await site.subscriber();
    const answer = await post('cancellations', { name: 'Robin', email }, await sessionOf(id, true));
    expect(answer.body).not.toHaveProperty('bySession');
    await carryOut();
    expect(subscription.cancelsAtEnd).toBe(false);
  });
});

describe('ending at once for a reason', () => {
  it('waits for a person, whether by number, session or link; its buyer and the administrators are written to', async () => {
    const admin = await makeMember('admin');
    const [numbered, own, linked] = [
      await site.subscriber(YEAR),
      await site.subscriber(YEAR),
      await site.subscriber(YEAR),
    ];
    const claim = ({ email }: { email: string }) => ({ name: 'Robin', email, ...REASON });
    for (let n = 0; n < 2; n++) await post('cancellations', { ...claim(numbered), order: numbered.order });
    await post('cancellations', claim(own), own.cookie);
    await post('cancellations', claim(linked));
    const [token = ''] = await linksTo(linked.email);
    await post('declarations', { token });
    await carryOut();
    for (const { email, order, subscription } of [numbered, own, linked]) {
      expect(subscription).toMatchObject({ status: 'trialing', cancelsAtEnd: false });
      expect(await mailTo(email, /is to end at once$/)).toContain('“It sings at night”');
      expect((await mailsTo(admin.email)).filter(({ subject }) => subject.includes(order))).toHaveLength(1);
    }
    expect(site.stripe.refunds.size).toBe(0);
    const { open } = await reviews();
    expect(open.map(({ order }) => order)).toEqual([numbered.order, own.order, linked.order]);
    expect((await api('GET', '/api/admin/premium/reviews', { cookie: own.cookie })).status).toBe(403);
    const { cookie } = await signedIn('admin');
    for (const { id } of open) {
      const decide = () => api('POST', `/api/admin/premium/reviews/${id}`, { cookie, body: { decision: 'ordinary' } });
      expect([(await decide()).status, (await decide()).status]).toEqual([200, 404]);
    }
    await carryOut();
  });

  it('ends as of the moment it was declared when it is decided so, and pays the rest back', async () => {
    const { email, order, subscription, turn } = await site.subscriberAt(YEAR);
    await turn(7 + 73);
    const { at } = (await post('cancellations', { name: 'Robin', email, order, ...REASON })).body as { at: number };
    await turn(20);
    expect(subscription.status).toBe('active');
    const { cookie, open } = await reviews();
    expect(open).toMatchObject([{ order, at }]);
    const path = `/api/admin/premium/reviews/${open[0]?.id}` as const;
    expect((await api('POST', path, { cookie, body: { decision: 'at_once' } })).status).toBe(200);
    await carryOut();
    expect(subscription.status).toBe('canceled');
    // A fifth of the year was had when it was declared.
    expect([...site.stripe.refunds.values()]).toMatchObject([{ amount: 792, metadata: { order } }]);
    expect(await mailTo(email, /^Your plan at Plantry ends/)).toContain('“It sings at night”');
    expect(await lastAudit()).toMatchObject({ action: 'premium.review', subject: email, details: { order } });
  });

  it('ends with the time that is paid when it is decided so, and says why', async () => {
    const { email, order, subscription, turn } = await site.subscriberAt(YEAR);
    await turn(7 + 73);
    await post('cancellations', { name: 'Robin', email, order, ...REASON });
    const { cookie, open } = await reviews();
    const path = `/api/admin/premium/reviews/${open[0]?.id}` as const;
    await api('POST', path, { cookie, body: { decision: 'ordinary' } });
    await carryOut();
    expect(subscription).toMatchObject({ status: 'active', cancelsAtEnd: true });
    expect(site.stripe.refunds.size).toBe(0);
    expect(await mailTo(email, /^Your plan at Plantry ends/)).toContain('don’t think it has to end at once');
  });
});
