import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { createApp } from 'astro/app/entrypoint';
import { addressNames, redirectedBy } from '#src/domain/site/redirects.ts';
import { paths } from '#src/paths.ts';
import { database } from '../../base/database.ts';
import { log } from '../../base/log.ts';
import { noteTurnedAway, turnedAway, unforeseen } from '../../http/errors.ts';
import { loggedPath } from '../../http/logged-path.ts';
import { moveNothing } from '../../moving/job/upload.ts';
import { lookForMastersIn } from '../../pictures/crops.ts';
import { keepMediaIn } from '../../pictures/media-store.ts';
import { netlifyBlobs } from '../../pictures/netlify-blobs.ts';
import { redirectsOf } from '../../site/redirects.ts';
import { getSettings } from '../../site/settings.ts';
import { closedAnswer, directAnswer } from '../answer.ts';
import { openAnswerBudget } from '../bounds/answer-budget.ts';
import { answerHeaders, cdnHeaders, type HostAnswer, type Keeping, keepingOf, PAGE_CACHE_CONTROL } from '../headers.ts';
import { isReady } from '../health.ts';
import { isAdministrator } from '../maintenance.ts';
import { refusal, standInFor } from '../refusal.ts';
import { route, type SiteState, wantsOwnPage } from '../route.ts';
import { anonymousRequest } from '../store/rendering.ts';
import { notePage } from '../visit-notes.ts';
import { bundleFolder, FRAGMENTS, PICTURES } from './bundle.ts';
import { changedSince, followChanges, newestVersion } from './purging.ts';
import { searchFragment } from './search-fragments.ts';
import { openUpkeep } from './upkeep.ts';

export type SiteFunction = (request: Request, context: Context) => Promise<Response>;

type FunctionAnswer = HostAnswer<HostAnswer['body'] | ReadableStream>;

/** One request on its way through the function. */
interface Visit {
  request: Request;
  /** Path and query. */
  address: string;
  cookies: string | undefined;
  /** Names the request in logs and answers. */
  id: string;
  /** Address of whoever asks. */
  ip: string;
}

const SITE: SiteState = {
  // Netlify asks under no other name.
  knowsHost: () => true,
  isReady,
  // A function's numbers are those of one machine among many, for minutes.
  hasMetrics: false,
  // Its CDN has them, and asks for none.
  hasFile: () => false,
  isClosed: async () => (await getSettings('site')).maintenanceMode,
  redirectOf: async (asked) => redirectedBy(await redirectsOf(addressNames(asked)), asked),
  isAdministrator,
};

/** The site as a function behind Netlify's CDN, which serves the files and keeps the pages until they are purged. */
export function openSiteFunction(): SiteFunction {
  keepMediaIn(netlifyBlobs);
  moveNothing();
  const folder = bundleFolder();
  lookForMastersIn(join(folder, PICTURES));
  const app = createApp({ streaming: false });
  const budget = openAnswerBudget();
  const purging = followChanges(database());
  const upkeep = openUpkeep(purging);

  async function carryOut(visit: Visit): Promise<FunctionAnswer> {
    const { request, address, cookies, id } = visit;
    const bodyBytes = Number(request.headers.get('content-length') ?? 0);
    const decision = await route({ method: request.method, target: address, hosts: [], bodyBytes, cookies }, SITE);
    switch (decision.kind) {
      case 'call':
      case 'listing':
      case 'personal':
        return passOn(visit, await render(visit));
      case 'page':
        return showPage(visit, decision);
      case 'file':
      case 'search':
        return (await searchFragment(join(folder, FRAGMENTS), decision.path)) ?? refusal(address, 404, id);
      case 'closed': {
        const page = await render(visit, anonymousRequest(paths.maintenance));
        return closedAnswer(page.status === 200 ? page : null, address, id);
      }
      case 'metrics':
        return refusal(address, 404, id);
      default:
        return directAnswer(decision, address, id);
    }
  }

  /** A page that is the same for everybody is made for nobody, and given to the CDN unless it changed meanwhile. */
  async function showPage(
    visit: Visit,
    { key, isClosed }: { key: string; isClosed: boolean },
  ): Promise<FunctionAnswer> {
    const since = await newestVersion(database());
    const page = await render(visit, anonymousRequest(key));
    const keeping = keepingOf(page);
    if (wantsOwnPage(visit.cookies, keeping, page.status)) return passOn(visit, await render(visit));
    const mayKeep = keeping && !isClosed && !(await changedSince(database(), keeping.tags, since));
    return passOn(visit, page, mayKeep ? keeping : null);
  }

  async function render({ request, id, ip }: Visit, instead = request): Promise<Response> {
    budget(ip, instead.url);
    const locals = { requestId: id, clientAddress: ip };
    return app.render(instead, { addCookieHeader: true, clientAddress: ip, locals });
  }

  return async (request, { requestId: id, ip, waitUntil }) => {
    const { pathname, search } = new URL(request.url);
    const cookies = request.headers.get('cookie') ?? undefined;
    const answer = await carryOut({ request, address: pathname + search, cookies, id, ip }).catch((error: unknown) => {
      noteTurnedAway(error, { requestId: id, address: ip });
      const away = turnedAway(error);
      if (!away) log.error({ err: error, requestId: id, path: loggedPath(pathname) }, 'request failed');
      const { status, headers } = away ?? unforeseen(error);
      return refusal(pathname, status, id, headers);
    });
    // Whoever changes something is told so when the CDN has been told.
    await purging.settled();
    const { status, headers, body } = answer;
    const { method, headers: sent } = request;
    // What is refused changes nothing, and anybody can have it refused as often as they like.
    waitUntil(upkeep(method !== 'GET' && method !== 'HEAD' && status < 400));
    if (method === 'GET' && !pathname.startsWith('/api/')) {
      const userAgent = sent.get('user-agent') ?? '';
      const referrer = sent.get('referer') ?? undefined;
      notePage({ target: pathname + search, status, referrer, address: ip, userAgent });
    }
    return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body || null, {
      status,
      headers: [...headers, ...cdnHeaders(answer), ['X-Request-Id', id]],
    });
  };
}

/** An answer of Astro's, which a CDN may keep so. */
function passOn({ address, id }: Visit, page: Response, keeping: Keeping | null = null): FunctionAnswer {
  const headers = answerHeaders(page.headers, { cacheControl: keeping ? PAGE_CACHE_CONTROL : undefined });
  return standInFor(page, address, id) ?? { status: page.status, headers, body: page.body, keeping };
}
