import { existsSync } from 'node:fs';
import { connect, type DatabaseAddress } from './connection.ts';
import { databaseFile } from './database-file.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** Version of a database schema. */
export interface SchemaVersion {
  /** Migrations that lead to it. */
  number: number;
  /** When the last of them was made, in UTC milliseconds: Drizzle writes it down in the database it was applied to. */
  madeAt: number;
}

/** The schema this program works with. */
export const PROGRAM_SCHEMA: SchemaVersion = {
  number: journal.entries.length,
  madeAt: Math.max(...journal.entries.map(({ when }) => when)),
};

/** Asks for what Drizzle wrote down of a database's migrations: how many, and when the last was made. */
export const APPLIED_MIGRATIONS = 'select count(*), coalesce(max(created_at), 0) from __drizzle_migrations';

export interface DatabaseState {
  /** `null` where nothing is yet. */
  schema: SchemaVersion | null;
  /** Whether it has the schema of this program, and recipes, the exclusive ones among them. */
  isPrepared: boolean;
}

/** A quick look at a database. Throws when it cannot be read; one that does not exist is not made. */
export async function databaseState(address: DatabaseAddress): Promise<DatabaseState> {
  const file = databaseFile(address.url);
  if (file !== null && !existsSync(file)) return { schema: null, isPrepared: false };
  const client = connect(address, file === null ? {} : { timeout: 5000 });
  try {
    const row = async (query: string) => Object.values((await client.execute(query)).rows[0] ?? {}).map(Number);
    const [hasMigrations] = await row(
      `select exists (select 1 from sqlite_master where name = '__drizzle_migrations')`,
    );
    if (!hasMigrations) {
      const [hasTables] = await row(
        "select exists (select 1 from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'libsql_%')",
      );
      if (hasTables)
        throw new Error(
          `The database ${file ?? 'on its server'} is another program's: there are tables in it, but none that this one knows. ${file === null ? 'Set DATABASE_URL to one of its own.' : 'Move it away, or set DATA_DIR to a folder of its own.'}`,
        );
      return { schema: null, isPrepared: false };
    }
    const [number = 0, madeAt = 0] = await row(APPLIED_MIGRATIONS);
    const isCurrent = madeAt === PROGRAM_SCHEMA.madeAt;
    const [isFilled] = isCurrent
      ? await row(
          "select exists (select 1 from recipes) and exists (select 1 from settings where name = 'catalogue') as filled",
        )
      : [];
    return { schema: { number, madeAt }, isPrepared: isFilled === 1 };
  } finally {
    client.close();
  }
}

export const isNewer = ({ madeAt }: SchemaVersion): boolean => madeAt > PROGRAM_SCHEMA.madeAt;

/** Says of a database that is newer than this program what both are. */
export const newerInWords = (schema: SchemaVersion): string =>
  `the database has schema ${named(schema)}, and this program knows none after ${named(PROGRAM_SCHEMA)}`;

const named = ({ number, madeAt }: SchemaVersion): string =>
  `${number} (of ${new Date(madeAt).toISOString().slice(0, 10)})`;
