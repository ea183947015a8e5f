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

/** Structured logs, one JSON object a line, secrets struck out. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggedError },
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
});
