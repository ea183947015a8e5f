import { readDeclarationCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { readDeclaration } from '#src/server/premium/billing/proven-by-link.ts';

export const POST = endpoint(readDeclarationCall, ({ body, context }) =>
  readDeclaration(body.token, countedAddress(context)),
);
