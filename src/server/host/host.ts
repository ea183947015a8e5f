import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { paths } from '#src/paths.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { changeSeenBy } from '../http/cookies.ts';
import { turnedAway, unforeseen } from '../http/errors.ts';
import { loggedPath } from '../http/logged-path.ts';
import { MAINTENANCE_RETRY_AFTER } from '../http/maintenance.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { ADDRESS_LIMIT, type Exchange, isDecodable, redirect, refuse, sendBody } from './answer.ts';
import { openAnswerBudget } from './bounds/answer-budget.ts';
import { openConnectionLine } from './bounds/connection-line.ts';
import { endUnread } from './bounds/unread-answers.ts';
import { clientOf } from './client-address.ts';
import { isReady } from './health.ts';
import { isAdminRequest, type Maintenance, staysOpen } from './maintenance.ts';
import type { AstroApp } from './node/astro-app.ts';
import { BODY_LIMIT, outsideUrl } from './node/astro-request.ts';
import { drain } from './node/drain.ts';
import { openFastPath } from './node/fast-path.ts';
import type { FileServer } from './node/file-server.ts';
import { mediaFile, sendMedia } from './node/media-files.ts';
import { pageReply, sendPage, sendPageInstead } from './page-sender.ts';
import type { SearchFiles } from './search/search-files.ts';
import { isHtml, type Page } from './store/page.ts';
import { canonicalPath, pageKey } from './store/page-key.ts';
import type { PageStore } from './store/page-store.ts';
import { noteVisit } from './visit-notes.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Milliseconds a client has for its headers, and for its whole request. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;
const KEEP_ALIVE = 15_000;
/** Milliseconds for which a client may take nothing of an answer. */
const UNREAD = 45_000;
/** Milliseconds that whoever is turned away waits for it: asking again at once would take our time from others. */
const TURN_AWAY_AFTER = 1000;
/** Seconds after which whoever asked for too much on one connection may come again. */
const LINE_RETRY_AFTER = 5;

export interface HostParts {
  app: AstroApp;
  files: FileServer;
  search: SearchFiles;
  store: PageStore;
  maintenance: Maintenance;
  knowsHost: (host: string | undefined) => boolean;
}

export interface Host {
  server: Server;
  /** Takes no new requests and lets those under way finish, for so many milliseconds at most. */
  drain(patience: number): Promise<void>;
}

/** The server in front of Astro: refuses what is malformed, serves files and finished pages, hands on the rest. */
export function createHost(parts: HostParts): Host {
  const { app, files, search, store, maintenance, knowsHost } = parts;
  const budget = openAnswerBudget();
  const line = openConnectionLine();
  const started = Date.now().toString(36);
  let count = 0;
  let draining = false;

  const nextId = (): string => `${started}-${(++count).toString(36)}`;

  /** The page in memory that may go out at once. */
  function hotPage(asked: Pick<IncomingMessage, 'url' | 'headers'>): Page | null {
    if (maintenance.closed !== false || !knowsHost(asked.headers.host)) return null;
    const page = store.hot(asked.url ?? '', changeSeenBy(asked.headers.cookie));
    return page && isFor(page, asked) ? page : null;
  }

  function onRequest(req: IncomingMessage, res: ServerResponse): void {
    const exchange: Exchange = { req, res, id: nextId() };
    if (draining) res.setHeader('Connection', 'close');
    const place = line.join(req, res);
    if (place === 'ignored') return;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const hot = isRead && place !== 'refused' && !namesTwoHosts(req) ? hotPage(req) : null;
    if (hot) {
      sendPage(exchange, hot, 'HIT');
      if (exchange.sentPage) noteVisit(req);
      return;
    }
    const began = performance.now();
    res.once('close', () => {
      const path = loggedPath(req.url);
      const ms = Math.round(performance.now() - began);
      const level = res.statusCode === 500 ? 'error' : 'info';
      log[level]({ requestId: exchange.id, method: req.method, path, status: res.statusCode, ms }, 'request');
    });
    if (place === 'refused') {
      refuse(exchange, 429, [
        ['Connection', 'close'],
        ['Retry-After', String(LINE_RETRY_AFTER)],
      ]);
      return;
    }
    routeInTurn(exchange, isRead, place.turn).then(
      () => {
        if (exchange.sentPage) noteVisit(req);
      },
      (error) => fail(exchange, error),
    );
  }

  async function routeInTurn(exchange: Exchange, isRead: boolean, turn: Promise<void> | null): Promise<void> {
    if (turn) await turn;
    if (!exchange.res.destroyed) await route(exchange, isRead);
  }

  /** Has Astro make an answer for this request alone. */
  function make(exchange: Exchange, url: URL): Promise<void> {
    budget(clientOf(exchange.req));
    return app.answer(exchange, url);
  }

  async function route(exchange: Exchange, isRead: boolean): Promise<void> {
    const { req } = exchange;
    const target = req.url ?? '';
    if (!METHODS.has(req.method ?? '')) return refuse(exchange, 405, [['Allow', [...METHODS].join(', ')]]);
    if (namesTwoHosts(req)) return refuse(exchange, 400);
    if (target === '/healthz') return tell(exchange, 200, 'ok');
    if (target === '/readyz')
      return (await isReady()) && !draining ? tell(exchange, 200, 'ready') : tell(exchange, 503, 'not ready');
    if (!knowsHost(req.headers.host)) return refuse(exchange, 421);
    if (target.length > ADDRESS_LIMIT) return refuse(exchange, 414);
    if (!isWellFormed(target)) return refuse(exchange, 400);
    if (Number(req.headers['content-length'] ?? 0) > BODY_LIMIT)
      return refuse(exchange, 413, [['Connection', 'close']]);
    const url = outsideUrl(req.headers.host, target);
    if (url.pathname.startsWith('/api/')) return make(exchange, url);
    if (!isRead) return refuse(exchange, 405, [['Allow', 'GET, HEAD']]);
    const pathname = decodeURIComponent(url.pathname);
    const file = files.find(pathname);
    if (file) return files.send(exchange, pathname, file);
    const uploaded = mediaFile(pathname);
    if (uploaded) {
      if (!(await sendMedia(exchange, uploaded))) refuse(exchange, 404);
      return;
    }
    if (!staysOpen(pathname) && (await maintenance.isClosed()) && !(await isAdminRequest(req.headers.cookie))) {
      return sayClosed(exchange);
    }
    if (search.owns(pathname)) {
      if (!(await search.send(exchange, pathname))) refuse(exchange, 404);
      return;
    }
    return showPage(exchange, url);
  }

  async function showPage(exchange: Exchange, url: URL): Promise<void> {
    const canonical = canonicalPath(url.pathname);
    if (canonical !== url.pathname) return redirect(exchange, canonical + url.search);
    const key = pageKey(url);
    if (key === null) return make(exchange, url);
    const change = changeSeenBy(exchange.req.headers.cookie);
    const admit = () => budget(clientOf(exchange.req));
    const found = await store.find(key, { requestId: exchange.id, change, admit });
    if (found.page && isFor(found.page, exchange.req))
      return sendPage(exchange, found.page, found.state, found.renderMs);
    if (found.page) return make(exchange, url);
    // A page that keeps itself out of the store may want to know who asks.
    const isPersonal = found.status === 200 && exchange.req.headers.cookie !== undefined;
    return isPersonal ? make(exchange, url) : app.pass(exchange, found.answer());
  }

  async function sayClosed(exchange: Exchange): Promise<void> {
    const { page } = await store.find(paths.maintenance, { requestId: exchange.id });
    if (page) sendPageInstead(exchange, page, MAINTENANCE_RETRY_AFTER);
    else refuse(exchange, 503, [['Retry-After', String(MAINTENANCE_RETRY_AFTER)]]);
  }

  function fail(exchange: Exchange, error: unknown): void {
    const { req, res, id } = exchange;
    if (req.destroyed && !req.complete) return;
    if (isHangUp(error)) return void res.destroy();
    const away = res.headersSent ? null : turnedAway(error);
    if (away) {
      setTimeout(() => refuse(exchange, away.status, Object.entries(away.headers)), TURN_AWAY_AFTER).unref();
      return;
    }
    log.error({ err: error, requestId: id, path: loggedPath(req.url) }, 'request failed');
    if (res.headersSent) res.destroy();
    else {
      const { status, headers } = unforeseen(error);
      refuse(exchange, status, Object.entries(headers));
    }
  }

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE,
      connectionsCheckingInterval: 2000,
      // Most requests have no body: no stream is set up to read it.
      optimizeEmptyRequests: true,
      noDelay: true,
    },
    onRequest,
  );
  endUnread(server, UNREAD);
  const lane = openFastPath(server, {
    patience: KEEP_ALIVE,
    answer(asked, socket) {
      const page = hotPage(asked);
      if (!page) return null;
      if (isHtml(page)) noteVisit({ ...asked, socket });
      return pageReply(asked, page, nextId());
    },
  });
  return {
    server,
    drain(patience) {
      draining = true;
      lane.close();
      return drain(server, lane, patience);
    },
  };
}

/** Whether a kept page is what this client is to see. */
const isFor = (page: Page, { headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  !page.isVisitors || headers.cookie === undefined;

/** A path of this site in well-formed percent-encoding; no other site's address, no backslash, no control character. */
const isWellFormed = (target: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(target) && isDecodable(target);

const namesTwoHosts = ({ headersDistinct }: IncomingMessage): boolean => (headersDistinct.host?.length ?? 0) > 1;

const isHangUp = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(String(error.code));

function tell(exchange: Exchange, status: number, text: string): void {
  sendBody(
    exchange,
    status,
    [
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Cache-Control', 'no-store'],
      ...securityHeaders({ isHttps: env().isHttps }),
    ],
    text,
  );
}
