/**
 * Creates the database, applies the migrations, and fills an empty one with the catalogue; exclusive recipes that a
 * database was never given come in too.
 * Usage: npm run seed [-- --synthetic N], which adds N made-up recipes to measure with.
 */
import './meant-node.mjs';
import { parseArgs } from 'node:util';
import { keepFilesPrivate } from '#src/server/base/data-dir.ts';
import { closeDatabase, database } from '#src/server/base/database.ts';
import { checkStart } from '#src/server/base/start/start-checks.ts';
import { seedSynthetic } from './bench/synthetic.ts';
import { prepareDatabase } from './build/prepare.ts';
import { fail, loadSettings } from './build/settings.ts';

loadSettings();
try {
  const { values } = parseArgs({ options: { synthetic: { type: 'string', default: '0' } } });
  const synthetic = Number(values.synthetic);
  if (!Number.isInteger(synthetic) || synthetic < 0) throw new Error('--synthetic takes a whole number');
  keepFilesPrivate();
  await checkStart();
  const { seeded } = await prepareDatabase();
  console.log(seeded > 0 ? `Seeded ${seeded} recipes` : 'The database already has recipes');
  if (synthetic > 0) {
    const onProgress = (done: number): void => console.log(`Made up ${done} of ${synthetic} recipes`);
    const added = await seedSynthetic(database(), synthetic, { onProgress });
    console.log(`Added ${added} made-up recipes`);
    closeDatabase();
  }
} catch (error) {
  fail(error);
}
