import type { APIContext } from 'astro';
import { LIFETIME } from '#src/domain/accounts.ts';
import { env } from '../env.ts';

type Cookies = APIContext['cookies'];

/** Tells scripts and styles, before anything is asked of the server, that somebody is signed in. No secret. */
export const HINT_COOKIE = 'signed_in';

/** `__Host-` binds the cookie to this host and to https; plain http cannot have it. */
export const sessionCookieName = (): string => (env().isHttps ? '__Host-session' : 'session');

const attributes = () => ({ path: '/', sameSite: 'lax', secure: env().isHttps }) as const;

export const readSessionCookie = (cookies: Cookies): string | null => cookies.get(sessionCookieName())?.value || null;

export function setSessionCookie(cookies: Cookies, id: string): void {
  const maxAge = LIFETIME.sessionIdle / 1000;
  cookies.set(sessionCookieName(), id, { ...attributes(), httpOnly: true, maxAge });
  cookies.set(HINT_COOKIE, '1', { ...attributes(), maxAge });
}

export function clearSessionCookie(cookies: Cookies): void {
  cookies.set(sessionCookieName(), '', { ...attributes(), httpOnly: true, maxAge: 0 });
  cookies.set(HINT_COOKIE, '', { ...attributes(), maxAge: 0 });
}
