import { undoEmailChangeCall } from '#src/contracts/account.ts';
import { undoAddressChange } from '#src/server/address-change.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(undoEmailChangeCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await undoAddressChange(body.token);
  return { success: true };
});
