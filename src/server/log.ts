import pino from 'pino';
import { env } from './env.ts';

const SECRETS = ['password', 'newPassword', 'currentPassword', 'token', 'code', 'cookie', 'authorization', 'secret'];

/** Structured logs, one JSON object a line, secrets struck out. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
});
