import type { APIContext } from 'astro';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import { env } from '../base/env.ts';

type Cookies = APIContext['cookies'];

/** Tells scripts and styles, before anything is asked of the server, that somebody is signed in. No secret. */
export const HINT_COOKIE = 'signed_in';

/**
 * Number of the newest change that was known when this browser last changed something pages show: those made before it
 * are not for this browser. No secret and no identity.
 */
const CHANGE_COOKIE = 'change';
/** Seconds in which a page may still be kept that was made before a change. */
const CHANGE_MAX_AGE = 86_400;

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

/**
 * `__Host-` here as well: by a trip that somebody else began, set from another host of the same domain, whoever has that
 * cookie would be signed in as them.
 */
const TRIP_COOKIE = 'provider_trip';
const tripCookieName = (): string => (env().isHttps ? `__Host-${TRIP_COOKIE}` : TRIP_COOKIE);
const tripAttributes = () => ({ ...attributes(), httpOnly: true });

export const readTripCookie = (cookies: Cookies): string | null => cookies.get(tripCookieName())?.value || null;

export const setTripCookie = (cookies: Cookies, trip: string): void =>
  cookies.set(tripCookieName(), trip, { ...tripAttributes(), maxAge: LIFETIME.signInStep / 1000 });

export const clearTripCookie = (cookies: Cookies): void =>
  cookies.set(tripCookieName(), '', { ...tripAttributes(), maxAge: 0 });

export function setChangeCookie(cookies: Cookies, change: number): void {
  cookies.set(CHANGE_COOKIE, String(change), { ...attributes(), httpOnly: true, maxAge: CHANGE_MAX_AGE });
}

/** The number in the change cookie of a `Cookie` header; 0 where there is none. */
export function changeSeenBy(cookieHeader: string | undefined): number {
  if (cookieHeader === undefined) return 0;
  return Number(/(?:^|;\s*)change=(\d{1,15})(?:;|$)/.exec(cookieHeader)?.[1] ?? 0);
}
