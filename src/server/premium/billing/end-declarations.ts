import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { premiumCancellations, type premiumSubscriptions } from '#src/db/schema.ts';
import { type CancellationClaim, endsAt, restOf } from '#src/domain/premium/billing/cancellation.ts';

interface Declared {
  plan: typeof premiumSubscriptions.$inferSelect;
  claim: Pick<CancellationClaim, 'name' | 'kind' | 'reason' | 'email'>;
  /** The moment that counts. */
  now: number;
}

/** Writes down that a plan ends; returns when, `null` where it was written down before and ends no sooner now. */
export async function declare(tx: Transaction, { plan, claim, now }: Declared): Promise<number | null> {
  const { name, email, kind, reason } = claim;
  const orderId = plan.orderId ?? plan.id;
  const ends = endsAt(plan, kind, now);
  const [known] = await tx.select().from(premiumCancellations).where(eq(premiumCancellations.orderId, orderId));
  if (known && known.endsAt <= ends) return null;
  const row = { name, email, kind, reason, at: now, endsAt: ends, rest: restOf(plan, ends), toldAt: null };
  await tx
    .insert(premiumCancellations)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: premiumCancellations.orderId, set: row });
  return ends;
}

/** Has a plan go on whose end was declared; what is over stays so. */
export const takeBack = (tx: Transaction, orderId: string): Promise<unknown> =>
  tx.delete(premiumCancellations).where(eq(premiumCancellations.orderId, orderId));
