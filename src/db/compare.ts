import { hash } from 'node:crypto';
import SQLite from 'libsql';
import { NOT_KEPT } from './snapshot.ts';

/** A database file as it is at one moment, whatever is written meanwhile. */
export interface Moment {
  /** Names of its tables with rows of their own, and how each was made. */
  tables(): Map<string, string>;
  /** The number of times each row of a table is there, by 48 bits of its SHA-256. */
  rows(table: string): Map<number, number>;
  close(): void;
}

const BYTES = 6;

/** Holds on to a database file as it is now: until it is closed, the file's log of changes grows. */
export function openMoment(file: string): Moment {
  const connection = new SQLite(file, { timeout: 5000 });
  connection.exec('begin');
  // The moment is that of the first look.
  const tables = new Map(
    (
      connection
        .prepare("select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
        .raw()
        .all() as [string, string][]
    ).filter(([name, sql]) => !/^create virtual/i.test(sql) && !NOT_KEPT.some((left) => left === name)),
  );
  return {
    tables: () => tables,
    rows(table) {
      const rows = new Map<number, number>();
      const all = connection.prepare(`select * from "${table}"`).raw().iterate() as Iterable<unknown[]>;
      for (const row of all) {
        const digest = hash('sha256', JSON.stringify(row, plain), 'buffer').readUIntBE(0, BYTES);
        rows.set(digest, (rows.get(digest) ?? 0) + 1);
      }
      return rows;
    },
    close: () => void connection.close(),
  };
}

const plain = (_: string, value: unknown): unknown =>
  value instanceof ArrayBuffer ? Buffer.from(value).toString('base64') : value;

/**
 * Compares a copy row by row with the database it was taken from, as that was before and after: what was there both times
 * must be in the copy, and nothing else but what was written meanwhile. Returns how many rows it has; throws where they
 * differ.
 */
export function compareRows(copy: Moment, { before, after }: { before: Moment; after: Moment }): number {
  const names = [...before.tables()];
  if (copy.tables().size !== names.length || names.some(([name, sql]) => copy.tables().get(name) !== sql))
    throw new Error('The copy has other tables than the database');
  let count = 0;
  for (const [table] of names) {
    const was = before.rows(table);
    const is = after.rows(table);
    let missing = 0;
    let written = 0;
    let foreign = 0;
    const copied = copy.rows(table);
    for (const row of new Set([...was.keys(), ...is.keys(), ...copied.keys()])) {
      const [first, second, here] = [was, is, copied].map((rows) => rows.get(row) ?? 0) as [number, number, number];
      written += Math.abs(first - second);
      missing += Math.max(0, Math.min(first, second) - here);
      foreign += Math.max(0, here - Math.max(first, second));
      count += here;
    }
    if (missing > 0) throw new Error(`The copy lacks ${missing} rows of the table ${table}`);
    // One that was written more than once meanwhile is in the copy as it was in between.
    if (foreign > written) throw new Error(`The copy has ${foreign} rows in the table ${table} that nobody wrote`);
  }
  return count;
}
