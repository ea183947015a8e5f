import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';
import { env } from '#src/server/base/env.ts';
import { listOutbox } from '#src/server/mail/outbox.ts';
import { carryOutWithdrawals } from '#src/server/premium/billing/withdrawals.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, newAddress, PASSWORD, signedIn, tokenFor } from '#tests/support/members.ts';
import { sellingSite } from '#tests/support/premium.ts';
import { OPERATOR } from '#tests/support/premium-order.ts';

seededDatabase();
const site = sellingSite();
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400_000;
const withdraw = (body: object, clientAddress = newAddress()) =>
  api('POST', '/api/premium/withdrawals', { body, clientAddress });
const mailTo = async (email: string, subject: RegExp) =>
  (await mailsTo(email)).find((mail) => subject.test(mail.subject))?.text ?? '';

async function gift(recipientEmail: string) {
  const buyer = await signedIn();
  const wishes = { recipientName: 'Kim', recipientEmail, message: '', sendOn: null };
  const { sessionId, order } = await site.order(buyer.cookie, {
    kind: 'gift',
    amount: 990,
    trialDays: 0,
    gift: wishes,
  });
  site.stripe.pay(sessionId);
  await site.deliver();
  const code = /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/.exec(await mailTo(recipientEmail, /gives you/))?.[0] ?? '';
  return { buyer, order, code };
}

describe('the confirmation of a contract', () => {
  it('is a mail to keep: order, trader, price, renewal, ends, consent, and the terms in their edition', async () => {
    const { email, order } = await site.subscriber();
    const text = await mailTo(email, /has begun$/);
    for (const said of [order, OPERATOR.OPERATOR_NAME, OPERATOR.OPERATOR_ADDRESS, '€0.99 a month', 'month by month'])
      expect(text).toContain(said);
    for (const said of ['/cancel', '/withdrawal', 'asked us to begin at once', TERMS_VERSION])
      expect(text).toContain(said);
    const [{ id } = { id: '' }] = (await listOutbox()).filter(({ to }) => to === email);
    const raw = await PostalMime.parse(await readFile(join(env().DATA_DIR, 'outbox', `${id}.eml`)));
    const [terms] = raw.attachments;
    expect(terms?.filename).toBe(`terms-${TERMS_VERSION}.txt`);
    const attached = new TextDecoder().decode(terms?.content as ArrayBuffer);
    for (const said of [
      'MODEL WITHDRAWAL FORM',
      '2019/770',
      OPERATOR.OPERATOR_NAME,
      'within 14 days',
      'arbitration board',
    ])
      expect(attached).toContain(said);
  });

  it('has its number in every mail about the plan, and in the list of orders, when the plan is over, too', async () => {
    const { cookie, email, order, subscription } = await site.subscriber();
    await api('PUT', '/api/premium/plan/ending', { cookie, body: { ends: true } });
    site.stripe.world.turn(8 * 86_400);
    await site.deliver();
    expect(subscription.status).toBe('canceled');
    const mails = await mailsTo(email);
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { subject, text } of mails) expect(text, subject).toContain(order);
    const { body } = await api('GET', '/api/premium/plan', { cookie });
    expect(body).toMatchObject({ order: null, orders: [{ id: order, kind: 'month', amount: 99, currency: 'EUR' }] });
  });

  it('outlives the account: whoever deletes it is written that the plan has ended, with its number', async () => {
    const { cookie, email, order } = await site.subscriber();
    expect((await api('DELETE', '/api/auth/account', { cookie, body: { password: PASSWORD } })).status).toBe(200);
    expect(await mailTo(email, /has ended$/)).toContain(order);
  });
});

describe('a withdrawal without an order number', () => {
  it('is of everything bought with the address in the last 14 days, by the link mailed there', async () => {
    const { email, order, subscription } = await site.subscriber();
    const answer = await withdraw({ name: 'Robin', email });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ at: expect.any(Number) });
    await carryOutWithdrawals();
    expect(subscription.status).toBe('trialing');
    const body = { token: await tokenFor(email) };
    await api('POST', '/api/premium/declarations', { body, clientAddress: newAddress() });
    await carryOutWithdrawals();
    expect(subscription.status).toBe('canceled');
    expect(await mailTo(email, /^Your withdrawal/)).toContain(order);
  });

  it('tells nobody what an address has bought, and writes to one that has bought nothing once a day', async () => {
    const { email } = await site.subscriber();
    const check = (body: object) =>
      api('POST', '/api/premium/withdrawals/check', { body, clientAddress: newAddress() });
    const stranger = 'nothing-bought@example.org';
    expect((await check({ name: 'X', email })).body).toEqual({ found: null });
    expect((await check({ name: 'X', email: stranger })).body).toEqual({ found: null });
    for (let times = 0; times < 3; times++) expect((await withdraw({ name: 'X', email: stranger })).status).toBe(200);
    expect((await mailsTo(stranger)).map(({ subject }) => subject)).toEqual([
      'We found no contract for this address at Plantry',
    ]);
  });

  it('finds nothing once the 14 days are over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email, subscription } = await site.subscriber();
    vi.setSystemTime(Date.now() + 16 * DAY);
    expect((await withdraw({ name: 'Robin', email })).status).toBe(200);
    await carryOutWithdrawals();
    expect(subscription.status).toBe('trialing');
    expect(await mailTo(email, /^We found no contract/)).toContain('withdraw from a contract');
  });
});

it('the mail about a gift says what was agreed to, and how to withdraw', async () => {
  const { buyer } = await gift('friend@example.org');
  const text = await mailTo(buyer.email, /^Your gift for/);
  for (const said of ['/withdrawal', 'asked us to begin at once', TERMS_VERSION]) expect(text).toContain(said);
});

describe('a gift that is withdrawn from', () => {
  it('is spoken of as a gift, and its holder is told once', async () => {
    const { buyer, order, code } = await gift('holder@example.org');
    const friend = await signedIn();
    await api('POST', '/api/premium/gifts/redemption', {
      cookie: friend.cookie,
      body: { code },
      clientAddress: newAddress(),
    });
    await withdraw({ name: 'Robin', order, email: buyer.email });
    await carryOutWithdrawals();
    await carryOutWithdrawals(Date.now() + DAY);
    expect(await mailTo(buyer.email, /^Your withdrawal/)).toContain('a year of Premium at Plantry as a gift');
    const told = (await mailsTo(friend.email)).filter(({ subject }) => subject.endsWith('was taken back'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(order);
  });

  it('is told to whom its mail has reached, where nobody has redeemed it', async () => {
    const { buyer, order } = await gift('unredeemed@example.org');
    site.stripe.calls.length = 0;
    await withdraw({ name: 'Robin', order, email: buyer.email });
    await carryOutWithdrawals();
    expect(await mailTo('unredeemed@example.org', /was taken back$/)).toContain(order);
    // A gift has no subscription that could be ended.
    expect(site.stripe.calls.filter(({ path }) => path.includes('/subscriptions'))).toEqual([]);
  });
});
