import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { seedCollections } from '#src/db/seed/collections.ts';
import { seedGuides } from '#src/db/seed/guides.ts';
import { seedCatalogue } from '#src/db/seed/seed.ts';

/** Name of the database's file in a DATA_DIR. */
export const DATABASE_FILE = 'plantry.db';

/** Makes a migrated database with the catalogue in `folder`, whole in one file, so that tests can copy it. */
export async function makeTemplate(folder: string): Promise<string> {
  const file = join(folder, DATABASE_FILE);
  const url = `file:${file}`;
  await migrate({ url });
  const database = openDatabase({ url });
  await seedCatalogue(database, { exclusive: true });
  await seedCollections(database);
  await seedGuides(database);
  database.close();
  const client = createClient({ url });
  await client.execute('pragma wal_checkpoint(truncate)');
  client.close();
  return file;
}
