import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { env } from './env.ts';

const SECRETS = ['password', 'newPassword', 'currentPassword', 'token', 'code', 'cookie', 'authorization', 'secret'];

/** An error as it is logged. What a failed query was asked with is anybody's data, and is left out. */
export function loggedError(error: unknown): unknown {
  // Anything can be thrown.
  if (!(error instanceof Error)) return error;
  const { params, ...rest } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  const withoutParams = (text: unknown) =>
    failedQueries(error).reduce(
      (told, { message, query }) => told.replaceAll(message, () => `Failed query: ${query}`),
      String(text),
    );
  return { ...rest, message: withoutParams(rest.message), stack: withoutParams(rest.stack) };
}

/** The error and its causes, as far as they are failed queries. */
function failedQueries(error: unknown): DrizzleQueryError[] {
  if (!(error instanceof Error)) return [];
  return [...(error instanceof DrizzleQueryError ? [error] : []), ...failedQueries(error.cause)];
}

/** A person's code is struck out; an error's own says what happened, such as ENOSPC. */
const censor = (value: unknown, [where, name, ...deeper]: (string | symbol)[]): unknown =>
  where === 'err' && name === 'code' && deeper.length === 0 ? value : '[redacted]';

/** The censor is told of `err` by its name only where a path has that name in it. */
const secretPaths = SECRETS.flatMap((name) => [name, `err.${name}`, `*.${name}`, `*.*.${name}`]);

/** The options of the log: one JSON object a line, secrets struck out. */
export const logOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggedError },
  redact: { paths: secretPaths, censor: censor as (value: unknown, path: string[]) => unknown },
} satisfies pino.LoggerOptions;

/** An error of this process, in short. */
export interface LoggedError {
  /** UTC milliseconds. */
  at: number;
  what: string;
  /** The error's own message. */
  why: string | null;
  requestId: string | null;
}

const MOST_ERRORS = 20;
const ERROR_LEVEL = 50;
const errors: LoggedError[] = [];

/** The last errors that were logged since the start, the newest first. */
export const lastErrors = (): readonly LoggedError[] => errors.toReversed();

function noteError([about, what]: readonly unknown[]): void {
  const { err, requestId, trouble } = (typeof about === 'object' ? about : {}) as Record<string, unknown>;
  const told = err === undefined ? undefined : (loggedError(err) as { message?: unknown }).message;
  const why = told ?? trouble;
  errors.push({
    at: Date.now(),
    what: String(what ?? about),
    why: why === undefined ? null : String(why).slice(0, 500),
    requestId: typeof requestId === 'string' ? requestId : null,
  });
  if (errors.length > MOST_ERRORS) errors.shift();
}

export const log = pino({
  ...logOptions,
  level: env().LOG_LEVEL,
  hooks: {
    logMethod(args, method, level) {
      if (level >= ERROR_LEVEL) noteError(args);
      method.apply(this, args);
    },
  },
});
