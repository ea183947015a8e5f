import type { IncomingHttpHeaders } from 'node:http';
import { countAnswer } from '../../base/figures.ts';
import { answerHeaders, type Header, PAGE_CACHE_CONTROL, unchangedHeaders } from '../headers.ts';
import { chooseEncoding, type Encoding } from '../store/encodings.ts';
import { bodyOf, isHtml, type Page } from '../store/page.ts';
import type { StoreState } from '../store/page-store.ts';
import { type Exchange, isUnchanged, sendAnswer } from './exchange.ts';
import type { Reply } from './fast-path.ts';
import type { PlainGet } from './plain-get.ts';

interface Ready {
  etag: string;
  headers: Header[];
  body: Buffer;
  /** Status line and headers of a 200 and of a 304, made when first asked for. */
  whole?: string;
  unchanged?: string;
}

const ready = new WeakMap<Page, Partial<Record<Encoding, Ready>>>();

/** Sends a page that was found or made; `renderMs` is what making it took. */
export function sendPage(exchange: Exchange, page: Page, state: StoreState, renderMs?: number): void {
  const { headers, body } = prepare(page, exchange.req.headers);
  sendAnswer(exchange, { status: 200, headers: [...headers, ...provenance(state, renderMs)], body });
  exchange.sentPage = isHtml(page);
}

/** The same as raw text for the fast path, for a page that is in memory. */
export function pageReply({ headers }: PlainGet, page: Page, id: string): Reply {
  const found = prepare(page, headers);
  const same = isUnchanged(headers['if-none-match'], found.etag);
  countAnswer('page', same ? 304 : 200);
  if (same) found.unchanged ??= headOf('304 Not Modified', unchangedHeaders(found.headers));
  else found.whole ??= headOf('200 OK', [...found.headers, ['Content-Length', String(found.body.length)]]);
  return { head: `${same ? found.unchanged : found.whole}X-Request-Id: ${id}\r\n`, body: same ? null : found.body };
}

/** What this client gets of a page. Everything that does not depend on the request is put together once. */
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

/** Status line and headers of a page found in memory, up to those that differ from one answer to the next. */
const headOf = (status: string, headers: readonly Header[]): string =>
  [`HTTP/1.1 ${status}`, ...[...headers, ...provenance('HIT')].map((header) => header.join(': ')), ''].join('\r\n');
