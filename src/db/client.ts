import { type Client, type InStatement, LibsqlError, type ResultSet } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { AppError } from '#src/domain/errors.ts';
import { connect, type DatabaseAddress } from './connection.ts';
import { databaseFile } from './database-file.ts';
import { openFileReader } from './file-reader.ts';
import { followFile } from './followed-file.ts';
import * as schema from './schema.ts';

type Drizzle = LibSQLDatabase<typeof schema>;
/** For queries. SQL written by hand has to be read with `values`: its rows have no column names. */
export type Reader = Omit<Drizzle, 'all' | 'get' | 'run' | 'batch' | 'transaction' | 'insert' | 'update' | 'delete'>;
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** `content`: what is shown changed, or is shown no more; `figures`: only ratings or views moved. */
export type ChangeKind = 'content' | 'figures';

export interface TagVersion {
  tag: string;
  version: number;
  contentVersion: number;
}

/** The change a write makes, told by the work of that write; stored in `content_versions` in the same transaction. */
export interface Change {
  touch(kind: ChangeKind, ...tags: string[]): void;
}

export interface Database {
  /** For reading only. */
  read: Reader;
  /**
   * The one door for writes. Runs `work` in a transaction of its own, one at a time in this process, and commits it
   * together with the versions of the tags it touched. Throws `unavailable` when the database stays locked, is full, or
   * is no longer the file that was opened.
   */
  write<T>(work: (tx: Transaction, change: Change) => Promise<T>): Promise<T>;
  /** Calls `listener` after every commit that touched tags. Returns the way to stop. */
  onChange(listener: (versions: TagVersion[]) => void): () => void;
  /** Throws when the file this database was opened from has been replaced or moved away since. */
  assertInPlace(): void;
  /**
   * Brings what lies in the file beside a database file (`-wal`) into the file itself, as far as nobody else reads from it: so
   * that whoever copies that one file after a stop has everything.
   */
  settle(): Promise<void>;
  close(): void;
}

export interface DatabaseOptions extends DatabaseAddress {
  /** Milliseconds to wait for another process's lock on a database file. */
  lockTimeout?: number;
}

const LOCK_RETRY_MS = 20;
const READ_TIMEOUT_MS = 1000;
/** Questions to a database server at a time; others wait for their turn, and their time runs only then. */
const READ_CONNECTIONS = 16;
/** The share of the time to wait for a lock that a write has in any case that waited for its turn longer than that. */
const LEAST_SHARE = 0.1;

/** Opens a database without migrating it. See docs/decisions/0003-one-write-door.md. */
export function openDatabase({ lockTimeout = 5000, ...address }: DatabaseOptions): Database {
  const file = databaseFile(address.url);
  // libSQL waits for locks synchronously, which would stop the whole process: the door retries by itself instead.
  const writer = connect(address, { concurrency: 1, ...(file !== null && { timeout: 0 }) });
  const reader = file === null ? serverReader(address) : openFileReader(file, { timeout: READ_TIMEOUT_MS });
  const assertInPlace = file === null ? () => undefined : followFile(file);
  const writing = drizzle(writer, { schema });
  const listeners = new Set<(versions: TagVersion[]) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  /** When a write last found the database out of reach or locked for good (milliseconds of this process), and the error. */
  let lastFailure = { at: Number.NEGATIVE_INFINITY, error: undefined as unknown };

  async function commit<T>(work: (tx: Transaction, change: Change) => Promise<T>, until: number): Promise<T> {
    checkPlace();
    /** Whether the server was asked to keep it: what came of that nobody knows where it hangs up then. */
    let isDecided = false;
    const transact = () => {
      isDecided = false;
      return writing.transaction(async (tx) => {
        const touched = new Map<string, ChangeKind>();
        const result = await work(tx, {
          touch(kind, ...tags) {
            for (const tag of tags) if (touched.get(tag) !== 'content') touched.set(tag, kind);
          },
        });
        const versions = await bump(tx, touched);
        isDecided = true;
        return { result, versions };
      });
    };
    const { result, versions } = await withLock(writer, until, () => onOpen(transact, () => !isDecided));
    // What was committed to a file that is no longer there is not kept.
    checkPlace();
    if (versions.length > 0) for (const listener of listeners) listener(versions);
    return result;
  }

  function checkPlace(): void {
    try {
      assertInPlace();
    } catch (error) {
      throw cannotSave(error);
    }
  }

  return {
    // To read, drizzle asks a client for `execute` alone.
    read: drizzle(reader as Client, { schema }),
    write(work) {
      // A remote server orders parallel transactions itself; one at a time keeps both modes alike.
      const asked = performance.now();
      const done = queue.then(() => {
        // Each would wait for the same database, or the same lock, as long as the one before it did.
        if (lastFailure.at > asked) throw lastFailure.error;
        const until = Math.max(asked + lockTimeout, performance.now() + lockTimeout * LEAST_SHARE);
        return commit(work, until).catch((error: unknown) => {
          if (isOutOfReach(error) || isLocked(error)) lastFailure = { at: performance.now(), error };
          throw error;
        });
      });
      queue = done.catch(() => undefined);
      return done;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    assertInPlace,
    async settle() {
      await queue;
      if (file !== null) await writer.execute('pragma wal_checkpoint(truncate)');
    },
    close() {
      writer.close();
      reader.close();
    },
  };
}

/** Tries of what is asked of a database server again where nobody waits: so often, and after so many milliseconds. */
const AGAIN = { tries: 4, after: 500 };

/** A kept connection that turns out to be closed is left for the next one, which may be closed, too: so often. */
const KEPT_TRIES = 3;

/** Does again what a server hung up on, as long as that may be done again: a kept connection may have been closed just then. */
const onOpen = <T>(ask: () => Promise<T>, mayRepeat = () => true, left = KEPT_TRIES): Promise<T> =>
  ask().catch((error: unknown) => {
    if (left === 0 || !isHungUp(error) || !mayRepeat()) throw error;
    return onOpen(ask, mayRepeat, left - 1);
  });

/**
 * Reads from a database server. A question on a connection that it closed just then is asked on another, and where nobody
 * waits for its answers any that it did not answer is asked again.
 */
function serverReader(address: DatabaseAddress): Pick<Client, 'execute' | 'close'> {
  const client = connect(address, { concurrency: READ_CONNECTIONS });
  const askOpen = (statement: InStatement) => onOpen(() => client.execute(statement));
  const ask = async (statement: InStatement, tries = AGAIN.tries): Promise<ResultSet> => {
    try {
      return await askOpen(statement);
    } catch (error) {
      if (tries === 1 || !isOutOfReach(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN.after));
      return ask(statement, tries - 1);
    }
  };
  const execute = address.answerTimeout === null ? ask : askOpen;
  return { execute: execute as Client['execute'], close: () => client.close() };
}

/** Gives every touched tag the next number of the sequence. */
async function bump(tx: Transaction, touched: Map<string, ChangeKind>): Promise<TagVersion[]> {
  if (touched.size === 0) return [];
  const [row] = await tx.all<{ next: number }>(sql`select coalesce(max(version), 0) + 1 as next from content_versions`);
  const next = row?.next ?? 1;
  const changedAt = Date.now();
  const { contentVersions } = schema;
  return tx
    .insert(contentVersions)
    .values(
      [...touched].map(([tag, kind]) => ({
        tag,
        version: next,
        contentVersion: kind === 'content' ? next : 0,
        changedAt,
      })),
    )
    .onConflictDoUpdate({
      target: contentVersions.tag,
      set: {
        version: next,
        contentVersion: sql`max(${contentVersions.contentVersion}, excluded.content_version)`,
        changedAt,
      },
    })
    .returning({
      tag: contentVersions.tag,
      version: contentVersions.version,
      contentVersion: contentVersions.contentVersion,
    });
}

/**
 * Runs a transaction, waiting for another process's lock without blocking, until a moment (milliseconds of this
 * process). After a BUSY the connection is thrown away: libSQL would report later writes on it as done and lose them.
 */
async function withLock<T>(client: Client, until: number, run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isLocked(error)) throw isOutOfReach(error) ? cannotSave(error) : error;
      await client.reconnect();
      if (performance.now() >= until) {
        throw new AppError('unavailable', 'The kitchen is busy. Please try again in a moment.', {
          cause: error,
          retryAfter: 5,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
    }
  }
}

const cannotSave = (cause: unknown): AppError =>
  new AppError('unavailable', 'The kitchen cannot save anything right now. Please try again later.', {
    cause,
    retryAfter: 30,
  });

/** Whether a query failed because another process holds the lock. */
function isLocked(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED';
}

const OUT_OF_REACH = /^(?:SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY)|SERVER_ERROR|HRANA_)/;

/** Whether a query failed because the database is unreachable or broken, rather than because of the query itself. */
export function isOutOfReach(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && OUT_OF_REACH.test(String(cause.code))) return true;
    // A server that refuses the connection, one that does not answer in time, one that stops in the middle.
    if (cause.name === 'TimeoutError' || cause.message === 'fetch failed' || cause.message === 'terminated')
      return true;
  }
  return false;
}

const HUNG_UP = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Whether a server ended a connection instead of answering. */
function isHungUp(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && HUNG_UP.has(cause.code)) return true;
  return false;
}

/** SQLite's primary result code of an error or of what caused it, such as `SQLITE_BUSY`. */
export function sqliteCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof LibsqlError) return /^SQLITE_[A-Z]+/.exec(cause.code)?.[0] ?? cause.code;
  }
  return null;
}
