import { registerCall } from '#src/contracts/members/auth.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { evenTime } from '#src/server/http/even-time.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { register } from '#src/server/members/members.ts';

export const POST = endpoint(registerCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await evenTime(register(body));
  return { message: 'Please check your email to verify your account before logging in' };
});
