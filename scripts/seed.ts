/**
 * Creates the database, applies the migrations, and fills an empty one with the catalogue; exclusive recipes that a
 * database was never given come in too.
 * Usage: npm run seed [-- --synthetic N], which adds N made-up recipes to measure with.
 */
import { parseArgs } from 'node:util';
import { judgeRecipes } from '#src/db/judge-recipes.ts';
import { migrate } from '#src/db/migrate.ts';
import { addExclusive, seedCatalogue } from '#src/db/seed/seed.ts';
import { closeDatabase, database } from '#src/server/database.ts';
import { env } from '#src/server/env.ts';
import { seedSynthetic } from './bench/synthetic.ts';

const { values } = parseArgs({ options: { synthetic: { type: 'string', default: '0' } } });
const synthetic = Number(values.synthetic);
if (!Number.isInteger(synthetic) || synthetic < 0) throw new Error('--synthetic takes a whole number');

database();
await migrate({ url: env().DATABASE_URL, authToken: env().DATABASE_AUTH_TOKEN });
await judgeRecipes(database());
const seeded = (await seedCatalogue(database(), { exclusive: true })) + (await addExclusive(database()));
console.log(seeded > 0 ? `Seeded ${seeded} recipes` : 'The database already has recipes');
if (synthetic > 0) {
  const onProgress = (done: number): void => console.log(`Made up ${done} of ${synthetic} recipes`);
  const added = await seedSynthetic(database(), synthetic, { onProgress });
  console.log(`Added ${added} made-up recipes`);
}
closeDatabase();
