import { cancelCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { cancel } from '#src/server/premium/billing/cancellations.ts';

export const POST = endpoint(cancelCall, ({ body, viewer, context }) => cancel(body, countedAddress(context), viewer));
