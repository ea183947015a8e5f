import { defineMiddleware } from 'astro:middleware';
import { randomUUID } from 'node:crypto';
import type { APIContext } from 'astro';
import { contractsOf } from '#src/contracts/all.ts';
import { AppError } from '#src/domain/errors.ts';
import { policyWithAds } from '#src/server/http/ads.ts';
import { DEV_POLICY, narrowed } from '#src/server/http/csp.ts';
import { errorResponse, failedPage } from '#src/server/http/errors.ts';
import { policyWithFilms } from '#src/server/http/films.ts';
import { pageInLook, policyWithLook } from '#src/server/http/look/in-look.ts';
import { refreshLook } from '#src/server/look/site-look.ts';

/** The one rule Astro writes for its islands, before the first of them: in the body, where HTML allows none. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/** The page with the style of its islands in the head, and with a policy of its own (docs/decisions/0025). */
async function finishedPage(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const text = await response.text();
  const [style] = ISLAND_STYLE.exec(text) ?? [];
  const html = style ? text.replace(style, '').replace('</head>', `${style}</head>`) : text;
  const page = new Response(html, response);
  const policy = page.headers.get('content-security-policy');
  if (policy) page.headers.set('content-security-policy', policyWithLook(narrowed(policy, html)));
  // Astro writes none in development.
  else if (import.meta.env.DEV) page.headers.set('content-security-policy', DEV_POLICY);
  return page;
}

/** The page, whole. One that fails is told here: Astro would print the failure with what its queries were asked with. */
async function pageOf(context: APIContext, next: (path?: string) => Promise<Response>): Promise<Response> {
  try {
    return await pageInLook(context, async (path) => withForeign(context, await finishedPage(await next(path))));
  } catch (error) {
    // An overlay shows the place in the source.
    if (import.meta.env.DEV) throw error;
    return failedPage(error, context.locals.requestId, context.url.pathname);
  }
}

/** The page with what it shows of others let in; none has both advertisements and films. */
function withForeign({ locals }: APIContext, page: Response): Response {
  const policy = page.headers.get('content-security-policy');
  const opened = locals.showsAds ? policyWithAds : locals.showsFilms ? policyWithFilms : null;
  if (opened && policy) page.headers.set('content-security-policy', opened(policy));
  return page;
}

/** Names the request, and answers calls that no contract knows. Pages read no cookie: they are the same for everybody. */
export const onRequest = defineMiddleware(async (context, next) => {
  context.locals.requestId ??= randomUUID();
  const { pathname } = context.url;
  if (!pathname.startsWith('/api/')) return pageOf(context, next);
  await refreshLook();
  const calls = contractsOf(pathname);
  // Astro answers HEAD from a GET endpoint.
  const asked = context.request.method === 'HEAD' ? 'GET' : context.request.method;
  if (calls.some(({ method }) => method === asked)) return next();
  if (calls.length === 0) return errorResponse(new AppError('not_found', 'There is no such call'), context);
  const response = errorResponse(new AppError('method_not_allowed', 'This call does not know that method'), context);
  response.headers.set(
    'Allow',
    calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', '),
  );
  return response;
});
