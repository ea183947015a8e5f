import { addCodeAppCall, removeCodeAppCall } from '#src/contracts/members/sign-in-methods.ts';
import { setSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addCodeApp, removeCodeApp } from '#src/server/members/code-app.ts';

export const POST = endpoint(addCodeAppCall, async ({ viewer, body, context }) => {
  const { recoveryCodes, sessionId } = await addCodeApp(viewer, body);
  setSessionCookie(context.cookies, sessionId);
  return { recoveryCodes };
});

export const DELETE = endpoint(removeCodeAppCall, async ({ viewer, body }) =>
  (await removeCodeApp(viewer, body.currentPassword)) ? { success: true } : null,
);
