import { linkProviderCall, unlinkProviderCall } from '#src/contracts/members/sign-in-methods.ts';
import { setTripCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { unlinkProvider } from '#src/server/members/linked-accounts.ts';
import { startLinking } from '#src/server/members/provider-sign-in.ts';

export const POST = endpoint(linkProviderCall, async ({ viewer, body, context }) => {
  const { url, trip } = await startLinking(viewer, body.currentPassword);
  setTripCookie(context.cookies, trip);
  return { url };
});

export const DELETE = endpoint(unlinkProviderCall, async ({ viewer, body }) =>
  (await unlinkProvider(viewer, body.currentPassword)) ? { success: true } : null,
);
