import { withdrawCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { withdraw } from '#src/server/premium/billing/withdrawals.ts';

export const POST = endpoint(withdrawCall, ({ body, viewer, context }) =>
  withdraw(body, countedAddress(context), viewer),
);
