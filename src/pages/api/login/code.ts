import { codeSignInCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { browserOf, signedInAnswer } from '#src/server/http/sign-in.ts';
import { signInWithCode } from '#src/server/members/code-sign-in.ts';

export const POST = endpoint(codeSignInCall, async ({ body, context }) => {
  await countCostlyCall(context);
  return signedInAnswer(context, await signInWithCode({ ...body, ...browserOf(context) }));
});
