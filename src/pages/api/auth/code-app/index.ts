import { addCodeAppCall, removeCodeAppCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addCodeApp, removeCodeApp } from '#src/server/members/code-app.ts';

export const POST = endpoint(addCodeAppCall, async ({ viewer, body }) => ({
  recoveryCodes: await addCodeApp(viewer, body),
}));

export const DELETE = endpoint(removeCodeAppCall, async ({ viewer, body }) =>
  (await removeCodeApp(viewer, body.currentPassword)) ? { success: true } : null,
);
