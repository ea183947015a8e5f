import { migrate } from '#src/db/migrate.ts';
import { seedCatalogue } from '#src/db/seed/seed.ts';
import { closeDatabase, database } from '#src/server/database.ts';
import { env } from '#src/server/env.ts';

/** Creates the database where there is none, brings it to the newest schema, and fills an empty one with the catalogue. */
export async function prepareDatabase(): Promise<{ seeded: number }> {
  try {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
    const db = database();
    await migrate({ url, authToken });
    return { seeded: await seedCatalogue(db) };
  } finally {
    closeDatabase();
  }
}
