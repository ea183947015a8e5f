import { resendVerificationCall } from '#src/contracts/members/auth.ts';
import { constantTime } from '#src/server/http/constant-time.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall, countedAddress } from '#src/server/http/rate-limits.ts';
import { resendVerification } from '#src/server/members/verification.ts';

export const POST = endpoint(resendVerificationCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await constantTime(resendVerification({ email: body.email, network: countedAddress(context) }));
  return { message: 'Please check your email for the verification link' };
});
