import { type Client, type Config, createClient } from '@libsql/client';
import { databaseFile } from './database-file.ts';

export interface DatabaseAddress {
  /** `file:`, `libsql:` or `http(s):`. */
  url: string;
  authToken?: string | undefined;
  /**
   * Milliseconds a database server has for one answer, its last byte included. `null` where nobody waits for it: a process
   * that renders page after page reads an answer late that came in time.
   */
  answerTimeout?: number | null | undefined;
}

/** A libSQL client for a database address; makes the file where it is missing. Throws what stops it from opening. */
export function connect(
  { url, authToken, answerTimeout = 10_000 }: DatabaseAddress,
  more: Partial<Config> = {},
): Client {
  return createClient({
    url,
    ...(authToken && { authToken }),
    // A server that is gone without a word would hold whoever waits for it for minutes.
    ...(databaseFile(url) === null &&
      answerTimeout !== null && {
        fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(answerTimeout) }),
      }),
    ...more,
  });
}
