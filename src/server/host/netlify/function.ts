import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { createApp } from 'astro/app/entrypoint';
import { paths } from '#src/paths.ts';
import { database } from '../../base/database.ts';
import { log } from '../../base/log.ts';
import { turnedAway, unforeseen } from '../../http/errors.ts';
import { loggedPath } from '../../http/logged-path.ts';
import { MAINTENANCE_RETRY_AFTER } from '../../http/maintenance.ts';
import { VISITORS_ONLY } from '../../http/recipe-page.ts';
import { lookForMastersIn } from '../../pictures/crops.ts';
import { keepMediaIn } from '../../pictures/media-store.ts';
import { netlifyBlobs } from '../../pictures/netlify-blobs.ts';
import { getSettings } from '../../site/settings.ts';
import { ADDRESS_LIMIT, isDecodable } from '../answer.ts';
import { openAnswerBudget } from '../bounds/answer-budget.ts';
import { isReady } from '../health.ts';
import { isAdminRequest, staysOpen } from '../maintenance.ts';
import { BODY_LIMIT, nobodysRequest } from '../node/astro-request.ts';
import { mediaFile } from '../node/media-files.ts';
import { isBare, retryAfterOf } from '../refusal.ts';
import { canonicalPath, pageKey } from '../store/page-key.ts';
import { bundleFolder, FRAGMENTS, PICTURES } from './bundle.ts';
import { dress, type Keeping, refusalResponse, say, wishOf } from './dress.ts';
import { mediaAnswer } from './media-answer.ts';
import { changedSince, followChanges, newestVersion } from './purging.ts';
import { isFragment, searchFragment } from './search-fragments.ts';
import { openUpkeep } from './upkeep.ts';

export type SiteFunction = (request: Request, context: Context) => Promise<Response>;

/** One request on its way through the function. */
interface Visit {
  request: Request;
  pathname: string;
  url: URL;
  /** Names the request in logs and answers. */
  id: string;
  /** Address of whoever asks. */
  ip: string;
}

/** The site as a function behind Netlify's CDN, which serves the files and keeps the pages until they are purged. */
export function openSiteFunction(): SiteFunction {
  keepMediaIn(netlifyBlobs);
  const folder = bundleFolder();
  lookForMastersIn(join(folder, PICTURES));
  const app = createApp({ streaming: false });
  const budget = openAnswerBudget();
  const purging = followChanges(database());
  const upkeep = openUpkeep(purging);

  async function route(visit: Visit, isRead: boolean): Promise<Response> {
    const { request, pathname, url, id } = visit;
    if (pathname === '/healthz') return tell(id, 200, 'ok');
    if (pathname === '/readyz') return (await isReady()) ? tell(id, 200, 'ready') : tell(id, 503, 'not ready');
    if (pathname.length + url.search.length > ADDRESS_LIMIT) return refusalResponse(id, pathname, 414);
    if (!isDecodable(pathname)) return refusalResponse(id, pathname, 400);
    if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) return refusalResponse(id, pathname, 413);
    if (pathname.startsWith('/api/')) return dressed(visit, await render(visit));
    if (!isRead) return refusalResponse(id, pathname, 405, { Allow: 'GET, HEAD' });
    const uploaded = mediaFile(pathname);
    if (uploaded) return (await mediaAnswer(id, uploaded)) ?? refusalResponse(id, pathname, 404);
    const { maintenanceMode } = await getSettings('site');
    if (!maintenanceMode) return show(visit);
    const mayEnter = staysOpen(pathname) || (await isAdminRequest(request.headers.get('cookie') ?? undefined));
    return mayEnter ? dressed(visit, await render(visit)) : sayClosed(visit);
  }

  /** A page that is the same for everybody is made for nobody, and given to the CDN unless it changed meanwhile. */
  async function show(visit: Visit): Promise<Response> {
    const { request, pathname, url, id } = visit;
    if (isFragment(pathname)) {
      const fragment = await searchFragment(join(folder, FRAGMENTS), pathname);
      return fragment ? dressed(visit, fragment, 'page') : refusalResponse(id, pathname, 404);
    }
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      return say(id, 301, { contentType: 'text/plain; charset=utf-8', body: '' }, { Location: canonical + url.search });
    }
    const key = pageKey(url);
    if (key === null) return dressed(visit, await render(visit));
    const since = await newestVersion(database());
    const page = await render(visit, nobodysRequest(key));
    if (page.headers.has(VISITORS_ONLY) && request.headers.has('cookie')) return dressed(visit, await render(visit));
    const { isWanted, tags } = wishOf(page);
    if (isWanted) return dressed(visit, page, (await changedSince(database(), tags, since)) ? 'nothing' : 'page');
    // A page that keeps itself out of the cache may want to know who asks.
    const isPersonal = page.status === 200 && request.headers.has('cookie');
    return dressed(visit, isPersonal ? await render(visit) : page);
  }

  async function sayClosed(visit: Visit): Promise<Response> {
    const { body, headers } = dressed(visit, await render(visit, nobodysRequest(paths.maintenance)));
    headers.set('Retry-After', String(MAINTENANCE_RETRY_AFTER));
    return new Response(body, { status: 503, headers });
  }

  async function render({ request, id, ip }: Visit, instead = request): Promise<Response> {
    budget(ip);
    const locals = { requestId: id, clientAddress: ip };
    return app.render(instead, { addCookieHeader: true, clientAddress: ip, locals });
  }

  function dressed({ id, pathname }: Visit, response: Response, keeping: Keeping = 'nothing'): Response {
    if (isBare(response)) return refusalResponse(id, pathname, response.status, retryAfterOf(response));
    return dress(response, { id, keeping });
  }

  return async (request, { requestId: id, ip, waitUntil }) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const url = new URL(request.url);
    const { pathname } = url;
    const answer = await route({ request, url, pathname, id, ip }, isRead).catch((error: unknown) => {
      const away = turnedAway(error);
      if (away) return refusalResponse(id, pathname, away.status, away.headers);
      log.error({ err: error, requestId: id, path: loggedPath(pathname) }, 'request failed');
      const { status, headers } = unforeseen(error);
      return refusalResponse(id, pathname, status, headers);
    });
    // Whoever changes something is told so when the CDN has been told.
    await purging.settled();
    waitUntil(upkeep(!isRead));
    return answer;
  };
}

const tell = (id: string, status: number, body: string): Response =>
  say(id, status, { contentType: 'text/plain; charset=utf-8', body });
