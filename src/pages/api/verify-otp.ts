import { verifyCodeCall } from '#src/contracts/members/auth.ts';
import { constantTime } from '#src/server/http/constant-time.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall, countedAddress } from '#src/server/http/rate-limits.ts';
import { verifyCode } from '#src/server/members/verification.ts';

export const POST = endpoint(verifyCodeCall, async ({ body: { email, code }, context }) => {
  await countCostlyCall(context);
  await constantTime(verifyCode({ email, network: countedAddress(context) }, code));
  return { success: true };
});
