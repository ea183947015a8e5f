import { env } from '../../base/env.ts';
import { HINT_COOKIE } from '../../http/cookies.ts';
import { VISITORS_ONLY } from '../../http/recipe-page.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { PAGE_CACHE_CONTROL } from '../answer.ts';
import { type RefusalStatus, refusal } from '../refusal.ts';

const CDN_POLICY = 'Netlify-CDN-Cache-Control';
const CDN_TAGS = 'Netlify-Cache-Tag';
/**
 * Seconds for which the CDN keeps a page, and for which it may still show it while it asks for a new one. A page may reach
 * the CDN after the order to forget it: it is gone after both (docs/decisions/0023).
 */
const KEPT = 300;
const PRIVATE = 'private, no-store';

/** What the CDN may do with an answer: keep a page until one of its tags is purged, or nothing. */
export type Keeping = 'page' | 'nothing';

/** Whether a page asks to be kept; its tags. */
export function wishOf({ status, headers }: Response): { isWanted: boolean; tags: string[] } {
  const tags = (headers.get(CDN_TAGS) ?? '').split(',').filter(Boolean);
  return { isWanted: status === 200 && headers.has(CDN_POLICY) && !headers.has('set-cookie'), tags };
}

/** An answer of Astro's with the headers every answer carries, and with what the CDN may do with it. */
export function dress(response: Response, { id, keeping }: { id: string; keeping: Keeping }): Response {
  const headers = new Headers(response.headers);
  if (headers.get('content-type') === 'text/html') headers.set('Content-Type', 'text/html; charset=utf-8');
  secure(headers, headers.get('content-security-policy') ?? undefined);
  headers.set('X-Request-Id', id);
  if (keeping === 'page') keepPage(headers);
  else keepFile(headers, response.status);
  headers.delete(VISITORS_ONLY);
  return new Response(response.body, { status: response.status, headers });
}

/** A short answer of the function's own. */
export function say(
  id: string,
  status: number,
  { contentType, body, policy }: { contentType: string; body: string | Uint8Array<ArrayBuffer>; policy?: string },
  more: Record<string, string> = {},
): Response {
  const headers = new Headers({ 'Content-Type': contentType, 'Cache-Control': PRIVATE, 'X-Request-Id': id, ...more });
  secure(headers, policy);
  return new Response(body, { status, headers });
}

export const refusalResponse = (
  id: string,
  address: string,
  status: RefusalStatus,
  more?: Record<string, string>,
): Response => say(id, status, refusal(address, status, id), more);

function secure(headers: Headers, policy?: string): void {
  const contentType = headers.get('content-type') ?? '';
  for (const [name, value] of securityHeaders({ isHttps: env().isHttps, contentType, policy }))
    headers.set(name, value);
}

function keepPage(headers: Headers): void {
  const policy = headers.get(CDN_POLICY) ?? '';
  const age = Number(/max-age=(\d+)/.exec(policy)?.[1] ?? KEPT);
  headers.set(CDN_POLICY, `public, durable, max-age=${Math.min(age, KEPT)}, stale-while-revalidate=${KEPT}`);
  // Whoever is signed in sees another page, which is not kept.
  headers.set('Netlify-Vary', headers.has(VISITORS_ONLY) ? `query,cookie=${HINT_COOKIE}` : 'query');
  headers.set('Cache-Control', PAGE_CACHE_CONTROL);
}

/** A file that is the same for everybody, such as a crop of a picture, says so in its `Cache-Control`. */
function keepFile(headers: Headers, status: number): void {
  headers.delete(CDN_POLICY);
  headers.delete(CDN_TAGS);
  const policy = headers.get('cache-control');
  if (status === 200 && policy?.startsWith('public')) headers.set(CDN_POLICY, `${policy}, durable`);
  else headers.set('Cache-Control', policy ?? PRIVATE);
}
