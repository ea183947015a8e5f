import { patternFrom } from '#src/domain/pattern.ts';
import { env } from '../base/env.ts';
import { HINT_COOKIE } from '../http/cookies.ts';
import { VISITORS_ONLY } from '../http/pages/recipe-page.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Encoding } from './store/encodings.ts';

export type Header = [name: string, value: string];

/** An answer, before Node.js or the web sends it. */
export interface HostAnswer<Body = string | Buffer | null> {
  status: number;
  headers: Header[];
  /** `null` where its length is not to be told. */
  body: Body;
  /** The way a CDN may keep it, where that may end before its time: of a page, and of an uploaded picture. */
  keeping?: Keeping | null;
}

/** `Cache-Control` of what is for one reader, or for this moment. */
export const NO_STORE = 'private, no-store';
/** `Cache-Control` of a page. Browsers ask each time, and mostly get a 304, because it may change at any moment. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Headers by which a page tells the host how long to keep it; they are not sent. */
export const INTERNAL_HEADERS: ReadonlySet<string> = new Set(['cdn-cache-control', 'cache-tag', VISITORS_ONLY]);
/** Written here, whatever an answer says of itself. */
const WRITTEN = new Set([
  ...INTERNAL_HEADERS,
  ...securityHeaders({ isHttps: true }).map(([name]) => name.toLowerCase()),
  'cache-control',
  'content-length',
  'content-type',
]);

interface Manner {
  /** In place of what the answer says; nobody keeps what says nothing. */
  cacheControl?: string | undefined;
  /** The encoding of the body, of an answer that others get in another encoding. */
  encoding?: Encoding | undefined;
}

/**
 * All headers of an answer except its length and the request's id. `own` are those the answer brings; its type and
 * policy decide on the security headers, which every answer has.
 */
export function answerHeaders(own: Iterable<Header>, { cacheControl, encoding }: Manner = {}): Header[] {
  const list = [...own];
  const contentType = headerOf(list, 'content-type');
  return [
    ...list.filter(([name]) => !WRITTEN.has(name.toLowerCase())),
    // Astro leaves the charset to the page's own meta element.
    ...header('Content-Type', contentType === 'text/html' ? 'text/html; charset=utf-8' : contentType),
    ['Cache-Control', cacheControl ?? headerOf(list, 'cache-control') ?? NO_STORE],
    ...header('Vary', encoding && 'Accept-Encoding'),
    ...header('Content-Encoding', encoding === 'identity' ? undefined : encoding),
    ...securityHeaders({
      isHttps: env().isHttps,
      coversSubdomains: env().HSTS_SUBDOMAINS,
      contentType,
      policy: headerOf(list, 'content-security-policy'),
    }),
  ];
}

/** The headers of a 304 in place of an answer with these headers. */
export const unchangedHeaders = (headers: readonly Header[]): Header[] =>
  headers.filter(([name]) => name !== 'Content-Encoding');

/** The value of a header, by its name in lower case. */
export const headerOf = (headers: readonly Header[], wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1];

const header = (name: string, value: string | undefined): Header[] => (value === undefined ? [] : [[name, value]]);

/** The terms on which a page may be kept. */
export interface Keeping {
  /** The tags of what it shows. */
  tags: readonly string[];
  /** Seconds for which it is fresh, and for which it may then still be shown while it is made again. */
  maxAge: number;
  staleFor: number;
  /** Whoever is signed in sees another one, made for them. */
  isVisitors: boolean;
}

/**
 * The time and tags a page may be kept with, from its headers; `null` for an answer that may not: only a 200 that asks for it
 * is kept.
 */
export function keepingOf({ status, headers }: Pick<Response, 'status' | 'headers'>): Keeping | null {
  const policy = headers.get('cdn-cache-control');
  if (status !== 200 || !policy || headers.has('set-cookie')) return null;
  const seconds = (directive: string): number => Number(patternFrom(`\\b${directive}=(\\d+)`).exec(policy)?.[1] ?? 0);
  return {
    tags: (headers.get('cache-tag') ?? '').split(',').filter(Boolean),
    maxAge: seconds('max-age'),
    staleFor: seconds('stale-while-revalidate'),
    isVisitors: headers.has(VISITORS_ONLY),
  };
}

/**
 * Seconds for which Netlify's CDN keeps a page, and for which it may still show it while it asks for a new one. A page may
 * reach the CDN after the order to forget it: it is gone after both (docs/decisions/0023).
 */
const KEPT_BY_CDN = 300;

/**
 * Headers by which Netlify's CDN keeps an answer: a page until one of its tags is purged, or a file that is the same
 * for everybody. Empty for every other answer, which the CDN then does not keep.
 */
export function cdnHeaders({ status, headers, keeping }: Omit<HostAnswer, 'body'>): Header[] {
  if (keeping) {
    const age = Math.min(keeping.maxAge, KEPT_BY_CDN);
    return [
      ['Netlify-CDN-Cache-Control', `public, durable, max-age=${age}, stale-while-revalidate=${KEPT_BY_CDN}`],
      ...header('Netlify-Cache-Tag', keeping.tags.join(',') || undefined),
      // Whoever is signed in sees another page, which is not kept.
      ['Netlify-Vary', keeping.isVisitors ? `query,cookie=${HINT_COOKIE}` : 'query'],
    ];
  }
  const policy = headerOf(headers, 'cache-control');
  return status === 200 && policy?.startsWith('public') ? [['Netlify-CDN-Cache-Control', `${policy}, durable`]] : [];
}
