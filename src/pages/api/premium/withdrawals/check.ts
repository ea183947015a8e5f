import { findWithdrawalCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { foundOrder } from '#src/server/premium/billing/claims.ts';
import { findOrder } from '#src/server/premium/billing/withdrawals.ts';

export const POST = endpoint(findWithdrawalCall, async ({ body, context }) => {
  return { found: foundOrder(await findOrder(body, countedAddress(context))) };
});
