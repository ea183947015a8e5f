import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailQueue, premiumBills, premiumLog, premiumOrders, users } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { premiumFigures } from '#src/server/premium/billing/admin-premium.ts';
import { compareWithStripe } from '#src/server/premium/billing/upkeep.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedEvent } from '#tests/support/fake-stripe.ts';
import { newAddress, signedIn } from '#tests/support/members.ts';
import { sellingSite, sendEvent } from '#tests/support/premium.ts';

seededDatabase();
const site = sellingSite();

let events = 0;
/** An event that Stripe signed, whatever it says. */
const said = (type: string, object: unknown, more: Record<string, unknown> = {}) =>
  signedEvent({ id: `evt_said_${events++}`, type, created: site.stripe.world.now(), object: object as object }, more);
const roleOf = async (id: string) => (await read().select().from(users).where(eq(users.id, id)))[0]?.role;
const orderOf = async (id: string) => (await read().select().from(premiumOrders).where(eq(premiumOrders.id, id)))[0];

describe('an event', () => {
  it('does once what it says, sent a thousand times at once and then with other content', async () => {
    const { id, cookie, email } = await signedIn();
    site.stripe.pay((await site.order(cookie)).sessionId);
    const all = site.stripe.world.events.slice(site.sent);
    site.sent = site.stripe.world.events.length;
    const thousand = Array.from({ length: 1000 }, (_, i) => all[i % all.length] ?? all[0]);
    const answers = await Promise.all(thousand.map((event) => event && sendEvent(signedEvent(event))));
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([204]));
    expect(await read().select().from(mailQueue).where(eq(mailQueue.to, email))).toHaveLength(1);
    expect(await read().select().from(premiumLog).where(eq(premiumLog.userId, id))).toHaveLength(1);
    for (const event of all)
      await sendEvent(signedEvent({ ...event, object: { ...event.object, status: 'canceled' } }));
    expect(await roleOf(id)).toBe('premium');
  });

  it.each<[string, unknown, Record<string, unknown>?]>([
    ['customer.subscription.updated', { id: 'sub_x' }],
    ['invoice.paid', { id: 'in_x', amount_paid: '5' }],
    ['invoice.paid', null],
    ['charge.dispute.created', []],
    ['checkout.session.completed', { id: 5 }],
    ['refund.created', { id: 're_x', amount: 0.5, currency: 'eur', created: 1, metadata: {} }],
    ['refund.created', { id: 're_x', amount: 5, currency: 'euro', created: 1, metadata: {} }],
    ['refund.created', { id: 're_x', amount: 5, currency: 'eur', created: 1e15, metadata: {} }],
    ['invoice.paid', {}, { livemode: true }],
    ['invoice.paid', {}, { account: 'acct_somebody' }],
  ])('of %s that is not understood is refused, and stops none of the next from there', async (type, object, more) => {
    const address = newAddress();
    for (let i = 0; i < 61; i++) expect((await sendEvent(said(type, object, more), address)).status).toBe(400);
    expect((await sendEvent(said('customer.created', {}), address)).status).toBe(204);
  });
});

describe('an order whose Checkout was opened without an answer', () => {
  /** As it is when Stripe has not answered in time. */
  async function unanswered() {
    const { id, cookie } = await signedIn();
    const { order, sessionId } = await site.order(cookie);
    await write((tx) => tx.update(premiumOrders).set({ sessionId: null }).where(eq(premiumOrders.id, order)));
    return { id, order, sessionId };
  }

  it('is not paid on another page of the same account, whose reference anybody chooses', async () => {
    const { order } = await unanswered();
    const paid = { object: 'checkout.session', status: 'complete', payment_status: 'paid', client_reference_id: order };
    const link = { ...paid, id: 'cs_link', payment_link: 'plink_1', payment_intent: 'pi_cent', amount_total: 1 };
    for (const metadata of [{}, null, { order: 'OTHER-ORDER' }]) {
      expect((await sendEvent(said('checkout.session.completed', { ...link, metadata }))).status).toBe(204);
      expect(await orderOf(order)).toMatchObject({ completedAt: null, sessionId: null, paymentId: null });
    }
  });

  it('is paid on its own', async () => {
    const { id, order, sessionId } = await unanswered();
    site.stripe.pay(sessionId);
    await site.deliver();
    expect(await orderOf(order)).toMatchObject({ sessionId });
    expect(await roleOf(id)).toBe('premium');
  });
});

describe('a bill', () => {
  const foreign = (id: string, more: object = {}) => ({
    id,
    object: 'invoice',
    customer: 'cus_of_a_cookbook',
    number: id,
    status: 'paid',
    amount_paid: 5_000_000,
    amount_remaining: 0,
    attempt_count: 1,
    currency: 'eur',
    created: site.stripe.world.now(),
    metadata: {},
    parent: null,
    status_transitions: { paid_at: site.stripe.world.now() },
    total: 5_000_000,
    ...more,
  });

  it('of something else that the same account sells is no revenue here, by event or comparison', async () => {
    await site.subscriber();
    const before = await premiumFigures();
    const details = { subscription: 'sub_of_a_magazine', metadata: { order: 'OTHER-ORDER' } };
    for (const bill of [foreign('in_book'), foreign('in_magazine', { parent: { subscription_details: details } })]) {
      expect((await sendEvent(said('invoice.paid', bill))).status).toBe(204);
      site.stripe.world.invoices.set(bill.id, bill as never);
    }
    await compareWithStripe();
    expect((await premiumFigures()).months).toEqual(before.months);
    const kept = await read().select({ id: premiumBills.id }).from(premiumBills);
    expect(kept.filter(({ id }) => id === 'in_book' || id === 'in_magazine')).toEqual([]);
  });

  it('leads nowhere but to a page on https', async () => {
    const { cookie, order } = await site.subscriber();
    const urls = ['javascript:alert(1)', 'http://example.org/', 'not one', 'https://invoice.stripe.com/i/acct_1/test'];
    for (const [i, url] of urls.entries())
      await sendEvent(said('invoice.paid', foreign(`in_own_${i}`, { metadata: { order }, hosted_invoice_url: url })));
    const kept = await read().select().from(premiumBills).where(eq(premiumBills.orderId, order));
    const own = kept.filter(({ id }) => id.startsWith('in_own_')).toSorted((a, b) => a.id.localeCompare(b.id));
    expect(own.map(({ url }) => url)).toEqual([null, null, null, urls[3]]);
    expect((await api('GET', '/api/premium/plan', { cookie })).status).toBe(200);
  });
});
