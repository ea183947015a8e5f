import { subscribersCall } from '#src/contracts/premium/admin-premium.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { subscribers } from '#src/server/premium/billing/admin-premium.ts';

export const GET = endpoint(subscribersCall, async ({ query }) => {
  const { items, pagination } = await subscribers(query);
  return { subscribers: items, pagination };
});
