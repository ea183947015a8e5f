/**
 * Copies the database and the uploaded pictures into a new folder, while the site goes on running.
 * Usage: npm run backup [-- --to FOLDER] [--keep N], which removes all but the newest N backups there
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '#src/domain/counted.ts';
import { keepFilesPrivate } from '#src/server/base/data-dir.ts';
import { env } from '#src/server/base/env.ts';
import { refuseUnfinishedRestore } from '#src/server/base/start/unfinished-restore.ts';
import { fileToBackUp, makeBackup, pruneBackups } from './backup/folders.ts';
import { fail, loadSettings } from './build/settings.ts';

loadSettings();
const { values } = parseArgs({ options: { to: { type: 'string', default: 'backups' }, keep: { type: 'string' } } });
const target = resolve(values.to);
try {
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new Error('--keep takes a whole number above 0');
  const { DATABASE_URL, DATA_DIR } = env();
  refuseUnfinishedRestore(DATA_DIR);
  keepFilesPrivate();
  const places = { file: fileToBackUp(DATABASE_URL), media: join(DATA_DIR, 'media') };
  const [folder, { recipes, users, pictures }] = await makeBackup(places, target);
  console.log(`✓ ${folder}: ${recipes} recipes, ${users} accounts, ${pictures} files of uploaded pictures`);
  const removed = keep ? await pruneBackups(target, keep) : 0;
  if (removed > 0) console.log(`✓ ${counted(removed, 'older backup')} removed`);
} catch (error) {
  fail(error);
}
