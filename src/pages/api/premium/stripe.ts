import { stripeEventCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { takeEvent } from '#src/server/premium/billing/events.ts';

export const POST = endpoint(stripeEventCall, async ({ raw, context }) => {
  const signature = context.request.headers.get('stripe-signature') ?? '';
  await takeEvent(raw, signature, countedAddress(context));
  return undefined;
});
