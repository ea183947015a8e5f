import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { paths } from '#src/paths.ts';
import { countAnswer, figures } from '../../base/figures.ts';
import { log } from '../../base/log.ts';
import { logTurnedAway } from '../../base/turned-away.ts';
import { changeSeenBy } from '../../http/cookies.ts';
import { noteTurnedAway, turnedAway, unforeseen } from '../../http/errors.ts';
import { loggedPath, loggedTarget } from '../../http/logged-path.ts';
import { closedAnswer, directAnswer } from '../answer.ts';
import { openAnswerBudget } from '../bounds/answer-budget.ts';
import { BODY_LIMIT } from '../bounds/body-limit.ts';
import { openConnectionLine } from '../bounds/connection-line.ts';
import { endSilent } from '../bounds/silent-connections.ts';
import { endUnread } from '../bounds/unread-answers.ts';
import { clientOf } from '../client-address.ts';
import type { Header } from '../headers.ts';
import { isReady } from '../health.ts';
import { isAdministrator, type Maintenance } from '../maintenance.ts';
import { hasMetrics, metricsAnswer } from '../metrics.ts';
import type { RedirectOf } from '../redirects.ts';
import { refusal } from '../refusal.ts';
import { route, type SiteState, wantsOwnPage } from '../route.ts';
import type { SearchFiles } from '../search/search-files.ts';
import { bodyOf, type Page } from '../store/page.ts';
import type { FoundPage, PageStore } from '../store/page-store.ts';
import { noteMissing, noteVisit } from '../visit-notes.ts';
import type { LoopWatch } from '../watch/loop-watch.ts';
import type { AstroApp } from './astro-app.ts';
import { drain } from './drain.ts';
import { type Exchange, refuse, writeAnswer } from './exchange.ts';
import type { FileServer } from './file-server.ts';
import { sendHotPage, sendPage } from './page-sender.ts';

/** Milliseconds a client has for its headers, and for its whole request. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;
/** Milliseconds for which a connection may be open before anything is asked over it; less than it has for headers. */
const SILENT = 8000;
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
  listings: PageStore;
  maintenance: Maintenance;
  redirectOf: RedirectOf;
  knowsHost: (host: string | undefined) => boolean;
  watch: Pick<LoopWatch, 'begin' | 'end'>;
}

export interface Host {
  server: Server;
  /** Answers what another server than its own was asked. */
  answer(req: IncomingMessage, res: ServerResponse): void;
  /** Takes no new requests and lets those under way finish, for so many milliseconds at most. */
  drain(patience: number): Promise<void>;
}

/** The server in front of Astro: refuses what is malformed, serves files and finished pages, hands on the rest. */
export function createHost(parts: HostParts): Host {
  const { app, files, search, store, listings, maintenance, redirectOf, knowsHost, watch } = parts;
  const budget = openAnswerBudget();
  const line = openConnectionLine();
  const started = Date.now().toString(36);
  let count = 0;
  let draining = false;

  const nextId = (): string => `${started}-${(++count).toString(36)}`;

  /** The page in memory that may go out at once. */
  function hotPage(asked: Pick<IncomingMessage, 'url' | 'headers'>): Page | null {
    if (maintenance.closed !== false || !knowsHost(asked.headers.host)) return null;
    const { cookie } = asked.headers;
    const change = changeSeenBy(cookie);
    const page = store.hot(asked.url ?? '', change) ?? listings.hot(asked.url ?? '', change);
    if (!page || wantsOwnPage(cookie, page)) return null;
    figures.store.HIT++;
    return page;
  }

  function onRequest(req: IncomingMessage, res: ServerResponse): void {
    const exchange: Exchange = { req, res, id: nextId() };
    const place = line.join(req, res);
    if (place === 'ignored') return;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const hot = isRead && !draining && place !== 'refused' && hasOneHost(req) ? hotPage(req) : null;
    if (hot) {
      sendHotPage(exchange, hot);
      countAnswer('page', res.statusCode);
      if (exchange.sentPage) noteVisit(req);
      return;
    }
    res.setHeader('X-Request-Id', exchange.id);
    if (draining) res.setHeader('Connection', 'close');
    const began = performance.now();
    res.once('close', () => {
      if (res.statusCode === 404) noteMissing(req);
      const path = loggedPath(req.url);
      const ms = Math.round(performance.now() - began);
      countAnswer(exchange.kind ?? 'refusal', res.statusCode);
      const level = res.statusCode === 500 ? 'error' : 'info';
      log[level]({ requestId: exchange.id, method: req.method, path, status: res.statusCode, ms }, 'request');
    });
    if (place === 'refused') {
      res.setHeader('Connection', 'close');
      logTurnedAway('over_limit', askedBy(exchange));
      refuse(exchange, 429, { 'Retry-After': String(LINE_RETRY_AFTER) });
      return;
    }
    carryOut(exchange, place.turn).then(
      () => {
        if (exchange.sentPage) noteVisit(req);
      },
      (error) => fail(exchange, error),
    );
  }

  const site: SiteState = {
    knowsHost,
    isReady: async () => (await isReady()) && !draining,
    hasMetrics: hasMetrics(),
    hasFile: files.has,
    isClosed: maintenance.isClosed,
    redirectOf,
    isAdministrator,
  };

  async function carryOut(exchange: Exchange, turn: Promise<void> | null): Promise<void> {
    const { req, res, id } = exchange;
    if (turn) await turn;
    if (res.destroyed) return;
    const { method = '', url: target = '', headers } = req;
    const hosts = req.headersDistinct.host ?? [];
    const bodyBytes = Number(headers['content-length'] ?? 0);
    const forwarded = headers['x-forwarded-for']?.toString();
    const decision = await route({ method, target, hosts, bodyBytes, cookies: headers.cookie, forwarded }, site);
    exchange.kind = decision.kind;
    switch (decision.kind) {
      case 'call':
      case 'personal':
        return make(exchange, decision.kind);
      case 'page':
        return showPage(exchange, store, decision.key);
      case 'listing':
        return showPage(exchange, listings, decision.key);
      case 'file':
        return files.send(exchange, decision.path);
      case 'search': {
        const found = await search.find(decision.path, headers['accept-encoding']?.toString());
        return writeAnswer(exchange, found ?? refusal(target, 404, id));
      }
      case 'metrics': {
        const answer = await metricsAnswer(headers.authorization);
        if (answer.status === 401) logTurnedAway('wrong_token', askedBy(exchange));
        return writeAnswer(exchange, answer);
      }
      case 'closed': {
        const found = await store.find(paths.maintenance, { requestId: id });
        return writeAnswer(exchange, closedAnswer(await wholeOf(found), target, id));
      }
      default:
        if (decision.kind === 'refusal' && decision.status === 421)
          logTurnedAway('foreign_host', { ...askedBy(exchange), host: decision.host });
        // Nobody reads the rest of a body that is too large.
        if (bodyBytes > BODY_LIMIT) res.setHeader('Connection', 'close');
        return writeAnswer(exchange, await directAnswer(decision, target, id));
    }
  }

  /** Lets an answer be made, unless too many were for the same address, and says so to who watches the loop. */
  function admit({ req, res, id }: Exchange): void {
    const target = req.url ?? '/';
    budget(clientOf(req), target);
    watch.begin(id, `${req.method} ${loggedTarget(target)}`);
    res.once('close', () => watch.end(id));
  }

  /** Has Astro make an answer for this request alone. */
  function make(exchange: Exchange, kind: 'call' | 'personal'): Promise<void> {
    admit(exchange);
    return app.answer(exchange, kind);
  }

  async function showPage(exchange: Exchange, pages: PageStore, key: string): Promise<void> {
    const { req, id } = exchange;
    const change = changeSeenBy(req.headers.cookie);
    const found = await pages.find(key, { requestId: id, change, admit: () => admit(exchange) });
    const status = found.page ? 200 : found.status;
    if (wantsOwnPage(req.headers.cookie, found.page, status)) return make(exchange, 'personal');
    if (found.page) {
      figures.store[found.state]++;
      sendPage(exchange, found.page, found.state, found.renderMs);
    } else await app.pass(exchange, found.answer());
  }

  function fail(exchange: Exchange, error: unknown): void {
    const { req, res, id } = exchange;
    if (req.destroyed && !req.complete) return;
    if (isHangUp(error)) return void res.destroy();
    noteTurnedAway(error, askedBy(exchange));
    const away = res.headersSent ? null : turnedAway(error);
    if (away) return void setTimeout(refuse, TURN_AWAY_AFTER, exchange, away.status, away.headers).unref();
    log.error({ err: error, requestId: id, path: loggedPath(req.url) }, 'request failed');
    if (res.headersSent) return void res.destroy();
    const { status, headers } = unforeseen(error);
    refuse(exchange, status, headers);
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
  endSilent(server, SILENT);
  return {
    server,
    answer: onRequest,
    drain(patience) {
      draining = true;
      return drain(server, patience);
    },
  };
}

/** The page that was found, kept or not: in development none is. `null` where it could not be made. */
async function wholeOf(found: FoundPage): Promise<{ headers: Iterable<Header>; body: Buffer } | null> {
  if (found.page) return { headers: found.page.headers, body: bodyOf(found.page, 'identity') };
  if (found.status !== 200) return null;
  const answer = found.answer();
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Who asked, as the log says it. */
const askedBy = ({ req, id }: Exchange) => ({ requestId: id, address: clientOf(req) });

/** The names as they were sent: `headersDistinct` makes a list of each header, which takes a tenth of the whole answer. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1;
}

const isHangUp = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(String(error.code));
