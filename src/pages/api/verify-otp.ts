import { verifyCodeCall } from '#src/contracts/auth.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { evenTime } from '#src/server/http/even-time.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { verifyCode } from '#src/server/verification.ts';

export const POST = endpoint(verifyCodeCall, async ({ body: { email, code }, context }) => {
  await countCostlyCall(context);
  await evenTime(verifyCode(email, code));
  return { success: true };
});
