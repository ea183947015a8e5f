import { signInCall, signInPageCall } from '#src/contracts/members/auth.ts';
import { paths } from '#src/paths.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { browserOf, signedInAnswer } from '#src/server/http/sign-in.ts';
import { signIn } from '#src/server/members/sign-in.ts';

export const POST = endpoint(signInCall, async ({ body, context }) =>
  signedInAnswer(context, await signIn({ ...body, ...browserOf(context) })),
);

export const GET = endpoint(signInPageCall, async ({ query: { next } }) => {
  const Location = next ? `${paths.login}?${new URLSearchParams({ next })}` : paths.login;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
});
