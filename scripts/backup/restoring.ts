import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, lchown, mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { dropWaitingMails, inspectSnapshot, isInUse, readyForUse } from '#src/db/snapshot.ts';
import { flush, moveIntoPlace } from '#src/db/whole-file.ts';
import { isRunning } from '#src/server/base/drafts.ts';
import { restoreMarker } from '#src/server/base/start/unfinished-restore.ts';
import { type Backup, copyMedia } from './folders.ts';

/** What is made from the database, and would show what is no longer in it. */
const DERIVED = ['pages', 'search', 'cache'];

interface Place {
  /** The live database's file. */
  file: string;
  dataDir: string;
}

const markerSchema = z.object({
  pid: z.int(),
  backup: z.string(),
  /** Name of the folders, beside the database and in DATA_DIR, into which what was there is moved. */
  aside: z.string(),
  /** What was there, as paths. */
  had: z.array(z.string()),
});
type Marker = z.infer<typeof markerSchema>;

const mediaOf = (dataDir: string): string => join(dataDir, 'media');
/** All that a restore puts something else in the place of. */
const replaced = ({ file, dataDir }: Place): string[] => [file, `${file}-wal`, `${file}-shm`, mediaOf(dataDir)];
/** Where something lies that is not, or no longer, in its place; in the same folder, so that it is moved at one stroke. */
const beside = (path: string, folder: string): string => join(dirname(path), folder, basename(path));
const NEW = '.restoring';

/**
 * Puts a backup in the place of the database and the uploaded pictures. It is copied beside them and looked at first;
 * then what is there is moved aside and the copies are renamed. What goes wrong is undone; where the process is killed, a
 * marker stays, with which no start works. Returns the folder of what was there.
 */
export async function restore(
  backup: Backup,
  place: Place,
  { dropMails, now = new Date() }: { dropMails: boolean; now?: Date },
): Promise<string> {
  const { file, dataDir } = place;
  const marker: Marker = {
    pid: process.pid,
    backup: backup.folder,
    aside: `before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    had: replaced(place).filter((path) => existsSync(path)),
  };
  // From here on no site starts.
  await writeFile(restoreMarker(dataDir), JSON.stringify(marker), { flag: 'wx', flush: true });
  await refuseRunningSite(place);
  try {
    await copyBeside(backup, place, dropMails);
    for (const path of replaced(place)) if (existsSync(path)) await moveIntoPlace(path, beside(path, marker.aside));
    await moveIntoPlace(beside(mediaOf(dataDir), NEW), mediaOf(dataDir));
    await moveIntoPlace(beside(file, NEW), file);
    for (const folder of DERIVED) await rm(join(dataDir, folder), { recursive: true, force: true });
  } catch (error) {
    await undo(marker, place);
    throw error;
  }
  await finish(place);
  const aside = join(dirname(file), marker.aside);
  await giveToOwner([file, mediaOf(dataDir), aside], dataDir);
  return aside;
}

/** Who restores may be root: what they put there is for the user the site runs as, whose the data folder is. */
async function giveToOwner(paths: readonly string[], dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  for (const path of paths) {
    if (!existsSync(path)) continue;
    await lchown(path, uid, gid);
    if (!(await stat(path)).isDirectory()) continue;
    for (const name of await readdir(path, { recursive: true })) await lchown(join(path, name), uid, gid);
  }
}

async function refuseRunningSite(place: Place): Promise<void> {
  try {
    if (existsSync(place.file) && (await isInUse(place.file))) throw new Error('The site is running. Stop it first.');
  } catch (error) {
    await finish(place);
    throw error;
  }
}

/** The new database and pictures, ready for use, where they can be renamed from. */
async function copyBeside({ database, media, manifest }: Backup, { file, dataDir }: Place, dropMails: boolean) {
  const copy = beside(file, NEW);
  for (const path of [copy, mediaOf(dataDir)]) await rm(join(dirname(path), NEW), { recursive: true, force: true });
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(database, copy);
  await chmod(copy, 0o600);
  if (dropMails) await dropWaitingMails(copy);
  const { recipes, users } = await inspectSnapshot(copy);
  if (recipes !== manifest.recipes || users !== manifest.users) throw new Error('The copy is not what was backed up');
  // Last: from then on a change would lie in a second file, which is not moved along.
  await readyForUse(copy);
  await flush(copy);
  await copyMedia(media, beside(mediaOf(dataDir), NEW));
  await flush(beside(mediaOf(dataDir), NEW));
}

/**
 * Has back what was there before a restore that was not finished. It may itself be ended at any point and begun again.
 * Returns whether there was one; throws while it is still running.
 */
export async function undoUnfinished(place: Place): Promise<boolean> {
  const path = restoreMarker(place.dataDir);
  if (!existsSync(path)) return false;
  const marker = markerIn(path);
  if (marker && marker.pid !== process.pid && isRunning(marker.pid))
    throw new Error(`A restore is running, as process ${marker.pid}. Wait for it, or end it first.`);
  if (marker) await undo(marker, place);
  else await finish(place);
  return true;
}

/** `null` for one that was being written when its process was killed: nothing had been done yet. */
function markerIn(path: string): Marker | null {
  try {
    return markerSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

async function undo({ aside, had }: Marker, place: Place): Promise<void> {
  for (const path of replaced(place)) {
    const old = beside(path, aside);
    if (existsSync(old)) {
      await rm(path, { recursive: true, force: true });
      await moveIntoPlace(old, path);
    } else if (!had.includes(path)) await rm(path, { recursive: true, force: true });
  }
  for (const path of replaced(place)) await rmdir(join(dirname(path), aside)).catch(() => undefined);
  await finish(place);
}

/** The marker goes last. */
async function finish(place: Place): Promise<void> {
  for (const path of replaced(place)) await rm(join(dirname(path), NEW), { recursive: true, force: true });
  await rm(restoreMarker(place.dataDir));
}
