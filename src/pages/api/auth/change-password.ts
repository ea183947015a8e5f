import { changePasswordCall } from '#src/contracts/members/account.ts';
import { setSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changePassword } from '#src/server/members/password-change.ts';

export const POST = endpoint(changePasswordCall, async ({ viewer, body, context }) => {
  setSessionCookie(context.cookies, await changePassword(viewer, body));
  return { success: true };
});
