import { signOutCall } from '#src/contracts/members/auth.ts';
import { clearSessionCookie, readSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { endSession } from '#src/server/members/sessions.ts';

export const POST = endpoint(signOutCall, async ({ context: { cookies } }) => {
  const id = readSessionCookie(cookies);
  if (id) await endSession(id);
  clearSessionCookie(cookies);
  return { success: true };
});
