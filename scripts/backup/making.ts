import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareRows, openMoment } from '#src/db/compare.ts';
import { inspectSnapshot, snapshot } from '#src/db/snapshot.ts';
import { flush, moveIntoPlace } from '#src/db/whole-file.ts';
import {
  backupMoment,
  backupName,
  listBackups,
  MANIFEST,
  type Manifest,
  tryBackupFolder,
} from '#src/server/backup/backups.ts';
import { outdated } from '#src/server/backup/keeping.ts';
import { liesAhead } from '#src/server/base/clock.ts';
import { copyMedia, DATABASE, MEDIA, readBackup, sha256 } from './folders.ts';
import { restore } from './restoring.ts';

const UNFINISHED = /^\.plantry-\d{8}T\d{6}Z\.part$/;
/** Milliseconds after which an unfinished backup is one that was killed. A younger one may still be in the making. */
const LONGEST = 24 * 3_600_000;
/** DATA_DIR of the restore on trial, in the unfinished backup. */
const TRIAL = 'trial';

interface Places {
  /** The live database's file. */
  file: string;
  /** Folder of what is uploaded. */
  media: string;
}

/**
 * Makes a backup in a new folder of `target`: the database as of one moment, then the uploaded pictures, so that every
 * picture the database names is there. It gets its name after it was restored on trial, and what came of that compared row
 * by row with the live database. Returns the folder.
 */
export async function makeBackup(
  { file, media }: Places,
  target: string,
  { now = new Date(), isNightly = false }: { now?: Date; isNightly?: boolean } = {},
): Promise<[string, Manifest]> {
  // SQLite would make an empty one.
  if (!existsSync(file)) throw new Error(`There is no database ${file} to back up. Is DATA_DIR the right one?`);
  tryBackupFolder(target);
  await mkdir(target, { recursive: true });
  await removeUnfinished(target, new Date(now.getTime() - LONGEST));
  const name = backupName(now);
  const unfinished = join(target, `.${name}.part`);
  await rm(unfinished, { recursive: true, force: true });
  const before = openMoment(file);
  try {
    await mkdir(unfinished);
    const copy = join(unfinished, DATABASE);
    await snapshot(file, copy);
    const facts = await inspectSnapshot(copy);
    const pictures = await copyMedia(media, join(unfinished, MEDIA));
    const madeAt = now.toISOString();
    const manifest = { madeAt, databaseSha256: await sha256(copy), ...facts, pictures, rowsCompared: 0, isNightly };
    const say = () => writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await say();
    const after = openMoment(file);
    try {
      manifest.rowsCompared = await tryRestore(unfinished, { before, after });
    } finally {
      after.close();
    }
    await say();
    const folder = join(target, name);
    await flush(unfinished);
    await moveIntoPlace(unfinished, folder);
    return [folder, manifest];
  } finally {
    before.close();
    // Whatever is left of it takes room that the next backup needs.
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Restores a backup into a folder of its own and compares; returns how many rows. Leaves nothing behind. */
async function tryRestore(folder: string, live: Parameters<typeof compareRows>[1]): Promise<number> {
  const dataDir = join(folder, TRIAL);
  await mkdir(dataDir);
  const backup = await readBackup(folder);
  const file = join(dataDir, DATABASE);
  await restore(backup, { file, dataDir }, { dropMails: false });
  const restored = openMoment(file);
  try {
    await compareFiles(backup.media, join(dataDir, MEDIA));
    return compareRows(restored, live);
  } finally {
    restored.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compareFiles(from: string, to: string): Promise<void> {
  const sizes = async (folder: string) => {
    const names = (await readdir(folder)).toSorted();
    return Promise.all(names.map(async (name) => `${name} ${(await stat(join(folder, name))).size}`));
  };
  const [backedUp, restored] = [await sizes(from), await sizes(to)];
  if (backedUp.join() !== restored.join()) throw new Error('The restored pictures are not those of the backup');
}

/** Removes what backups begun before a moment left when they were killed. */
async function removeUnfinished(target: string, before: Date): Promise<void> {
  const old = (await readdir(target)).filter((name) => UNFINISHED.test(name) && name < `.${backupName(before)}.part`);
  // One that is somebody else's and stays is no reason to make no backup.
  for (const name of old) await rm(join(target, name), { recursive: true, force: true }).catch(() => undefined);
}

/** Removes all but the newest backups of a folder; returns how many. */
export async function pruneBackups(target: string, keep: number): Promise<number> {
  const old = (await readdir(target))
    .filter((name) => backupMoment(name) !== null)
    .toSorted()
    .slice(0, -keep);
  return removeAll(old.map((name) => join(target, name)));
}

/**
 * Removes the nightly backups that no day, week or month needs; returns how many. Those made by hand stay, and so do those
 * of a clock that was ahead, until it gets there.
 */
export async function pruneNightly(target: string, now = Date.now()): Promise<number> {
  const nightly = (await listBackups(target)).filter(({ at, manifest }) => manifest.isNightly && !liesAhead(at, now));
  const old = new Set(outdated(nightly.map(({ at }) => at)));
  return removeAll(nightly.filter(({ at }) => old.has(at)).map(({ folder }) => folder));
}

/** Removes folders; returns how many. One that stays keeps none of the others: what it was is thrown after all of them. */
async function removeAll(folders: readonly string[]): Promise<number> {
  const failures: unknown[] = [];
  for (const folder of folders) await rm(folder, { recursive: true }).catch((error) => failures.push(error));
  if (failures.length > 0) throw new Error(`Older backups could not be removed: ${failures.map(String).join('; ')}`);
  return folders.length;
}
