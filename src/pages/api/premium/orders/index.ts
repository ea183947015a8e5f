import { placeOrderCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { placeOrder } from '#src/server/premium/billing/orders.ts';

export const POST = endpoint(placeOrderCall, ({ viewer, body: { agreesToTerms, beginsAtOnce, ...ordered } }) =>
  placeOrder(viewer, ordered),
);
