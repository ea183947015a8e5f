import { sendPasswordCall } from '#src/contracts/members/auth.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { evenTime } from '#src/server/http/even-time.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { sendTemporaryPassword } from '#src/server/members/password-change.ts';

export const POST = endpoint(sendPasswordCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await evenTime(sendTemporaryPassword(body.email));
  return { success: true };
});
