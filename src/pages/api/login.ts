import { signInCall, signInPageCall } from '#src/contracts/members/auth.ts';
import { paths } from '#src/paths.ts';
import { readSessionCookie, setSessionCookie } from '#src/server/http/cookies.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { signIn } from '#src/server/members/sign-in.ts';

export const POST = endpoint(signInCall, async ({ body, context }) => {
  const { sessionId, user } = await signIn({
    ...body,
    address: countedAddress(context),
    userAgent: context.request.headers.get('user-agent')?.slice(0, 200) ?? null,
    previousSession: readSessionCookie(context.cookies),
  });
  setSessionCookie(context.cookies, sessionId);
  return { user };
});

export const GET = endpoint(signInPageCall, async ({ query: { next } }) => {
  const Location = next ? `${paths.login}?${new URLSearchParams({ next })}` : paths.login;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
});
