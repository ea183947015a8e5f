import { deleteAccountCall } from '#src/contracts/members/account.ts';
import { clearSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { deleteAccount } from '#src/server/members/my-data.ts';

export const DELETE = endpoint(deleteAccountCall, async ({ viewer, body, context }) => {
  await deleteAccount(viewer, body);
  clearSessionCookie(context.cookies);
  return { success: true };
});
