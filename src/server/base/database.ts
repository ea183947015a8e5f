import { type Database, openDatabase, type Reader } from '#src/db/client.ts';
import { env } from './env.ts';
import { figures } from './figures.ts';

let open: Database | undefined;
let newest = 0;
let isAwaited = true;

/**
 * Says of this process that nobody waits for what it does: a database server may take its time to answer, and is asked again
 * where it did not. To be called before the database is opened.
 */
export const takeTime = (): void => {
  isAwaited = false;
};

/** The database of this process, opened at first use. */
export function database(): Database {
  if (!open) {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
    open = openDatabase({ url, authToken, ...(!isAwaited && { answerTimeout: null }) });
    open.onChange((versions) => {
      newest = Math.max(newest, ...versions.map(({ version }) => version));
    });
  }
  return open;
}

/** For queries. */
export const read = (): Reader => database().read;

/**
 * Queries of which each `variant` is built once for a database, not at every call: building one costs as much as a small
 * one takes to run. What varies otherwise goes in as `sql.placeholder`. There must be few variants.
 */
export function prepared<Query, Variant = void>(
  build: (read: Reader, variant: Variant) => Query,
): (variant: Variant) => Query {
  const built = new WeakMap<Reader, Map<Variant, Query>>();
  return (variant) => {
    const reader = read();
    const variants = built.get(reader) ?? new Map<Variant, Query>();
    built.set(reader, variants);
    const query = variants.get(variant) ?? build(reader, variant);
    variants.set(variant, query);
    return query;
  };
}

/** The one door for writes; see {@link Database.write}. */
export const write: Database['write'] = (work) => {
  const asked = performance.now();
  return database().write((tx, change) => {
    figures.writes.count++;
    figures.writes.waited += (performance.now() - asked) / 1000;
    return work(tx, change);
  });
};

/** Number of the newest change of what pages show that was made through this process; 0 before any. */
export const newestOwnChange = (): number => newest;

/**
 * Closes the database with all of it in its one file. Throws when it cannot be brought there now, which the next start does: it
 * is closed all the same.
 */
export async function settleDatabase(): Promise<void> {
  try {
    await open?.settle();
  } finally {
    closeDatabase();
  }
}

/** For tests, and for what does not stop a site. */
export function closeDatabase(): void {
  open?.close();
  open = undefined;
  newest = 0;
}
