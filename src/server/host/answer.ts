import { DRAWING_POLICY } from '../http/csp.ts';
import { MAINTENANCE_RETRY_AFTER } from '../http/maintenance.ts';
import { mediaStore } from '../pictures/media-store.ts';
import { contentType } from './content-types.ts';
import { answerHeaders, type Header, type HostAnswer, type Keeping, NO_STORE } from './headers.ts';
import { refusal } from './refusal.ts';
import type { Direct } from './route.ts';

/** The answer to a request that needs no page; `id` is the request's. */
export async function directAnswer(decision: Direct, address: string, id: string): Promise<HostAnswer> {
  switch (decision.kind) {
    case 'refusal':
      return refusal(address, decision.status, id, decision.headers, decision.host);
    case 'redirect':
      return { status: 301, headers: answerHeaders([['Location', decision.location]]), body: '' };
    case 'health': {
      const own = { 'Content-Type': 'text/plain; charset=utf-8', ...decision.headers };
      const headers = answerHeaders(Object.entries(own));
      return { status: decision.status, headers, body: decision.text };
    }
    case 'media':
      return (await pictureAnswer(decision.name)) ?? refusal(address, 404, id);
  }
}

/** A name is a hash of what is in the file, so what it answers never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** It may be taken off the site: a CDN asks again as soon as for a page (docs/decisions/0023). */
const UNTIL_REMOVED: Keeping = { tags: [], maxAge: Number.POSITIVE_INFINITY, staleFor: 0, isVisitors: false };

async function pictureAnswer(file: string): Promise<HostAnswer | null> {
  // Pictures kept before there was a width of 600 answer with the next one.
  const next = file.replace('-600.avif', '-800.avif');
  const body = (await mediaStore().read(file)) ?? (next === file ? null : await mediaStore().read(next));
  const own = {
    'Content-Type': contentType(file),
    ETag: `"${file}"`,
    ...(file.endsWith('.svg') && { 'Content-Security-Policy': DRAWING_POLICY }),
  };
  const headers = answerHeaders(Object.entries(own), { cacheControl: FOREVER });
  return body && { status: 200, headers, body, keeping: UNTIL_REMOVED };
}

/** The page that says the site is closed, as a 503 that nobody may keep; without one, words in its place. */
export function closedAnswer<Body>(
  page: { headers: Iterable<Header>; body: Body } | null,
  address: string,
  id: string,
): HostAnswer<Body | string> {
  const retry = { 'Retry-After': String(MAINTENANCE_RETRY_AFTER) };
  if (!page) return refusal(address, 503, id, retry);
  const headers = answerHeaders([...page.headers, ...Object.entries(retry)], { cacheControl: NO_STORE });
  return { status: 503, headers, body: page.body };
}
