import { and, desc, eq, or } from 'drizzle-orm';
import type { Reader, Transaction } from '#src/db/client.ts';
import { premiumGifts, premiumLog, premiumMails, premiumOrders, premiumSubscriptions, users } from '#src/db/schema.ts';
import { may } from '#src/domain/members/permissions.ts';
import {
  laterReport,
  noticesDue,
  type PremiumFacts,
  type Standing,
  standingOf,
} from '#src/domain/premium/billing/subscription.ts';
import { provenAddressOf } from '../../mail/proven.ts';
import { queueMail } from '../../mail/queue.ts';
import { getSettings } from '../../site/settings.ts';
import { premiumMail } from './mails.ts';
import type { ReportedSubscription } from './stripe-shapes.ts';

type Account = typeof users.$inferSelect;

/** The facts a member's state follows from. */
export async function premiumFactsOf(
  db: Pick<Reader | Transaction, 'select'>,
  { id, premiumGiven }: Pick<Account, 'id' | 'premiumGiven'>,
): Promise<PremiumFacts> {
  const subscriptions = await db.select().from(premiumSubscriptions).where(eq(premiumSubscriptions.userId, id));
  const gifts = await db
    .select({ id: premiumGifts.id, until: premiumGifts.until })
    .from(premiumGifts)
    .where(and(eq(premiumGifts.redeemedBy, id), eq(premiumGifts.isVoid, false)));
  return { isGiven: premiumGiven, subscriptions, gifts: gifts.map((gift) => ({ ...gift, until: gift.until ?? 0 })) };
}

/** The role that goes with a standing: whoever works on the site keeps the role of that work, which has Premium in it. */
export const roleFor = ({ role }: Pick<Account, 'role'>, { isEntitled }: Standing): Account['role'] =>
  may(role, 'write') ? role : isEntitled ? 'premium' : 'user';

/**
 * Brings a member's role, the log and the mails in line with what is known of them now. Doing it again changes
 * nothing.
 */
export async function settleMember(tx: Transaction, userId: string, cause: string, now: number): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  if (!account) return;
  const facts = await premiumFactsOf(tx, account);
  const standing = standingOf(facts, now);
  const role = roleFor(account, standing);
  if (role !== account.role) await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, userId));
  await logState(tx, { userId, state: standing.state, cause, now });
  for (const { notice, key, about } of noticesDue(facts, now, await getSettings('plan'))) {
    const [isNew] = await tx
      .insert(premiumMails)
      .values({ userId, key, at: now })
      .onConflictDoNothing()
      .returning({ key: premiumMails.key });
    if (!isNew) continue;
    const number = 'until' in about ? about.id : about.orderId;
    const [order] = await tx
      .select()
      .from(premiumOrders)
      .where(eq(premiumOrders.id, number ?? ''));
    const { firstName } = account;
    const email = provenAddressOf(account);
    if (email) await queueMail(tx, premiumMail(notice, { email, firstName }, about, order?.agreedAt));
  }
}

async function logState(
  tx: Transaction,
  { userId, state, cause, now }: { userId: string; state: string; cause: string; now: number },
): Promise<void> {
  const [last] = await tx
    .select({ state: premiumLog.state })
    .from(premiumLog)
    .where(eq(premiumLog.userId, userId))
    .orderBy(desc(premiumLog.id))
    .limit(1);
  const before = last?.state ?? 'none';
  if (before !== state) await tx.insert(premiumLog).values({ at: now, userId, state, before, cause });
}

/**
 * Takes in what Stripe said of a subscription, unless something later is known already; returns whose it is, `null` for
 * one that was not bought here. It belongs to whoever ordered it, for good: a report that names another customer for it is
 * not believed.
 */
export async function takeSubscription(
  tx: Transaction,
  said: ReportedSubscription,
): Promise<{ userId: string | null } | null> {
  const [known] = await tx.select().from(premiumSubscriptions).where(eq(premiumSubscriptions.id, said.id));
  if (!known) {
    const order = await orderOf(tx, said);
    if (!order) return null;
    const { userId } = order;
    await tx.insert(premiumSubscriptions).values({ ...said, orderId: order.id, userId });
    await tx
      .update(premiumOrders)
      .set({ subscriptionId: said.id, customerId: said.customerId })
      .where(eq(premiumOrders.id, order.id));
    return { userId };
  }
  if (known.customerId !== said.customerId) return null;
  if (laterReport<ReportedSubscription>(known, said) === said) {
    const { id, orderId: _, ...changed } = said;
    await tx.update(premiumSubscriptions).set(changed).where(eq(premiumSubscriptions.id, id));
  }
  return { userId: known.userId };
}

/** The order a subscription came from; none where its customer is another member's. */
async function orderOf(tx: Transaction, { id, orderId, customerId }: ReportedSubscription) {
  const [order] = await tx
    .select()
    .from(premiumOrders)
    .where(or(eq(premiumOrders.subscriptionId, id), eq(premiumOrders.id, orderId ?? '')));
  if (!order) return null;
  const others = await tx
    .select({ userId: premiumOrders.userId })
    .from(premiumOrders)
    .where(eq(premiumOrders.customerId, customerId));
  return others.every(({ userId }) => userId === order.userId) ? order : null;
}
