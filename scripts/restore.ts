/**
 * Puts a backup in the place of the database and the uploaded pictures. What was there is moved aside, not deleted. The
 * site must not be running. A restore that was killed is undone first; `--undo` does only that.
 * Usage: npm run restore -- FOLDER, or npm run restore -- --undo
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
      'Name one backup: npm run restore -- FOLDER; or undo an unfinished restore: npm run restore -- --undo',
    );
  const { DATABASE_URL, DATA_DIR } = env();
  const place = { file: fileToBackUp(DATABASE_URL), dataDir: DATA_DIR };
  keepFilesPrivate();
  openDataDir();
  if (await undoUnfinished(place)) console.log('✓ The unfinished restore was undone: what was there before is back');
  else if (values.undo) console.log('There is no unfinished restore');
  if (!values.undo) await putBack(resolve(positionals[0] ?? ''), place);
} catch (error) {
  fail(error);
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
