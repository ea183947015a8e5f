import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate as applyMigrations } from 'drizzle-orm/libsql/migrator';
import type { DatabaseOptions } from './client.ts';
import { databaseFile } from './database-file.ts';

/** Brings a database to the newest schema, and a database file into write-ahead mode. Run from the project's sources. */
export async function migrate({ url, authToken }: DatabaseOptions): Promise<void> {
  const client = createClient(authToken ? { url, authToken } : { url });
  try {
    if (databaseFile(url) !== null) await client.execute('pragma journal_mode = wal');
    await applyMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
  } finally {
    client.close();
  }
}
