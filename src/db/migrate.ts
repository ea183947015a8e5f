import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate as applyMigrations } from 'drizzle-orm/libsql/migrator';
import { connect, type DatabaseAddress } from './connection.ts';
import { databaseFile } from './database-file.ts';
import { databaseState, isNewer, newerInWords, PROGRAM_SCHEMA, type SchemaVersion } from './schema-version.ts';
import { copyWhole } from './snapshot.ts';
import { flush, moveIntoPlace } from './whole-file.ts';

/** Copies from before a migration that stay. */
const COPIES = 2;

/**
 * The upgrade of a database: what it was brought from and to, and where it lies as it was before; no copy of a database on a
 * server.
 */
export interface Upgrade {
  from: number;
  to: number;
  copy: string | null;
}

/**
 * Brings a database to the newest schema, and a database file into write-ahead mode. An older file is first copied
 * beside itself, as `plantry.db.before-schema-19`. Returns what was upgraded; `null` for a new or current one.
 * Throws for a database newer than this program. Runs from the project's sources only.
 */
export async function migrate(address: DatabaseAddress): Promise<Upgrade | null> {
  const { schema } = await databaseState(address);
  if (schema && isNewer(schema)) throw new Error(`It cannot be brought up to date: ${newerInWords(schema)}.`);
  const file = databaseFile(address.url);
  const isOlder = schema !== null && schema.madeAt < PROGRAM_SCHEMA.madeAt;
  const copy = file !== null && isOlder ? await copyBefore(file, schema) : null;
  const client = connect(address);
  try {
    if (file !== null) await client.execute('pragma journal_mode = wal');
    await applyMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
  } finally {
    client.close();
  }
  return isOlder ? { from: schema.number, to: PROGRAM_SCHEMA.number, copy } : null;
}

/** Copies a database file before it is changed, and lets go of older copies. Returns where the copy is. */
async function copyBefore(file: string, { number }: SchemaVersion): Promise<string> {
  const name = `${basename(file)}.before-schema-`;
  const copy = join(dirname(file), `${name}${PROGRAM_SCHEMA.number}`);
  const draft = `${copy}.part`;
  await rm(draft, { force: true });
  try {
    await copyWhole(file, draft);
    await flush(draft);
    await moveIntoPlace(draft, copy);
  } catch (cause) {
    await rm(draft, { force: true });
    throw new Error(
      `${(cause as Error).message}. It is copied before it is brought up to date from schema ${number}, and has not been changed. Make room for the copy and start again.`,
      { cause },
    );
  }
  const copies = (await readdir(dirname(file))).filter((other) => other.startsWith(name) && !other.endsWith('.part'));
  const newestFirst = copies.toSorted(
    (one, other) => Number(other.slice(name.length)) - Number(one.slice(name.length)),
  );
  for (const old of newestFirst.slice(COPIES)) await rm(join(dirname(file), old));
  return copy;
}
