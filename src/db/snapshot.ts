import type { Client } from '@libsql/client';
import { sqliteCode } from './client.ts';
import { connect } from './connection.ts';
import { databaseUrl } from './database-file.ts';

/** Tables of what may not outlive its day: the salt of the visitors' hashes, and the hashes. */
export const NOT_KEPT = ['visit_salt', 'visitor_hashes'] as const;

const withFile = async <T>(file: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = connect({ url: databaseUrl(file) }, { timeout: 5000, concurrency: 1 });
  try {
    return await work(client);
  } finally {
    client.close();
  }
};

/**
 * Copies a database file as it is at this moment into a new file, while others go on writing to it: SQLite itself reads
 * it in one transaction. Throws when the new file exists.
 */
export const copyWhole = (file: string, copy: string): Promise<void> =>
  withFile(file, async (client) => {
    await client.execute({ sql: 'vacuum into ?', args: [copy] }).catch((cause: Error) => {
      throw new Error(`The database ${file} could not be copied to ${copy}: ${cause.message}`, { cause });
    });
  });

/** Copies a database file without what may not outlive its day; see {@link copyWhole}. */
export async function snapshot(file: string, copy: string): Promise<void> {
  await copyWhole(file, copy);
  await withFile(copy, async (client) => {
    for (const table of NOT_KEPT) await client.execute(`delete from ${table}`);
    // So that what was deleted is not left between the pages.
    await client.execute('vacuum');
  });
}

export interface SnapshotFacts {
  recipes: number;
  users: number;
  /** Mails not sent yet. */
  waitingMails: number;
}

/** Tells what is in a copy. Throws when the file is damaged, or no database of this product. */
export async function inspectSnapshot(file: string): Promise<SnapshotFacts> {
  return withFile(file, async (client) => {
    const { rows: found } = await client.execute('pragma integrity_check');
    const verdict = String(found[0]?.integrity_check);
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${verdict}`);
    const { rows } = await client.execute(`select
      (select count(*) from recipes) as recipes,
      (select count(*) from users) as users,
      (select count(*) from mail_queue where sent_at is null) as waitingMails`);
    const number = (name: keyof SnapshotFacts): number => Number(rows[0]?.[name]);
    return { recipes: number('recipes'), users: number('users'), waitingMails: number('waitingMails') };
  });
}

/** Puts a copy into write-ahead mode, in which the site works; a copy itself is a single plain file. */
export const readyForUse = (file: string): Promise<void> =>
  withFile(file, async (client) => {
    await client.execute('pragma journal_mode = wal');
  });

/** Removes the mails of a copy that were waiting to be sent; they may have been sent since. */
export const dropWaitingMails = (file: string): Promise<void> =>
  withFile(file, async (client) => {
    await client.execute('delete from mail_queue where sent_at is null');
  });

/** Result codes of a file that SQLite cannot make sense of. */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** Whether another process has the database file open; of a damaged one nobody can say, and nobody works with it. */
export const isInUse = (file: string): Promise<boolean> =>
  withFile(file, async (client) => {
    try {
      await client.execute('pragma busy_timeout = 0');
      // In write-ahead mode nobody gets this lock while anybody else is connected.
      await client.execute('pragma locking_mode = exclusive');
      await client.executeMultiple('begin immediate; rollback');
      return false;
    } catch (error) {
      const code = sqliteCode(error) ?? '';
      if (['SQLITE_BUSY', 'SQLITE_LOCKED'].includes(code)) return true;
      if (DAMAGED.includes(code)) return false;
      throw error;
    }
  });
