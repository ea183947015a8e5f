import { stripeEventCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { takeEvent } from '#src/server/premium/billing/events.ts';

export const POST = endpoint(stripeEventCall, async ({ raw, context }) => {
  await takeEvent(raw, context.request.headers.get('stripe-signature') ?? '');
  return undefined;
});
