import type { APIContext } from 'astro';
import { type SignedIn, VISITOR } from '../base/viewer.ts';
import { findSession } from '../members/sessions.ts';
import { clearSessionCookie, HINT_COOKIE, readSessionCookie, setSessionCookie } from './cookies.ts';

/** Who asks, by the session cookie. Renews the cookie with the session, and removes one that opens nothing. */
export async function readViewer({ cookies }: Pick<APIContext, 'cookies'>): Promise<SignedIn | typeof VISITOR> {
  const id = readSessionCookie(cookies);
  const found = id ? await findSession(id) : null;
  if (!id || !found) {
    if (id || cookies.has(HINT_COOKIE)) clearSessionCookie(cookies);
    return VISITOR;
  }
  if (found.extended) setSessionCookie(cookies, id);
  return found.member;
}
