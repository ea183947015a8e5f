import { type Client, type Config, createClient } from '@libsql/client';
import { databaseFile } from './database-file.ts';

export interface DatabaseAddress {
  /** `file:`, `libsql:` or `http(s):`. */
  url: string;
  authToken?: string | undefined;
  /** Milliseconds a database server has for one answer, its last byte included. */
  answerTimeout?: number | undefined;
}

/** libSQL's client for a database, or an error of what it met there. A file that is missing is made. */
export function connect(
  { url, authToken, answerTimeout = 10_000 }: DatabaseAddress,
  more: Partial<Config> = {},
): Client {
  return createClient({
    url,
    ...(authToken && { authToken }),
    // A server that is gone without a word would hold whoever waits for it for minutes.
    ...(databaseFile(url) === null && {
      fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(answerTimeout) }),
    }),
    ...more,
  });
}
