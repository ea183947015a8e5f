import { passkeySignInOptionsCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { passkeySignInOptions } from '#src/server/members/passkeys.ts';

export const POST = endpoint(passkeySignInOptionsCall, async ({ context }) => {
  await countCostlyCall(context);
  return passkeySignInOptions();
});
