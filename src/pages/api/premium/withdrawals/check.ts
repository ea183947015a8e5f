import { findWithdrawalCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { findOrder } from '#src/server/premium/billing/withdrawals.ts';

export const POST = endpoint(findWithdrawalCall, async ({ body, context }) => {
  const { id, kind, amount, currency, agreedAt } = await findOrder(body, countedAddress(context));
  return { order: id, kind, amount, currency, orderedAt: agreedAt };
});
