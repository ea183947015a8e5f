import type { APIContext } from 'astro';
import { isOutOfReach } from '#src/db/client.ts';
import { AppError, type ErrorCode, ourFault, type TurnedAway } from '#src/domain/errors.ts';
import { log } from '../base/log.ts';
import { logTurnedAway } from '../base/turned-away.ts';
import { loggedPath } from './logged-path.ts';

/** The status of every error code. */
const STATUS: Record<ErrorCode, number> = {
  validation: 400,
  unauthenticated: 401,
  verification_required: 403,
  second_factor_required: 403,
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

/** Seconds after which whoever came while the site could not work may come again. */
const RETRY_AFTER = 30;
const DISK_IS_FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether what the site stands on failed, its database or its disk: it may work again in a while. */
const isPassing = (error: unknown): boolean =>
  isOutOfReach(error) || (error instanceof Error && 'code' in error && DISK_IS_FULL.has(String(error.code)));

/** The answer to a request whose page failed unexpectedly. */
export const unforeseen = (error: unknown): { status: 500 | 503; headers: Record<string, string> } =>
  isPassing(error) ? { status: 503, headers: { 'Retry-After': String(RETRY_AFTER) } } : { status: 500, headers: {} };

/** The answer to a request that was refused for now (429 or 503); `null` for every other error. */
export function turnedAway(error: unknown): { status: 429 | 503; headers: Record<string, string> } | null {
  if (!(error instanceof AppError) || (error.code !== 'rate_limited' && error.code !== 'unavailable')) return null;
  return {
    status: error.code === 'rate_limited' ? 429 : 503,
    headers: { 'Retry-After': String(Math.ceil(error.details.retryAfter ?? RETRY_AFTER)) },
  };
}

/** Says in the log why a request was turned away, where there is a reason that others look for. */
export function noteTurnedAway(error: unknown, asked: { requestId: string; address: string }): void {
  if (!(error instanceof AppError)) return;
  const reason = error.details.turnedAway ?? REASONS[error.code];
  if (reason) logTurnedAway(reason, asked);
}

/** The log's reasons for errors that need no reason of their own. */
const REASONS: Partial<Record<ErrorCode, TurnedAway>> = { rate_limited: 'over_limit', cross_site: 'foreign_origin' };

/** Logs a page's error and answers with a status alone, for which the host writes the text. */
export function failedPage(error: unknown, requestId: string, path: string): Response {
  log.error({ err: error, requestId, path: loggedPath(path) }, 'a page failed');
  return new Response(null, unforeseen(error));
}

/**
 * The one place that turns an error of a call into an answer. Errors without a public message are logged whole and
 * answered as `internal`; the log says why somebody was turned away.
 */
export function errorResponse(error: unknown, context: Pick<APIContext, 'locals'>): Response {
  const { requestId } = context.locals;
  const known = knownError(error);
  if (!known || STATUS[known.code] >= 500) log.error({ err: error, requestId }, 'request failed');
  // What is made for everybody alike, as a page is, is told nobody's address.
  else noteTurnedAway(known, { requestId, address: context.locals.clientAddress });
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

function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const message = 'The kitchen isn’t answering right now. Please try again in a moment.';
  return isPassing(error) ? new AppError('unavailable', message, { cause: error, retryAfter: RETRY_AFTER }) : null;
}
