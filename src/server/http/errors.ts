import { AppError, type ErrorCode } from '#src/domain/errors.ts';
import { log } from '../log.ts';
import { loggedPath } from './logged-path.ts';

/** The status of every error code. */
export const STATUS: Record<ErrorCode, number> = {
  validation: 400,
  unauthenticated: 401,
  verification_required: 403,
  reauthentication_required: 403,
  password_change_required: 403,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
  maintenance: 503,
  internal: 500,
};

/** What somebody is told whose request we failed. */
export const ourFault = (requestId: string): string =>
  `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`;

/** A page that failed: logged whole, answered with nothing but a status, in whose place the host puts words. */
export function failedPage(error: unknown, requestId: string, path: string): Response {
  log.error({ err: error, requestId, path: loggedPath(path) }, 'a page failed');
  return new Response(null, { status: 500 });
}

/** The one place that turns a failed call into an answer. What was not meant for the caller is logged whole and stays here. */
export function errorResponse(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : null;
  if (!known || STATUS[known.code] >= 500) log.error({ err: error, requestId }, 'request failed');
  const code = known?.code ?? 'internal';
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' });
  if (known?.details.retryAfter) headers.set('Retry-After', String(Math.ceil(known.details.retryAfter)));
  const body = {
    message: known?.message ?? ourFault(requestId),
    code,
    ...(known?.details.issues && { issues: known.details.issues }),
    ...known?.details.body,
  };
  return new Response(JSON.stringify(body), { status: STATUS[code], headers });
}
