import { arriveCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { arrive } from '#src/server/premium/billing/orders.ts';

export const POST = endpoint(arriveCall, async ({ viewer, params }) => {
  const isPaid = await arrive(viewer.id, params.id);
  return isPaid === null ? null : { isPaid };
});
