import { providerSignInCall } from '#src/contracts/members/sign-in-methods.ts';
import { clearTripCookie, readTripCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { browserOf, signedInAnswer } from '#src/server/http/sign-in.ts';
import { signInWithProvider } from '#src/server/members/provider-sign-in.ts';

export const POST = endpoint(providerSignInCall, async ({ body, viewer, context }) => {
  await countCostlyCall(context);
  const trip = readTripCookie(context.cookies);
  clearTripCookie(context.cookies);
  const member = viewer.role === 'visitor' ? null : viewer;
  const arrived = await signInWithProvider({ ...body, trip, member, ...browserOf(context) });
  if (arrived.outcome !== 'signed-in') return arrived;
  const { outcome, entry, next } = arrived;
  return { outcome, next, ...signedInAnswer(context, entry) };
});
