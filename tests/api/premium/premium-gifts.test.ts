import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import { compareWithStripe, settleAll } from '#src/server/premium/billing/upkeep.ts';
import { carryOutWithdrawals } from '#src/server/premium/billing/withdrawals.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { accountOf, mailsTo, newAddress, signedIn } from '#tests/support/members.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { sellingSite } from '#tests/support/premium.ts';

seededDatabase();
const site = sellingSite();
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400_000;
const GIFT = { kind: 'gift', amount: PLAN_SETTINGS_DEFAULT.gift, trialDays: 0 };
let friends = 0;

/** Buys a gift for a friend of this test's. */
async function bought(wishes: object = {}) {
  const buyer = await signedIn();
  const recipientEmail = `friend-${++friends}@example.org`;
  const gift = { recipientName: 'Kim', recipientEmail, message: 'Enjoy your meal', sendOn: null, ...wishes };
  const { sessionId, order } = await site.order(buyer.cookie, { ...GIFT, gift });
  site.stripe.pay(sessionId);
  await site.deliver();
  return { buyer, order, recipientEmail };
}
const codeTo = async (email: string) =>
  /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? 'none';
const redeem = (cookie: string, code: string, clientAddress = newAddress()): Promise<ApiAnswer> =>
  api('POST', '/api/premium/gifts/redemption', { cookie, body: { code }, clientAddress });
const roleOf = async (email: string) => (await accountOf(email))?.role;

describe('a gift', () => {
  it('goes from the payment over the mail with a code to a year of Premium, once', async () => {
    const { buyer, recipientEmail } = await bought();
    const code = await codeTo(recipientEmail);
    const friend = await signedIn();
    const answer = await redeem(friend.cookie, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(answer.status).toBe(200);
    const { until } = answer.body as { until: number };
    expect(Math.round((until - Date.now()) / DAY)).toBeGreaterThanOrEqual(365);
    expect(await roleOf(friend.email)).toBe('premium');
    expect(await roleOf(buyer.email)).toBe('user');
    expect((await redeem(friend.cookie, code)).status).toBe(400);
    const second = await signedIn();
    expect((await redeem(second.cookie, code)).status).toBe(400);
    expect((await mailsTo(friend.email)).map(({ subject }) => subject)).toEqual(['Your year of Premium at Plantry']);
  });

  it.each(['author', 'editor', 'admin'] as const)(
    'leaves an %s the role of the work, then and when it ends',
    async (role) => {
      const code = await codeTo((await bought()).recipientEmail);
      const friend = await signedIn(role);
      expect((await redeem(friend.cookie, code)).status).toBe(200);
      expect(await roleOf(friend.email)).toBe(role);
      await settleAll(Date.now() + 367 * DAY);
      expect(await roleOf(friend.email)).toBe(role);
    },
  );

  it('is redeemed once by fifty who try at the same time', async () => {
    const code = await codeTo((await bought()).recipientEmail);
    const many = await Promise.all(Array.from({ length: 50 }, () => signedIn()));
    const statuses = await Promise.all(many.map(({ cookie }) => redeem(cookie, code).then(({ status }) => status)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('cannot be guessed: a thousand tries are stopped after ten', async () => {
    const { cookie } = await signedIn();
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 1000; i++) {
      const code = `AAAA-BBBB-CCCC-${String(2000 + i).replaceAll(/[01]/g, '2')}`;
      statuses.push((await redeem(cookie, code, address)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
  });

  it('waits for its day, and its card is for the buyer alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sendOn = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
    const { buyer, order, recipientEmail } = await bought({ sendOn });
    expect(await mailsTo(recipientEmail)).toEqual([]);
    const card = (cookie: string) => api('GET', `/api/premium/gifts/${order}/card`, { cookie });
    const pdf = await readPdf((await card(buyer.cookie)).bytes);
    expect(pdf).toMatchObject({ pages: 1, isTagged: true, title: 'A year of Premium for Kim' });
    for (const words of [
      'Enjoy your meal',
      'from ',
      'Your code',
      'Enter it at',
      'ends by itself. You’ll never be charged.',
    ])
      expect(pdf.text).toContain(words);
    expect(pdf.roles.filter((role) => !/^\w+$/.test(role))).toEqual([]);
    expect((await card((await signedIn()).cookie)).status).toBe(404);
    vi.setSystemTime(Date.now() + 11 * DAY);
    await settleAll();
    await settleAll();
    expect(await mailsTo(recipientEmail)).toHaveLength(1);
    expect(pdf.text).toContain(await codeTo(recipientEmail));
  });

  it('tells before it ends and when it has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const code = await codeTo((await bought()).recipientEmail);
    const friend = await signedIn();
    await redeem(friend.cookie, code);
    for (const days of [340, 20, 10]) {
      vi.setSystemTime(Date.now() + days * DAY);
      await settleAll();
    }
    expect(await roleOf(friend.email)).toBe('user');
    const subjects = (await mailsTo(friend.email)).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([
      'Your year of Premium at Plantry',
      expect.stringMatching(/^Your year of Premium at Plantry ends on /),
      'Your year of Premium at Plantry is over',
    ]);
  });

  it('stays good for somebody who pays already', async () => {
    const code = await codeTo((await bought()).recipientEmail);
    const payer = await site.subscriber();
    expect((await redeem(payer.cookie, code)).status).toBe(409);
    expect((await redeem((await signedIn()).cookie, code)).status).toBe(200);
  });

  it('reaches its friend even when no event of its payment comes', async () => {
    const buyer = await signedIn();
    const gift = { recipientName: 'Kim', recipientEmail: 'late@example.org', message: '', sendOn: null };
    const { sessionId } = await site.order(buyer.cookie, { ...GIFT, gift });
    await settleAll();
    expect(await mailsTo('late@example.org')).toEqual([]);
    site.stripe.pay(sessionId);
    site.sent = site.stripe.world.events.length;
    await compareWithStripe();
    expect(await mailsTo('late@example.org')).toHaveLength(1);
  });
});

describe('a withdrawal', () => {
  const ask = (
    path: '/api/premium/withdrawals' | '/api/premium/withdrawals/check',
    body: object,
    clientAddress = newAddress(),
  ) => api('POST', path, { body, clientAddress });

  it('needs no sign-in: it is confirmed by mail with its time, ends the plan and pays back', async () => {
    const { order, email, subscription } = await site.subscriber({ kind: 'year', amount: PLAN_SETTINGS_DEFAULT.year });
    site.stripe.world.turn(7.5 * 86_400);
    await site.deliver();
    const claim = { name: 'Robin Green', order: order.toLowerCase(), email: email.toUpperCase() };
    expect((await ask('/api/premium/withdrawals/check', claim)).body).toMatchObject({
      found: { order, kind: 'year', amount: 990 },
    });
    expect(subscription.status).toBe('active');
    const answer = await ask('/api/premium/withdrawals', claim);
    const { at } = answer.body as { at: number };
    await carryOutWithdrawals();
    expect(subscription.status).toBe('canceled');
    expect(await roleOf(email)).toBe('user');
    expect([...site.stripe.refunds.values()]).toMatchObject([{ amount: 990, metadata: { order } }]);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Your withdrawal'));
    expect(mail?.text).toContain(order);
    expect(mail?.text).toContain(
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(at),
    );
    // Declared twice, carried out twice: paid back once.
    expect((await ask('/api/premium/withdrawals', claim)).body).toEqual({ at });
    await carryOutWithdrawals();
    expect(site.stripe.refunds.size).toBe(1);
  });

  it('is taken while Stripe hangs, and carried out later', async () => {
    const { order, email, subscription } = await site.subscriber();
    site.stripe.mood = { status: 500 };
    expect((await ask('/api/premium/withdrawals', { name: 'Robin', order, email })).status).toBe(200);
    await carryOutWithdrawals();
    site.stripe.mood = 'answers';
    expect(await roleOf(email)).toBe('premium');
    await compareWithStripe();
    expect(subscription.status).toBe('canceled');
    expect(await roleOf(email)).toBe('user');
  });

  it('tells nothing of an order to whoever does not know its address, and is over after 14 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { order, email } = await site.subscriber();
    const wrong = await ask('/api/premium/withdrawals/check', { name: 'X', order, email: 'other@example.org' });
    const unknown = await ask('/api/premium/withdrawals/check', { name: 'X', order: '22222-22222', email });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual(unknown.body);
    // Its day does not count, and the last of the 14 is a whole one.
    const end = Date.now() + 15 * DAY;
    vi.setSystemTime(end - 60_000);
    expect((await ask('/api/premium/withdrawals/check', { name: 'X', order, email })).status).toBe(200);
    vi.setSystemTime(end + 1);
    expect((await ask('/api/premium/withdrawals', { name: 'X', order, email })).status).toBe(409);
    const address = newAddress();
    for (let i = 0; i < 30; i++) await ask('/api/premium/withdrawals/check', { name: 'X', order, email }, address);
    expect((await ask('/api/premium/withdrawals/check', { name: 'X', order, email }, address)).status).toBe(429);
  });

  it('takes a gift back, redeemed or not', async () => {
    const { buyer, order, recipientEmail } = await bought();
    const code = await codeTo(recipientEmail);
    const friend = await signedIn();
    await redeem(friend.cookie, code);
    await ask('/api/premium/withdrawals', { name: 'Robin', order, email: buyer.email });
    await carryOutWithdrawals();
    expect(await roleOf(friend.email)).toBe('user');
  });
});
