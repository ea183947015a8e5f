import { startProviderCall } from '#src/contracts/members/sign-in-methods.ts';
import { setTripCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { startProviderSignIn } from '#src/server/members/provider-sign-in.ts';

export const POST = endpoint(startProviderCall, async ({ body, context }) => {
  await countCostlyCall(context);
  const { url, trip } = await startProviderSignIn(body.next ?? null);
  setTripCookie(context.cookies, trip);
  return { url };
});
