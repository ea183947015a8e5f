import type { IncomingHttpHeaders } from 'node:http';
import { endWith } from '../bounds/unread-answers.ts';
import { answerHeaders, type Header, PAGE_CACHE_CONTROL, unchangedHeaders } from '../headers.ts';
import { chooseEncoding, type Encoding } from '../store/encodings.ts';
import { bodyOf, isHtml, type Page } from '../store/page.ts';
import type { StoreState } from '../store/page-store.ts';
import { type Exchange, isUnchanged, writeAnswer } from './exchange.ts';

interface Ready {
  etag: string;
  headers: Header[];
  body: Buffer;
  /** Names and values of the headers of a 200 and of a 304, made when first asked for. */
  wholeList?: string[];
  unchangedList?: string[];
}

const ready = new WeakMap<Page, Partial<Record<Encoding, Ready>>>();

/** Sends a page that was found or made; `renderMs` is what making it took. */
export function sendPage(exchange: Exchange, page: Page, state: StoreState, renderMs?: number): void {
  const { headers, body } = prepare(page, exchange.req.headers);
  writeAnswer(exchange, { status: 200, headers: [...headers, ...provenance(state, renderMs)], body });
  exchange.sentPage = isHtml(page);
}

/** Sends a page that is in memory: its headers are one list already, which Node.js writes as it is. */
export function sendHotPage(exchange: Exchange, page: Page): void {
  const { req, res, id } = exchange;
  const found = prepare(page, req.headers);
  exchange.sentPage = isHtml(page);
  if (isUnchanged(req.headers['if-none-match'], found.etag)) {
    found.unchangedList ??= [...unchangedHeaders(found.headers), ...provenance('HIT')].flat();
    res.writeHead(304, [...found.unchangedList, 'X-Request-Id', id]).end();
    return;
  }
  found.wholeList ??= [...found.headers, ...provenance('HIT'), ['Content-Length', String(found.body.length)]].flat();
  res.writeHead(200, [...found.wholeList, 'X-Request-Id', id]);
  if (req.method === 'HEAD') res.end();
  else endWith(res, found.body);
}

/** The answer this client gets for a page. Everything that does not depend on the request is put together once. */
function prepare(page: Page, headers: IncomingHttpHeaders): Ready {
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined);
  const byEncoding = ready.get(page) ?? {};
  ready.set(page, byEncoding);
  byEncoding[encoding] ??= compose(page, encoding);
  return byEncoding[encoding];
}

function compose(page: Page, encoding: Encoding): Ready {
  const etag = `"${page.digest}-${encoding}"`;
  const headers = answerHeaders([...page.headers, ['ETag', etag]], { cacheControl: PAGE_CACHE_CONTROL, encoding });
  return { etag, headers, body: bodyOf(page, encoding) };
}

/** Headers that say where a page came from, and how long it took to make. */
const provenance = (state: StoreState, renderMs?: number): Header[] => [
  ['X-Cache', state],
  ['Server-Timing', renderMs === undefined ? `store;desc=${state}` : `render;dur=${renderMs.toFixed(1)}`],
];
