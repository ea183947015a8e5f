import type { premiumOrders } from '#src/db/schema.ts';
import { cap, networkCap } from '../../base/limits/limits.ts';

type Order = typeof premiumOrders.$inferSelect;

/** What whoever ends or withdraws from a contract is shown of it, so that they know it is the right one. */
export const foundOrder = (order: Order | null) =>
  order && {
    order: order.id,
    kind: order.kind,
    amount: order.amount,
    currency: order.currency,
    orderedAt: order.agreedAt,
  };

const claims = networkCap({ times: 30, seconds: 3600 });

/** Counts somebody's question about a contract; throws `rate_limited` after many from one address. */
export const countClaim = (address: string): Promise<void> => claims.take(address);

const tellings = cap({ times: 1, seconds: 86_400 });

/** Whether an address for which there is no contract may be told so: once a day, whatever comes in. */
export async function mayTellNothingFound(email: string): Promise<boolean> {
  if (await tellings.isUsedUp(email)) return false;
  await tellings.take(email);
  return true;
}
