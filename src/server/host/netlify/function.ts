import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { createApp } from 'astro/app/entrypoint';
import { paths } from '#src/paths.ts';
import { database } from '../../database.ts';
import { MAINTENANCE_RETRY_AFTER } from '../../http/maintenance.ts';
import { log } from '../../log.ts';
import { lookForMastersIn } from '../../pictures.ts';
import { getSettings } from '../../settings.ts';
import { BODY_LIMIT, nobodysRequest } from '../astro-request.ts';
import { isReady } from '../health.ts';
import { isAdminRequest, staysOpen } from '../maintenance.ts';
import { pageKey } from '../page-key.ts';
import { FRAGMENTS, openBundle, PICTURES } from './bundle.ts';
import { dress, type Keeping, refuse, say, wishOf } from './dress.ts';
import { changedSince, followChanges, newestVersion } from './purging.ts';
import { isFragment, searchFragment } from './search-fragments.ts';
import { openUpkeep } from './upkeep.ts';

/** Longest address, in characters. */
const ADDRESS_LIMIT = 4096;

export type SiteFunction = (request: Request, context: Context) => Promise<Response>;

/** The site as a function behind Netlify's CDN, which serves the files and keeps the pages until they are purged. */
export function openSiteFunction(): SiteFunction {
  const { folder, ...bundle } = openBundle();
  const fileHashes = new Set(bundle.fileHashes);
  lookForMastersIn(join(folder, PICTURES));
  const app = createApp({ streaming: false });
  const purging = followChanges(database());
  const upkeep = openUpkeep(purging);

  return async (request, context) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const id = context.requestId;
    const url = new URL(request.url);
    const answer = await route(request, url, isRead, context).catch((error: unknown) => {
      log.error({ err: error, requestId: id, path: url.pathname }, 'request failed');
      return refuse(id, url.pathname, 500);
    });
    // Whoever takes something off the site is told so when the CDN has been told.
    await purging.settled();
    context.waitUntil(upkeep(!isRead));
    return answer;
  };

  async function route(request: Request, url: URL, isRead: boolean, context: Context): Promise<Response> {
    const { pathname } = url;
    const id = context.requestId;
    if (pathname === '/healthz') return tell(id, 200, 'ok');
    if (pathname === '/readyz') return (await isReady()) ? tell(id, 200, 'ready') : tell(id, 503, 'not ready');
    if (pathname.length + url.search.length > ADDRESS_LIMIT) return refuse(id, pathname, 414);
    if (!isWellFormed(pathname)) return refuse(id, pathname, 400);
    if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) return refuse(id, pathname, 413);
    if (pathname.startsWith('/api/')) return clothed(await render(request, context), id);
    if (!isRead) return refuse(id, pathname, 405, { Allow: 'GET, HEAD' });
    const { maintenanceMode } = await getSettings('site');
    if (!maintenanceMode) return open(request, url, context);
    const mayEnter = staysOpen(pathname) || (await isAdminRequest(request.headers.get('cookie') ?? undefined));
    return mayEnter ? clothed(await render(request, context), id) : sayClosed(context);
  }

  /** A page that is the same for everybody is made for nobody, and given to the CDN unless it changed meanwhile. */
  async function open(request: Request, url: URL, context: Context): Promise<Response> {
    const id = context.requestId;
    if (isFragment(url.pathname)) {
      const fragment = await searchFragment(join(folder, FRAGMENTS), url.pathname);
      return fragment ? clothed(fragment, id, 'page') : refuse(id, url.pathname, 404);
    }
    const key = pageKey(url);
    if (key === null) return clothed(await render(request, context), id);
    const since = await newestVersion(database());
    const page = await render(nobodysRequest(key), context);
    const { isWanted, tags } = wishOf(page);
    if (isWanted) return clothed(page, id, (await changedSince(database(), tags, since)) ? 'nothing' : 'page');
    // A page that keeps itself out of the cache may want to know who asks.
    const isPersonal = page.status === 200 && request.headers.has('cookie');
    return clothed(isPersonal ? await render(request, context) : page, id);
  }

  function render(request: Request, { requestId, ip }: Context): Promise<Response> {
    const locals = { requestId, clientAddress: ip };
    return app.render(request, { addCookieHeader: true, clientAddress: ip, locals });
  }

  function clothed(response: Response, id: string, keeping: Keeping = 'nothing'): Response {
    if (response.status === 500 && !response.headers.has('content-type')) return refuse(id, '', 500);
    return dress(response, { id, keeping, fileHashes });
  }

  async function sayClosed(context: Context): Promise<Response> {
    const page = await render(nobodysRequest(paths.maintenance), context);
    const { body, headers } = clothed(page, context.requestId);
    headers.set('Retry-After', String(MAINTENANCE_RETRY_AFTER));
    return new Response(body, { status: 503, headers });
  }
}

const tell = (id: string, status: number, body: string): Response =>
  say(id, status, { contentType: 'text/plain; charset=utf-8', body });

function isWellFormed(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\u0000');
  } catch {
    return false;
  }
}
