import { afterEach, describe, expect, it } from 'vitest';
import { premiumBills, premiumOrders, premiumSubscriptions } from '#src/db/schema.ts';
import { PLAN_SETTINGS_DEFAULT, type PlanSettings } from '#src/domain/premium/billing/plan.ts';
import { read } from '#src/server/base/database.ts';
import {
  billOfPayment,
  billsSince,
  disputesSince,
  endAtOnce,
  openSubscriptions,
  payBack,
  paymentsOf,
  readSubscription,
  refundsSince,
  setEnding,
} from '#src/server/premium/billing/stripe.ts';
import { closeCheckout, openPortal, readCheckout } from '#src/server/premium/billing/stripe-checkout.ts';
import { compareWithStripe } from '#src/server/premium/billing/upkeep.ts';
import { saveSettings } from '#src/server/site/settings.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { sellingSite } from '#tests/support/premium.ts';

seededDatabase();
const site = sellingSite();
const DAY = 86_400;
async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of list) found.push(each);
  return found;
}
const idsOf = async (list: AsyncIterable<{ id: string }>) => (await all(list)).map(({ id }) => id).toSorted();

describe('what Stripe lists', () => {
  it('is read page by page to its end: subscriptions, bills, refunds, disputes, payments', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => site.subscriber()));
    site.stripe.world.turn(38 * DAY);
    site.stripe.pageSize = 2;
    const { world, refunds, disputes } = site.stripe;
    expect(await idsOf(openSubscriptions())).toEqual([...world.subscriptions.keys()].toSorted());
    expect(await idsOf(billsSince(0))).toEqual([...world.invoices.keys()].toSorted());
    expect(world.invoices.size).toBe(10);
    const first = members[0]?.subscription.id ?? '';
    world.turn(60 * DAY);
    const payments = await all(paymentsOf(first));
    expect(payments).toHaveLength(4);
    for (const payment of payments) {
      await payBack(payment, 'ORDER');
      site.stripe.dispute(payment);
    }
    expect(await idsOf(refundsSince(0))).toEqual([...refunds.values()].map(({ id }) => id).toSorted());
    expect(await idsOf(disputesSince(0))).toEqual([...disputes.keys()].toSorted());
    expect(await idsOf(billsSince((world.now() + 1) * 1000))).toEqual([]);
    expect(await billOfPayment(payments[0] ?? '')).toBe(payments[0]?.slice(3));
    expect(await billOfPayment('pi_of_nobody')).toBeNull();
  });

  it('is all taken in by the comparison', async () => {
    site.stripe.pageSize = 2;
    await compareWithStripe();
    const bills = await read().select().from(premiumBills);
    for (const id of site.stripe.world.invoices.keys()) expect(bills.map((bill) => bill.id)).toContain(id);
    for (const it of site.stripe.world.subscriptions.values()) site.stripe.world.setEnding(it, true);
    await compareWithStripe();
    const known = await read().select().from(premiumSubscriptions);
    expect(known.length).toBeGreaterThan(4);
    expect(known.every(({ cancelAt }) => cancelAt !== null)).toBe(true);
  });
});

describe('a question to Stripe', () => {
  it('has no answer for what is not known there', async () => {
    expect(await readSubscription('sub_x')).toBeNull();
    expect(await setEnding('sub_x', true)).toBeNull();
    expect(await endAtOnce('sub_x')).toBeNull();
    expect(await readCheckout('cs_x')).toBeNull();
    expect(await closeCheckout('cs_x')).toBe(true);
    site.stripe.deleted.add('cus_x');
    expect(await openPortal('cus_x', 'https://example.org')).toBeNull();
  });

  it('is no answer that something ended, where it is refused and goes on', async () => {
    const { subscription } = await site.subscriber();
    site.stripe.moodFor = ({ method }) =>
      method === 'DELETE' ? { status: 400, type: 'invalid_request_error' } : 'answers';
    await expect(endAtOnce(subscription.id)).rejects.toThrow('Not now');
    site.stripe.moodFor = () => 'answers';
    expect(await endAtOnce(subscription.id)).toMatchObject({ status: 'canceled' });
    expect(await endAtOnce(subscription.id)).toMatchObject({ status: 'canceled' });
  });

  it('closes no Checkout that can still be paid, and tells one that is', async () => {
    const { cookie } = await signedIn();
    const { sessionId } = await site.order(cookie);
    site.stripe.moodFor = ({ path }) =>
      path.endsWith('/expire') ? { status: 400, type: 'invalid_request_error' } : 'answers';
    await expect(closeCheckout(sessionId)).rejects.toThrow('Not now');
    site.stripe.moodFor = () => 'answers';
    site.stripe.pay(sessionId);
    expect(await closeCheckout(sessionId)).toBe(false);
    const other = await site.order((await signedIn()).cookie);
    expect(await closeCheckout(other.sessionId)).toBe(true);
    expect(await closeCheckout(other.sessionId)).toBe(true);
    expect((await read().select().from(premiumOrders)).length).toBeGreaterThan(0);
  });

  it('pays the same back once', async () => {
    const before = site.stripe.refunds.size;
    await Promise.all([payBack('pi_twice', 'ORDER'), payBack('pi_twice', 'ORDER')]);
    await payBack('pi_twice', 'ORDER');
    expect(site.stripe.refunds.size).toBe(before + 1);
  });
});

describe('a Checkout', () => {
  const gift = { recipientName: 'Kim', recipientEmail: 'kim@example.org', message: '', sendOn: null };
  const GIFT = { kind: 'gift', amount: PLAN_SETTINGS_DEFAULT.gift, trialDays: 0, gift };
  /** What Stripe is told of codes and of tax when somebody orders under these settings. */
  async function told(settings: Partial<PlanSettings>, order: object = {}, { cookie } = { cookie: '' }) {
    await saveSettings('plan', { ...PLAN_SETTINGS_DEFAULT, ...settings });
    await site.order(cookie || (await signedIn()).cookie, order);
    const { params } = site.stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions') ?? { params: {} };
    return Object.fromEntries(
      Object.entries(params).filter(([name]) =>
        /promotion|automatic_tax|tax_rates|customer_update|tax_behavior/.test(name),
      ),
    );
  }
  const INCLUSIVE = { 'line_items[0][price_data][tax_behavior]': 'inclusive' };
  afterEach(() => saveSettings('plan', PLAN_SETTINGS_DEFAULT));

  it.each([true, false])('takes promotion codes as the settings say: %s', async (takesPromotionCodes) => {
    expect(await told({ takesPromotionCodes })).toEqual({
      ...INCLUSIVE,
      allow_promotion_codes: String(takesPromotionCodes),
      'automatic_tax[enabled]': 'false',
    });
  });

  it('leaves tax to Stripe Tax where that is on, which then takes no rate', async () => {
    const settings = { usesStripeTax: true, taxRate: 'txr_vat19' };
    const byStripe = { ...INCLUSIVE, allow_promotion_codes: 'true', 'automatic_tax[enabled]': 'true' };
    expect(await told(settings)).toEqual(byStripe);
    expect(await told(settings, GIFT)).toEqual(byStripe);
  });

  it('has Stripe Tax learn the address of a customer who is known there', async () => {
    const { cookie, subscription } = await site.subscriber();
    expect(await told({ usesStripeTax: true }, GIFT, { cookie })).toMatchObject({ 'customer_update[address]': 'auto' });
    expect(site.stripe.calls.at(-1)?.params).toMatchObject({ customer: subscription.customer });
    expect(await told({}, GIFT, { cookie })).not.toHaveProperty('customer_update[address]');
  });

  it('names the tax rate of the settings: of every bill of a subscription, of the one line of a gift', async () => {
    const byRate = { ...INCLUSIVE, allow_promotion_codes: 'true', 'automatic_tax[enabled]': 'false' };
    expect(await told({ taxRate: 'txr_vat19' })).toEqual({
      ...byRate,
      'subscription_data[default_tax_rates][0]': 'txr_vat19',
    });
    expect(await told({ taxRate: 'txr_vat19' }, GIFT)).toEqual({
      ...byRate,
      'line_items[0][tax_rates][0]': 'txr_vat19',
    });
  });
});
