import { orderPaidCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { isOrderPaid } from '#src/server/premium/billing/orders.ts';

export const POST = endpoint(orderPaidCall, async ({ viewer, params }) => {
  const isPaid = await isOrderPaid(viewer.id, params.id);
  return isPaid === null ? null : { isPaid };
});
