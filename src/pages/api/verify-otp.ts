import { verifyCodeCall } from '#src/contracts/members/auth.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { evenTime } from '#src/server/http/even-time.ts';
import { addressOf, countCostlyCall } from '#src/server/http/rate-limits.ts';
import { verifyCode } from '#src/server/members/verification.ts';

export const POST = endpoint(verifyCodeCall, async ({ body: { email, code }, context }) => {
  await countCostlyCall(context);
  await evenTime(verifyCode({ email, network: addressOf(context) }, code));
  return { success: true };
});
