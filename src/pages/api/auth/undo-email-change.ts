import { undoEmailChangeCall } from '#src/contracts/members/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { undoAddressChange } from '#src/server/members/address-change.ts';

export const POST = endpoint(undoEmailChangeCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await undoAddressChange(body.token);
  return { success: true };
});
