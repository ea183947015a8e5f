import type { APIContext } from 'astro';
import type { Browser, Entered } from '../members/entry.ts';
import { readSessionCookie, setSessionCookie } from './cookies.ts';
import { countedAddress } from './rate-limits.ts';

/** The facts of a request that matter to a sign-in. */
export const browserOf = (context: APIContext): Browser => ({
  address: countedAddress(context),
  userAgent: context.request.headers.get('user-agent')?.slice(0, 200) ?? null,
  previousSession: readSessionCookie(context.cookies),
});

/** The answer to a sign-in, with its cookies set. */
export function signedInAnswer({ cookies }: APIContext, { sessionId, user }: Entered): { user: Entered['user'] } {
  setSessionCookie(cookies, sessionId);
  return { user };
}
