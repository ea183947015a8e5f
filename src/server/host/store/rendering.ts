import { VISITORS_ONLY } from '../../http/recipe-page.ts';
import { bodyHash } from './digest.ts';
import type { Encoding } from './encodings.ts';
import type { Page } from './page.ts';

/** A page that has been rendered and is to be kept, not yet compressed. */
export type Draft = Omit<Page, Encoding> & { body: Buffer };

/** Headers by which a page tells us how long to keep it; they stay inside. */
export const INTERNAL_HEADERS = new Set(['cdn-cache-control', 'cache-tag', VISITORS_ONLY]);
/** Headers the host itself writes. */
const OWN_HEADERS = new Set([...INTERNAL_HEADERS, 'cache-control', 'content-length', 'etag', 'vary', 'date']);

/** What is to be kept of an answer, or `null` when it is none to keep: only a page that says so, and only a 200. */
export async function pageDraftOf(key: string, response: Response, seq: number, now: number): Promise<Draft | null> {
  const policy = response.headers.get('cdn-cache-control');
  if (response.status !== 200 || !policy || response.headers.has('set-cookie')) return null;
  const body = Buffer.from(await response.arrayBuffer());
  const freshUntil = now + seconds(policy, 'max-age') * 1000;
  const tags = (response.headers.get('cache-tag') ?? '').split(',').filter(Boolean);
  return {
    key,
    seq,
    tags,
    madeAt: now,
    freshUntil,
    staleUntil: freshUntil + seconds(policy, 'stale-while-revalidate') * 1000,
    headers: [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)),
    isVisitors: response.headers.has(VISITORS_ONLY),
    digest: bodyHash(body),
    body,
  };
}

/** A page whose body came out the same as before: only the numbers are new. */
export function rebuilt(draft: Omit<Draft, 'body'>, { br, gzip, identity }: Page): Page {
  return { ...draft, br, gzip, identity };
}

/** An answer that several requests wait for, given to each anew. */
export async function repeatable(response: Response): Promise<() => Response> {
  const { status, headers } = response;
  const body = response.body && Buffer.from(await response.arrayBuffer());
  return () => new Response(body, { status, headers });
}

const seconds = (policy: string, directive: string): number =>
  Number(new RegExp(`\\b${directive}=(\\d+)`).exec(policy)?.[1] ?? 0);
