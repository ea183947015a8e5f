/** Every way a request can fail; each asks the caller for a different reaction. */
const ERROR_CODES = [
  'validation',
  'unauthenticated',
  'verification_required',
  'second_factor_required',
  'reauthentication_required',
  'password_change_required',
  'forbidden',
  'cross_site',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
  'maintenance',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Why a request was turned away, for whoever reads the log. Filters of others match these words: none changes its meaning,
 * and docs/hosting.md says what each is.
 */
export const TURNED_AWAY = [
  'wrong_password',
  'wrong_code',
  'wrong_passkey',
  'over_limit',
  'foreign_host',
  'foreign_origin',
  'forged_event',
  'wrong_token',
] as const;
export type TurnedAway = (typeof TURNED_AWAY)[number];

export interface FieldIssue {
  /** Field names joined by dots; empty for the body as a whole. */
  path: string;
  message: string;
}

/** Messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface Details {
  issues?: FieldIssue[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** Further members of the answer's body that the specification names, such as `requiresVerification`. */
  body?: Record<string, unknown>;
  /** The reason that the log gives besides. */
  turnedAway?: TurnedAway;
  cause?: unknown;
}

/** The message for a request that failed through no fault of its sender. */
export const ourFault = (requestId: string): string =>
  `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`;

/** A failure whose message may be shown to the person who asked. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
