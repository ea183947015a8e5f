import { renewRecoveryCodesCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { renewRecoveryCodes } from '#src/server/members/code-app.ts';

export const POST = endpoint(renewRecoveryCodesCall, async ({ viewer, body }) => {
  const recoveryCodes = await renewRecoveryCodes(viewer, body.currentPassword);
  return recoveryCodes && { recoveryCodes };
});
