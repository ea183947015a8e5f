import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { premiumBills, premiumDisputes, premiumOrders, premiumSubscriptions, stripeEvents } from '#src/db/schema.ts';
import { isLostDispute, isOpenDispute } from '#src/domain/premium/billing/dispute.ts';
import { TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';
import { read, write } from '#src/server/base/database.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { takeReport } from '#src/server/premium/billing/events.ts';
import { roleFor } from '#src/server/premium/billing/standing.ts';
import type { Report } from '#src/server/premium/billing/stripe-events.ts';
import type {
  ReportedBill,
  ReportedCheckout,
  ReportedSubscription,
} from '#src/server/premium/billing/stripe-shapes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

seededDatabase();
const DAY = 86_400_000;
const NOW = Date.now();
const take = (report: Report) => write((tx) => takeReport(tx, report, 'test', NOW));

let numbered = 0;
async function order(more: Partial<typeof premiumOrders.$inferInsert> = {}) {
  const { id: userId } = await makeMember('user');
  const id = `ORDER-${String(++numbered).padStart(5, '0')}`;
  const price = { amount: 99, currency: 'EUR', trialDays: 0, termsVersion: TERMS_VERSION, agreedAt: NOW };
  const row = { id, userId, email: 'a@example.org', kind: 'month', ...price, ...more } as const;
  await write((tx) => tx.insert(premiumOrders).values(row));
  return row;
}
const orderNow = async (id: string) => (await read().select().from(premiumOrders).where(eq(premiumOrders.id, id)))[0];

const bill = (more: Partial<ReportedBill>): Report => ({
  kind: 'bill',
  bill: {
    ...{ id: 'in_1', kind: 'invoice', customerId: 'cus_1', subscriptionId: null, orderId: null, number: 'N-1' },
    ...{ status: 'open', amount: 0, due: 99, tax: 16, currency: 'EUR', country: 'DE', attempts: 1 },
    ...{ createdAt: NOW, paidAt: null, url: null, asOf: 1000 },
    ...more,
  } as ReportedBill,
});
const checkout = (more: Partial<ReportedCheckout>): Report => ({
  kind: 'checkout',
  checkout: {
    ...{ id: 'cs_1', url: null, orderId: null, isOfOrder: true, isComplete: true },
    ...{ isOpen: false, isClosed: false, customerId: 'cus_1', subscriptionId: 'sub_1', paymentId: null, ...more },
  },
});
const subscription = (more: Partial<ReportedSubscription>): Report => ({
  kind: 'subscription',
  subscription: {
    ...{ id: 'sub_1', status: 'active', customerId: 'cus_1', orderId: null, createdAt: NOW, periodStart: NOW },
    ...{ periodEnd: NOW + 30 * DAY, trialEnd: null, cancelAt: null, endedAt: null, amount: 99, currency: 'EUR' },
    ...{ interval: 'month', asOf: NOW, ...more },
  } as ReportedSubscription,
});

describe('what was said of a bill', () => {
  const statusOf = async (id: string) =>
    (await read().select().from(premiumBills).where(eq(premiumBills.id, id)))[0]?.status;

  it('holds until something later is said, in whatever order it comes', async () => {
    const { id: orderId } = await order();
    await take(bill({ id: 'in_2', orderId, status: 'paid', amount: 99, asOf: 5000 }));
    await take(bill({ id: 'in_2', orderId, status: 'open', asOf: 4000 }));
    expect(await statusOf('in_2')).toBe('paid');
    await take(bill({ id: 'in_2', orderId, status: 'void', asOf: 6000 }));
    expect(await statusOf('in_2')).toBe('void');
  });

  it('is, of one second, what is further on', async () => {
    const { id: orderId } = await order();
    await take(bill({ id: 'in_3', orderId, status: 'paid', asOf: 5000 }));
    await take(bill({ id: 'in_3', orderId, status: 'open', asOf: 5000 }));
    expect(await statusOf('in_3')).toBe('paid');
    await take(bill({ id: 'in_4', orderId, status: 'open', asOf: 5000 }));
    await take(bill({ id: 'in_4', orderId, status: 'paid', asOf: 5000 }));
    expect(await statusOf('in_4')).toBe('paid');
  });
});

describe('what was said of a Checkout', () => {
  it('is believed of the one that was opened for the order, and of no other', async () => {
    const { id } = await order({ sessionId: 'cs_own' });
    await take(checkout({ id: 'cs_of_somebody_else', orderId: id }));
    expect((await orderNow(id))?.completedAt).toBeNull();
    await take(checkout({ id: 'cs_own', orderId: id, isComplete: false, isClosed: false }));
    expect((await orderNow(id))?.completedAt).toBeNull();
    await take(checkout({ id: 'cs_own', orderId: id }));
    expect(await orderNow(id)).toMatchObject({ completedAt: NOW, customerId: 'cus_1', subscriptionId: 'sub_1' });
    // What is paid is not closed afterwards.
    await take(checkout({ id: 'cs_own', orderId: id, isComplete: false, isClosed: true }));
    expect((await orderNow(id))?.closedAt).toBeNull();
  });

  it('closes an order that was not paid', async () => {
    const { id } = await order({ sessionId: 'cs_shut' });
    await take(checkout({ id: 'cs_shut', orderId: id, isComplete: false, isClosed: true }));
    expect(await orderNow(id)).toMatchObject({ completedAt: null, closedAt: NOW });
  });
});

describe('what was said of a subscription', () => {
  const known = async (id: string) =>
    (await read().select().from(premiumSubscriptions).where(eq(premiumSubscriptions.id, id)))[0];

  it('is not believed where its customer is another member’s', async () => {
    await order({ customerId: 'cus_victim', completedAt: NOW });
    const { id } = await order();
    await take(subscription({ id: 'sub_mixed', orderId: id, customerId: 'cus_victim' }));
    expect(await known('sub_mixed')).toBeUndefined();
    await take(subscription({ id: 'sub_own', orderId: id, customerId: 'cus_new' }));
    expect(await known('sub_own')).toMatchObject({ orderId: id });
    expect(await orderNow(id)).toMatchObject({ customerId: 'cus_new', subscriptionId: 'sub_own' });
    await take(subscription({ id: 'sub_own', customerId: 'cus_other', status: 'canceled', asOf: NOW + 9000 }));
    expect(await known('sub_own')).toMatchObject({ status: 'active' });
    await take(subscription({ id: 'sub_foreign', orderId: null, customerId: 'cus_foreign' }));
    expect(await known('sub_foreign')).toBeUndefined();
  });

  it('stays over', async () => {
    const { id } = await order();
    await take(subscription({ id: 'sub_over', orderId: id, customerId: 'cus_over', status: 'canceled', asOf: NOW }));
    await take(subscription({ id: 'sub_over', customerId: 'cus_over', status: 'active', asOf: NOW + 5000 }));
    expect(await known('sub_over')).toMatchObject({ status: 'canceled' });
  });

  it('gives the role that goes with it, but to whoever works here', () => {
    const entitled = { isEntitled: true } as Parameters<typeof roleFor>[1];
    expect(roleFor({ role: 'user' }, entitled)).toBe('premium');
    expect(roleFor({ role: 'premium' }, { ...entitled, isEntitled: false })).toBe('user');
    expect(roleFor({ role: 'editor' }, entitled)).toBe('editor');
  });
});

describe('what was said of a dispute', () => {
  const dispute = (status: string, asOf: number): Report => ({
    kind: 'dispute',
    dispute: {
      ...{ id: 'du_1', paymentId: 'pi_gift', reason: 'fraudulent', amount: 990, currency: 'EUR' },
      ...{ createdAt: NOW, dueBy: null, status, asOf },
    },
  });

  it('names the order its payment was for, and is not opened again by what is older', async () => {
    const { id } = await order({ kind: 'gift', paymentId: 'pi_gift' });
    await take(dispute('needs_response', 1000));
    await take(dispute('under_review', 3000));
    await take(dispute('needs_response', 2000));
    const now = async () => (await read().select().from(premiumDisputes))[0];
    expect(await now()).toMatchObject({ orderId: id, status: 'under_review' });
    await take(dispute('lost', 3000));
    await take(dispute('under_review', 3999));
    expect(await now()).toMatchObject({ status: 'lost' });
    // Nor does it forget its order, once the payment's name is no longer known by it.
    await write((tx) => tx.update(premiumOrders).set({ paymentId: null }).where(eq(premiumOrders.id, id)));
    await take(dispute('won', 4000));
    expect(await now()).toMatchObject({ orderId: id, status: 'won' });
  });
});

it.each([
  ['needs_response', true, false],
  ['under_review', true, false],
  ['warning_needs_response', true, false],
  ['warning_closed', false, false],
  ['prevented', false, false],
  ['won', false, false],
  ['lost', false, true],
])('takes a dispute that Stripe calls %s for open: %s, and for lost: %s', (status, isOpen, isLost) => {
  expect([isOpenDispute({ status }), isLostDispute({ status })]).toEqual([isOpen, isLost]);
});

describe('an event', () => {
  it('is remembered for as long as Stripe may send it again', async () => {
    await write((tx) =>
      tx.insert(stripeEvents).values([
        { id: 'evt_old', type: 't', receivedAt: NOW - 91 * DAY },
        { id: 'evt_known', type: 't', receivedAt: NOW - 89 * DAY },
      ]),
    );
    await cleanUp(NOW);
    expect(await read().select({ id: stripeEvents.id }).from(stripeEvents)).toEqual([{ id: 'evt_known' }]);
  });
});
