import { offerCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { offerFor } from '#src/server/premium/billing/orders.ts';

export const GET = endpoint(offerCall, ({ viewer }) => offerFor(viewer));
