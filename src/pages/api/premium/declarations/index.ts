import { confirmDeclarationCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { confirmDeclaration } from '#src/server/premium/billing/proven-by-link.ts';

export const POST = endpoint(confirmDeclarationCall, ({ body, context }) =>
  confirmDeclaration(body.token, countedAddress(context)),
);
