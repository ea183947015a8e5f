/**
 * Puts a backup in the place of the database and the uploaded pictures. What was there is moved aside, not deleted. The
 * site must not be running. A restore that was killed is undone first; `--undo` does only that.
 * Usage: npm run restore -- latest, npm run restore -- FOLDER, or npm run restore -- --undo
 */
import './meant-node.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from '#src/server/backup/backups.ts';
import { liesAhead } from '#src/server/base/clock.ts';
import { keepFilesPrivate, openDataDir } from '#src/server/base/data-dir.ts';
import { env } from '#src/server/base/env.ts';
import { fileToBackUp, readBackup } from './backup/folders.ts';
import { restore, undoUnfinished } from './backup/restoring.ts';
import { fail, loadSettings } from './build/settings.ts';

/** Milliseconds for which a mail service knows a mail again that it was given before. */
const MAIL_MEMORY = 24 * 3_600_000;

loadSettings();
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { undo: { type: 'boolean' } } });
  if (positionals.length !== (values.undo ? 0 : 1))
    throw new Error(
      'Name one backup: npm run restore -- latest, or npm run restore -- FOLDER; or undo an unfinished restore: npm run restore -- --undo',
    );
  const { DATABASE_URL, DATA_DIR } = env();
  const place = { file: fileToBackUp(DATABASE_URL), dataDir: DATA_DIR };
  keepFilesPrivate();
  openDataDir();
  if (await undoUnfinished(place)) console.log('✓ The unfinished restore was undone: what was there before is back');
  else if (values.undo) console.log('There is no unfinished restore');
  if (!values.undo) await putBack(await folderOf(positionals[0] ?? ''), place);
} catch (error) {
  fail(error);
}

/** The newest backup in BACKUP_DIR, or the folder that is named. */
async function folderOf(named: string): Promise<string> {
  if (named !== 'latest') return resolve(named);
  const { BACKUP_DIR } = env();
  const newest = (await listBackups(BACKUP_DIR)).find(({ at }) => !liesAhead(at));
  if (!newest) throw new Error(`There is no backup in ${BACKUP_DIR}. Name its folder: npm run restore -- FOLDER`);
  return newest.folder;
}

async function putBack(folder: string, place: Parameters<typeof restore>[1]): Promise<void> {
  const backup = await readBackup(folder);
  const { madeAt, recipes, users, waitingMails } = backup.manifest;
  const dropMails = waitingMails > 0 && Date.now() - Date.parse(madeAt) > MAIL_MEMORY;
  const aside = await restore(backup, place, { dropMails });
  console.log(`✓ As of ${madeAt}: ${recipes} recipes, ${users} accounts`);
  console.log(`  What was there before is in ${aside}`);
  if (dropMails) console.log(`  ${waitingMails} mails that waited then were dropped: they may have been sent since`);
}
