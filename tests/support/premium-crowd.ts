import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { premiumOrders, premiumWithdrawals, users } from '#src/db/schema.ts';
import { TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';
import { write } from '#src/server/base/database.ts';
import type { FakeStripe } from './fake-stripe.ts';
import type { WorldSubscription } from './stripe-world.ts';

let ordered = 0;
/** An order number of this process's own. */
function nextOrder(): string {
  const digits = String(22_222_222 + ++ordered).replaceAll(/[01]/g, (digit) => (digit === '0' ? 'X' : 'Y'));
  return `C${digits.slice(0, 4)}-P${digits.slice(4)}`;
}

export interface Person {
  id: string;
  email: string;
  customer: string;
}

/** Members, without the work of signing up. */
export async function people(count: number): Promise<Person[]> {
  const made = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: `${id}@example.org`, customer: `cus_${id}` };
  });
  const now = Date.now();
  const fields = { firstName: 'Robin', passwordHash: '', isActive: true, emailVerifiedAt: now };
  const rows = made.map(({ id, email }) => ({ id, email, ...fields, createdAt: now, updatedAt: now }));
  await write((tx) => tx.insert(users).values(rows));
  return made;
}

export interface Bought {
  person: Person;
  order: string;
  subscription: WorldSubscription;
}

/** Somebody orders and pays; Stripe has it, and its events. */
export async function buy(
  stripe: FakeStripe,
  person: Person,
  { trialDays = 0, isKnown = true }: { trialDays?: number; isKnown?: boolean } = {},
): Promise<Bought> {
  const order = nextOrder();
  const price = { amount: 99, currency: 'EUR', trialDays, termsVersion: TERMS_VERSION, agreedAt: Date.now() };
  const { customer } = person;
  const subscription = stripe.world.start({ customer, order, amount: 99, interval: 'month', trialDays });
  const sessionId = `cs_${order}`;
  const session = {
    id: sessionId,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    mode: 'subscription',
    client_reference_id: order,
    metadata: { order },
    customer,
    subscription: subscription.id,
    payment_intent: null,
    url: 'x',
  } as const;
  stripe.sessions.set(sessionId, { session, params: {} });
  const known = { completedAt: Date.now(), customerId: customer, subscriptionId: subscription.id };
  const row = { id: order, userId: person.id, email: person.email, kind: 'month', ...price, sessionId } as const;
  await write((tx) => tx.insert(premiumOrders).values({ ...row, ...(isKnown && known) }));
  return { person, order, subscription };
}

/** Somebody withdraws, from an order that the site knows to be paid. */
export const withdrawFrom = ({ order, person: { email } }: Bought): Promise<void> =>
  write(async (tx) => {
    const [row] = await tx.select().from(premiumOrders).where(eq(premiumOrders.id, order));
    if (row?.completedAt == null) return;
    const declared = { orderId: order, name: 'Robin', email, at: Date.now() };
    await tx.insert(premiumWithdrawals).values(declared).onConflictDoNothing();
  });
