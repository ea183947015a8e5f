import type { IncomingHttpHeaders } from 'node:http';
import { env } from '../base/env.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type Exchange, flat, type Header, isUnchanged, PAGE_CACHE_CONTROL, sendBody } from './answer.ts';
import { endWith } from './bounds/unread-answers.ts';
import type { Reply } from './node/fast-path.ts';
import type { PlainGet } from './node/plain-get.ts';
import { chooseEncoding, type Encoding } from './store/encodings.ts';
import { bodyOf, isHtml, type Page } from './store/page.ts';
import type { StoreState } from './store/page-store.ts';

const POLICY = 'content-security-policy';

interface Ready {
  etag: string;
  /** Headers of a 200 and of a 304, names and values in turn. */
  ok: string[];
  unchanged: string[];
  body: Buffer;
  /** The same as texts, made when first asked for. */
  okHead?: string;
  unchangedHead?: string;
}

const ready = new WeakMap<Page, Partial<Record<Encoding, Ready>>>();

/** Astro leaves the charset to the page's own meta element. */
export const withCharset = ([name, value]: Header): Header =>
  name === 'content-type' && value === 'text/html' ? [name, 'text/html; charset=utf-8'] : [name, value];

/** Sends a page that was found or made; `renderMs` is what making it took. */
export function sendPage(exchange: Exchange, page: Page, state: StoreState, renderMs?: number): void {
  const { req, res, id } = exchange;
  const { found, same } = choose(page, req.headers);
  const headers = (same ? found.unchanged : found.ok).concat(provenance(state, renderMs), 'X-Request-Id', id);
  res.writeHead(same ? 304 : 200, headers);
  if (same || req.method === 'HEAD') res.end();
  else endWith(res, found.body);
  exchange.sentPage = isHtml(page);
}

/** The same as a text, for a page that was found in memory. */
export function pageReply({ headers }: PlainGet, page: Page, id: string): Reply {
  const { found, same } = choose(page, headers);
  if (same) found.unchangedHead ??= headOf('304 Not Modified', found.unchanged);
  else found.okHead ??= headOf('200 OK', found.ok);
  return {
    head: `${same ? found.unchangedHead : found.okHead}X-Request-Id: ${id}\r\n`,
    body: same ? null : found.body,
  };
}

/** Sends a page in place of another one, which cannot be shown for now: as a 503 that nobody may keep. */
export function sendPageInstead(exchange: Exchange, page: Page, retryAfter: number): void {
  const contentType = 'text/html; charset=utf-8';
  const headers: Header[] = [
    ['Content-Type', contentType],
    ['Cache-Control', 'private, no-store'],
    ['Retry-After', String(retryAfter)],
    ...securityHeaders({ isHttps: env().isHttps, contentType, policy: policyOf(page) }),
  ];
  sendBody(exchange, 503, headers, bodyOf(page, 'identity'));
}

/** What this client gets of a page, and whether it holds it already. */
function choose(page: Page, headers: IncomingHttpHeaders): { found: Ready; same: boolean } {
  const found = prepare(page, chooseEncoding(headers['accept-encoding'] as string | undefined));
  return { found, same: isUnchanged(headers['if-none-match'], found.etag) };
}

/** Everything that does not depend on the request is put together once. */
function prepare(page: Page, encoding: Encoding): Ready {
  const byEncoding = ready.get(page) ?? {};
  ready.set(page, byEncoding);
  byEncoding[encoding] ??= compose(page, encoding);
  return byEncoding[encoding];
}

function compose(page: Page, encoding: Encoding): Ready {
  const own = page.headers.filter(([name]) => name !== POLICY);
  const etag = `"${page.digest}-${encoding}"`;
  const body = bodyOf(page, encoding);
  const shared: Header[] = [
    ...own.map(withCharset),
    ['ETag', etag],
    ['Cache-Control', PAGE_CACHE_CONTROL],
    ['Vary', 'Accept-Encoding'],
    ...securityHeaders({
      isHttps: env().isHttps,
      contentType: own.find(([name]) => name === 'content-type')?.[1],
      policy: policyOf(page),
    }),
  ];
  const encoded: Header[] = encoding === 'identity' ? [] : [['Content-Encoding', encoding]];
  return {
    etag,
    ok: flat([...shared, ...encoded, ['Content-Length', String(body.length)]]),
    unchanged: flat(shared),
    body,
  };
}

const policyOf = ({ headers }: Page): string | undefined => headers.find(([name]) => name === POLICY)?.[1];

/** Headers that say where a page came from, and how long it took to make. */
const provenance = (state: StoreState, renderMs?: number): string[] => [
  'X-Cache',
  state,
  'Server-Timing',
  renderMs === undefined ? `store;desc=${state}` : `render;dur=${renderMs.toFixed(1)}`,
];

/** Status line and headers of a page found in memory, up to those that differ from one answer to the next. */
function headOf(status: string, headers: readonly string[]): string {
  const all = headers.concat(provenance('HIT'));
  let head = `HTTP/1.1 ${status}\r\n`;
  for (let at = 0; at < all.length; at += 2) head += `${all[at]}: ${all[at + 1]}\r\n`;
  return head;
}
