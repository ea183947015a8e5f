import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { migrate } from '#src/db/migrate.ts';
import { addExclusive, seedCatalogue } from '#src/db/seed/seed.ts';
import { closeDatabase, database } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';

/**
 * Creates the database where there is none, brings it to the newest schema, judges the recipes that older rules let in,
 * and fills an empty one with the catalogue. Exclusive recipes that are new here come in too. Returns how many recipes
 * it put in.
 */
export async function prepareDatabase(): Promise<{ seeded: number }> {
  try {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
    const db = database();
    await migrate({ url, authToken });
    await judgeRecipes(db);
    const seeded = await seedCatalogue(db, { exclusive: true });
    return { seeded: seeded + (await addExclusive(db)) };
  } finally {
    closeDatabase();
  }
}
