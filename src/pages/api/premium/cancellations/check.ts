import { findPlanCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { findPlan } from '#src/server/premium/billing/cancellations.ts';
import { foundOrder } from '#src/server/premium/billing/claims.ts';

export const POST = endpoint(findPlanCall, async ({ body, context }) => ({
  found: foundOrder(await findPlan(body, countedAddress(context))),
}));
