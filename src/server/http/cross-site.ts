import { AppError } from '#src/domain/errors.ts';
import { env } from '../base/env.ts';

/**
 * Refuses a changing request that another site made a browser send. Browsers say where a request comes from in
 * `Sec-Fetch-Site`; older ones at least send `Origin`. A client that sends neither is no browser and carries no cookie
 * of somebody else's.
 */
export function refuseCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const own = site ? site === 'same-origin' || site === 'none' : !origin || isOwn(origin, request);
  if (!own) throw new AppError('cross_site', 'This request came from another site');
}

const isOwn = (origin: string, request: Request): boolean =>
  origin === new URL(request.url).origin || origin === new URL(env().SITE_URL).origin;
