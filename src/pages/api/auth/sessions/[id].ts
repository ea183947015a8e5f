import { endSessionCall } from '#src/contracts/members/account.ts';
import { clearSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { endListedSession } from '#src/server/members/sessions.ts';

export const DELETE = endpoint(endSessionCall, async ({ viewer, params, context }) => {
  const ended = await endListedSession(viewer.id, params.id);
  if (ended === viewer.session.storedId) clearSessionCookie(context.cookies);
  return ended === null ? null : { success: true };
});
