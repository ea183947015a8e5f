import { env } from '../../base/env.ts';
import { INTERNAL_HEADERS, keepingOf } from '../headers.ts';
import { bodyHash } from './digest.ts';
import type { Encoding } from './encodings.ts';
import type { Page } from './page.ts';

/** A page that has been rendered and is to be kept, not yet compressed. */
export type Draft = Omit<Page, Encoding> & { body: Buffer };

/** The request a stored page is rendered for: without cookies or headers, so that nothing personal can get into it. */
export const anonymousRequest = (key: string): Request => new Request(`${env().SITE_URL}${key}`);

/** Headers the host itself writes. */
const OWN_HEADERS = new Set([...INTERNAL_HEADERS, 'cache-control', 'content-length', 'etag', 'vary', 'date']);

/** The page in an answer, to be stored; `null` when the answer may not be stored. */
export async function pageDraftOf(key: string, response: Response, seq: number, now: number): Promise<Draft | null> {
  const keeping = keepingOf(response);
  if (!keeping) return null;
  const body = Buffer.from(await response.arrayBuffer());
  const freshUntil = now + keeping.maxAge * 1000;
  return {
    key,
    seq,
    tags: keeping.tags,
    madeAt: now,
    freshUntil,
    staleUntil: freshUntil + keeping.staleFor * 1000,
    headers: [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)),
    isVisitors: keeping.isVisitors,
    digest: bodyHash(body),
    body,
  };
}

/** A page whose body came out as before: only its version and times are new. */
export function rebuilt(draft: Omit<Draft, 'body'>, { br, gzip, identity }: Page): Page {
  return { ...draft, br, gzip, identity };
}

/** Makes an answer readable several times, for requests that waited for the same page. */
export async function repeatable(response: Response): Promise<() => Response> {
  const { status, headers } = response;
  const body = response.body && Buffer.from(await response.arrayBuffer());
  return () => new Response(body, { status, headers });
}
