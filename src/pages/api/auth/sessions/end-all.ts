import { endAllSessionsCall } from '#src/contracts/members/account.ts';
import { write } from '#src/server/base/database.ts';
import { clearSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { endAllSessions } from '#src/server/members/sessions.ts';

export const POST = endpoint(endAllSessionsCall, async ({ viewer, context }) => {
  await write((tx) => endAllSessions(tx, viewer.id));
  clearSessionCookie(context.cookies);
  return { success: true };
});
