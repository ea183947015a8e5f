import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Database, openDatabase, type Reader } from '#src/db/client.ts';
import { env } from './env.ts';

let open: Database | undefined;

/** The database of this process, opened at first use. */
export function database(): Database {
  if (!open) {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
    if (url.startsWith('file:')) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
    open = openDatabase({ url, authToken });
  }
  return open;
}

/** For queries. */
export const read = (): Reader => database().read;

/** The one door for writes; see {@link Database.write}. */
export const write: Database['write'] = (work) => database().write(work);

/** For tests and shutdown. */
export function closeDatabase(): void {
  open?.close();
  open = undefined;
}
