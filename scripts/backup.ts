/**
 * Copies the database and the uploaded pictures into a new folder, while the site goes on running; restores it on trial,
 * compares, and hands it to BACKUP_COMMAND. Usage: npm run backup [-- --to FOLDER] [--keep N], which removes all but the
 * newest N backups there. The site itself runs it with --nightly, which keeps 7 days, 4 weeks and 6 months of such.
 */
import './meant-node.mjs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '#src/domain/counted.ts';
import { keepFilesPrivate } from '#src/server/base/data-dir.ts';
import { env } from '#src/server/base/env.ts';
import { operatorsCommand } from '#src/server/base/operators-command.ts';
import { refuseUnfinishedRestore } from '#src/server/base/start/unfinished-restore.ts';
import { fileToBackUp } from './backup/folders.ts';
import { makeBackup, pruneBackups, pruneNightly } from './backup/making.ts';
import { fail, loadSettings } from './build/settings.ts';

loadSettings();
try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, keep: { type: 'string' }, nightly: { type: 'boolean', default: false } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new Error('--keep takes a whole number above 0');
  const { DATABASE_URL, DATA_DIR, BACKUP_DIR } = env();
  const target = values.to === undefined ? BACKUP_DIR : resolve(values.to);
  refuseUnfinishedRestore(DATA_DIR);
  keepFilesPrivate();
  const places = { file: fileToBackUp(DATABASE_URL), media: join(DATA_DIR, 'media') };
  const [folder, { recipes, users, pictures, rowsCompared }] = await makeBackup(places, target, {
    isNightly: values.nightly,
  });
  console.log(`✓ ${folder}: ${recipes} recipes, ${users} accounts, ${pictures} files of uploaded pictures`);
  console.log(`✓ Restored on trial: ${rowsCompared} rows are the same`);
  const prune = async () => {
    const removed = (keep ? await pruneBackups(target, keep) : 0) + (values.nightly ? await pruneNightly(target) : 0);
    if (removed > 0) console.log(`✓ ${counted(removed, 'older backup')} removed`);
  };
  // Neither waits for the other to go well.
  const rest = await Promise.allSettled([prune(), (async () => handOver(folder))()]);
  const failed = rest.flatMap((it) => (it.status === 'rejected' ? [it.reason as Error] : []));
  if (failed.length > 0) throw new Error(failed.map(({ message }) => message).join('\n'), { cause: failed });
} catch (error) {
  fail(error);
}

/** Gives the folder to the command that the settings name; throws when that fails. */
function handOver(folder: string): void {
  const { BACKUP_COMMAND } = env();
  if (BACKUP_COMMAND === undefined) return;
  const { status, signal, stderr } = spawnSync(BACKUP_COMMAND, {
    ...operatorsCommand({ BACKUP_FOLDER: folder }),
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0) {
    console.log('✓ BACKUP_COMMAND took it');
    return;
  }
  const how = `ended with ${status ?? signal}: ${stderr.trim().slice(-500) || 'it said nothing'}`;
  throw new Error(`The backup ${folder} is good, but BACKUP_COMMAND ${how}`);
}
