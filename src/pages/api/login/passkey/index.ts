import { passkeySignInCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { browserOf, signedInAnswer } from '#src/server/http/sign-in.ts';
import { signInWithPasskey } from '#src/server/members/passkeys.ts';

export const POST = endpoint(passkeySignInCall, async ({ body, context }) => {
  await countCostlyCall(context);
  return signedInAnswer(context, await signInWithPasskey({ ...body, ...browserOf(context) }));
});
