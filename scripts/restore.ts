/**
 * Puts a backup in the place of the database and the uploaded pictures. What was there is moved aside, not deleted. The
 * site must not be running.
 * Usage: npm run restore -- FOLDER
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dropWaitingMails, isInUse, readyForUse } from '#src/db/snapshot.ts';
import { env } from '#src/server/env.ts';
import { copyMedia, fileToBackUp, readBackup } from './backup/folders.ts';
import { fail, loadSettings } from './build/settings.ts';

/** Milliseconds for which a mail service knows a mail again that it was given before. */
const MAIL_MEMORY = 24 * 3_600_000;
/** What is made from the database, and would show what is no longer in it. */
const DERIVED = ['pages', 'search', 'cache'];

loadSettings();
const { positionals } = parseArgs({ allowPositionals: true });
try {
  if (positionals.length !== 1) throw new Error('Name one backup: npm run restore -- FOLDER');
  const { DATABASE_URL, DATA_DIR } = env();
  const file = fileToBackUp(DATABASE_URL);
  const { manifest, database, media } = await readBackup(resolve(positionals[0] ?? ''));
  if (existsSync(file) && (await isInUse(file))) throw new Error('The site is running. Stop it first.');

  const aside = join(DATA_DIR, `before-restore-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  await mkdir(aside, { recursive: true });
  const own = join(DATA_DIR, 'media');
  for (const path of [file, `${file}-wal`, `${file}-shm`, own]) {
    if (existsSync(path)) await rename(path, join(aside, basename(path)));
  }
  for (const folder of DERIVED) await rm(join(DATA_DIR, folder), { recursive: true, force: true });
  await mkdir(dirname(file), { recursive: true });
  await copyFile(database, file);
  await readyForUse(file);
  await copyMedia(media, own);
  console.log(`✓ As of ${manifest.madeAt}: ${manifest.recipes} recipes, ${manifest.users} accounts`);
  console.log(`  What was there before is in ${aside}`);
  if (manifest.waitingMails > 0 && Date.now() - Date.parse(manifest.madeAt) > MAIL_MEMORY) {
    await dropWaitingMails(file);
    console.log(`  ${manifest.waitingMails} mails that waited then were dropped: they may have been sent since`);
  }
} catch (error) {
  fail(error);
}
