import { decideReviewCall } from '#src/contracts/premium/admin-premium.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { decideReview } from '#src/server/premium/billing/reviews.ts';
import { carryOutSoon } from '#src/server/premium/billing/upkeep.ts';

export const POST = endpoint(decideReviewCall, async ({ viewer, params, body }) => {
  if (!(await decideReview(params.id, body.decision, viewer))) return null;
  carryOutSoon();
  return { success: true };
});
