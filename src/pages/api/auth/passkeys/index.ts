import { addPasskeyCall } from '#src/contracts/members/sign-in-methods.ts';
import { setSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addPasskey } from '#src/server/members/passkeys.ts';

export const POST = endpoint(addPasskeyCall, async ({ viewer, body, context }) => {
  setSessionCookie(context.cookies, await addPasskey(viewer, body));
  return { success: true };
});
