import type { InStatement, InValue } from '@libsql/client';
import SQLite from 'libsql';
import { LRUCache } from 'lru-cache';

type Statement = ReturnType<SQLite.Database['prepare']>;

/** The part of a client that drizzle needs to read. */
export interface FileReader {
  /** Rows are arrays, in the order of the columns asked for. */
  execute(asked: InStatement): Promise<{ rows: unknown[] }>;
  close(): void;
}

/** Prepared statements kept: lists of ids make a new one for every length. */
const KEPT = 300;

/**
 * Reads a database file with statements that are prepared once. libSQL's client prepares and describes them at every call,
 * which takes ten times as long as reading a recipe does (docs/decisions/0025). A statement that returns no rows is refused;
 * what SQLite refuses is thrown as SQLite says it. `timeout` is in milliseconds: so long a lock is waited for.
 */
export function openFileReader(path: string, { timeout }: { timeout: number }): FileReader {
  const connection = new SQLite(path, { timeout });
  const statements = new LRUCache<string, Statement>({
    max: KEPT,
    memoMethod: (sql) => connection.prepare(sql).raw(),
  });

  return {
    execute: async (asked) => {
      const { sql, args = [] } = typeof asked === 'string' ? { sql: asked } : asked;
      if (!Array.isArray(args)) throw new TypeError('arguments go by their place');
      const values = args.map(bound);
      try {
        return { rows: statements.memo(sql).all(values) };
      } catch (error) {
        statements.delete(sql);
        throw error;
      }
    },
    close: () => void connection.close(),
  };
}

/** A value as SQLite takes it. Throws for what it has no value for. */
function bound(value: InValue): unknown {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
    throw new TypeError(`${value} is no value of a database`);
  return typeof value === 'boolean' ? Number(value) : value;
}
