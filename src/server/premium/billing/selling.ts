import { count, isNotNull } from 'drizzle-orm';
import { premiumOrders } from '#src/db/schema.ts';
import type { PlanSettings } from '#src/domain/premium/billing/plan.ts';
import { read } from '../../base/database.ts';
import { sellingNeeds } from '../../base/selling-needs.ts';

/** Whether Premium can be bought here. */
export const isSelling = (settings: PlanSettings): boolean => settings.isSold && sellingNeeds().length === 0;

/** Whether there may be a contract to end or to withdraw from: this site can sell, or once did. */
export async function mayHaveContracts(): Promise<boolean> {
  if (sellingNeeds().length === 0) return true;
  const [sold] = await read()
    .select({ total: count() })
    .from(premiumOrders)
    .where(isNotNull(premiumOrders.completedAt));
  return (sold?.total ?? 0) > 0;
}
