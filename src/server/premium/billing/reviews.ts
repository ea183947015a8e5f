import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { premiumDeclarations, premiumOrders, premiumSubscriptions, users } from '#src/db/schema.ts';
import { endsAt } from '#src/domain/premium/billing/cancellation.ts';
import type { ReviewDecision } from '#src/domain/premium/billing/declaration.ts';
import { isOver } from '#src/domain/premium/billing/subscription.ts';
import { type Actor, recordAudit } from '../../base/audit.ts';
import { read, write } from '../../base/database.ts';
import { provenAddressOf } from '../../mail/proven.ts';
import { queueMail } from '../../mail/queue.ts';
import { reviewAskedMail, reviewBegunMail } from './declaration-mails.ts';
import { declare } from './end-declarations.ts';
import { cancellationMail } from './mails.ts';

type Order = typeof premiumOrders.$inferSelect;

const isWaiting = and(isNotNull(premiumDeclarations.orderId), isNull(premiumDeclarations.decidedAt));

interface Asked {
  name: string;
  reason: string;
  /** When it was declared. */
  at: number;
}

/**
 * Has a person look at a plan that somebody wants to end at once: nothing ends before. Its buyer and the administrators are
 * written to; once, while it waits.
 */
export async function askReview(tx: Transaction, order: Order, { name, reason, at }: Asked): Promise<void> {
  const isIts = and(eq(premiumDeclarations.orderId, order.id), isWaiting);
  const [waiting] = await tx.select({ id: premiumDeclarations.id }).from(premiumDeclarations).where(isIts);
  if (waiting) return;
  const { id: orderId, email } = order;
  const declared = {
    id: randomUUID(),
    kind: 'extraordinary',
    name,
    email,
    reason,
    at,
    orderId,
    provenAt: Date.now(),
  } as const;
  await tx.insert(premiumDeclarations).values(declared);
  await queueMail(tx, reviewBegunMail(order, { name, reason, at }));
  const administrators = await tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)));
  for (const to of administrators.map(provenAddressOf)) {
    if (to) await queueMail(tx, reviewAskedMail(to, order, { name, reason, at }));
  }
}

/** Plans that wait for somebody to decide whether they end at once, the oldest first. */
export async function openReviews() {
  const rows = await read()
    .select({ declared: premiumDeclarations, order: premiumOrders })
    .from(premiumDeclarations)
    .innerJoin(premiumOrders, eq(premiumOrders.id, premiumDeclarations.orderId))
    .where(isWaiting)
    .orderBy(asc(premiumDeclarations.at));
  return rows.map(({ declared: { id, name, reason, at }, order }) => {
    const { id: number, email, kind, amount, currency } = order;
    return { id, name, reason, at, order: number, email, kind, amount, currency };
  });
}

/**
 * Decides what was asked: the plan ends at once, or with the time that is paid, both as of the moment it was declared.
 * `false` where nothing waits.
 */
export function decideReview(id: string, decision: ReviewDecision, actor: Actor): Promise<boolean> {
  return write(async (tx) => {
    const decided = { decidedAt: Date.now(), decision };
    const isIt = and(eq(premiumDeclarations.id, id), isWaiting);
    const [declared] = await tx.update(premiumDeclarations).set(decided).where(isIt).returning();
    if (!declared?.orderId) return false;
    const { orderId, name, email, reason, at } = declared;
    await recordAudit(tx, actor, { action: 'premium.review', subject: email, details: { order: orderId, decision } });
    const [order] = await tx.select().from(premiumOrders).where(eq(premiumOrders.id, orderId));
    const [plan] = await tx.select().from(premiumSubscriptions).where(eq(premiumSubscriptions.orderId, orderId));
    if (!order || !plan || isOver(plan)) return true;
    const kind = decision === 'at_once' ? 'extraordinary' : 'ordinary';
    await declare(tx, { plan, claim: { name, email, kind, reason }, now: at });
    const isDeclined = decision === 'ordinary';
    await queueMail(
      tx,
      cancellationMail(order, { name, kind, reason }, { at, endsAt: endsAt(plan, kind, at), isDeclined }),
    );
    return true;
  });
}
