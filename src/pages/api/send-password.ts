import { sendPasswordCall } from '#src/contracts/members/auth.ts';
import { constantTime } from '#src/server/http/constant-time.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall, countedAddress } from '#src/server/http/rate-limits.ts';
import { sendTemporaryPassword } from '#src/server/members/password-change.ts';

export const POST = endpoint(sendPasswordCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await constantTime(sendTemporaryPassword(body.email, countedAddress(context)));
  return { success: true };
});
