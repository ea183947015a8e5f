import { registerCall } from '#src/contracts/members/auth.ts';
import { constantTime } from '#src/server/http/constant-time.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall, countedAddress } from '#src/server/http/rate-limits.ts';
import { register } from '#src/server/members/members.ts';

export const POST = endpoint(registerCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await constantTime(register(body, countedAddress(context)));
  return { message: 'Please check your email to verify your account before logging in' };
});
