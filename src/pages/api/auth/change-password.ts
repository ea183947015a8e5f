import { changePasswordCall } from '#src/contracts/members/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changePassword } from '#src/server/members/password-change.ts';

export const POST = endpoint(changePasswordCall, async ({ viewer, body }) => {
  await changePassword(viewer, body);
  return { success: true };
});
