import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { databaseFile } from '#src/db/database-file.ts';
import { inspectSnapshot, type SnapshotFacts, snapshot } from '#src/db/snapshot.ts';
import { flush, moveIntoPlace, nullIfMissing } from '#src/db/whole-file.ts';

const DATABASE = 'plantry.db';
const MEDIA = 'media';
const MANIFEST = 'backup.json';
/** Backups, and unfinished ones, are folders named after their moment; nothing else in their place is ever removed. */
const NAME = /^plantry-\d{8}T\d{6}Z$/;
const UNFINISHED = /^\.plantry-\d{8}T\d{6}Z\.part$/;
/** Milliseconds after which an unfinished backup is one that was killed. A younger one may still be in the making. */
const LONGEST = 24 * 3_600_000;

const manifestSchema = z.object({
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  databaseSha256: z.string(),
  recipes: z.int(),
  users: z.int(),
  waitingMails: z.int(),
  pictures: z.int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The database file; throws for a database on a server, which has backups of its own. */
export function fileToBackUp(url: string): string {
  const file = databaseFile(url);
  if (file !== null) return file;
  throw new Error('The database is on a server of its own: back it up there. Uploaded pictures are in DATA_DIR/media.');
}

interface Places {
  /** The live database's file. */
  file: string;
  /** Folder of what is uploaded. */
  media: string;
}

/**
 * Makes a backup in a new folder of `target`: the database as of one moment, then the uploaded pictures, so that every
 * picture the database names is there. Returns the folder.
 */
export async function makeBackup(
  { file, media }: Places,
  target: string,
  now = new Date(),
): Promise<[string, Manifest]> {
  // SQLite would make an empty one.
  if (!existsSync(file)) throw new Error(`There is no database ${file} to back up. Is DATA_DIR the right one?`);
  await mkdir(target, { recursive: true });
  await removeUnfinished(target, new Date(now.getTime() - LONGEST));
  const name = nameOf(now);
  const unfinished = join(target, `.${name}.part`);
  await rm(unfinished, { recursive: true, force: true });
  try {
    await mkdir(unfinished);
    const copy = join(unfinished, DATABASE);
    await snapshot(file, copy);
    const facts: SnapshotFacts = await inspectSnapshot(copy);
    const pictures = await copyMedia(media, join(unfinished, MEDIA));
    const manifest = { madeAt: now.toISOString(), databaseSha256: await sha256(copy), ...facts, pictures };
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    const folder = join(target, name);
    await flush(unfinished);
    await moveIntoPlace(unfinished, folder);
    return [folder, manifest];
  } finally {
    // Whatever is left of it takes room that the next backup needs.
    await rm(unfinished, { recursive: true, force: true });
  }
}

const nameOf = (moment: Date): string => `plantry-${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** Removes what backups begun before a moment left when they were killed. */
async function removeUnfinished(target: string, before: Date): Promise<void> {
  const old = (await readdir(target)).filter((name) => UNFINISHED.test(name) && name < `.${nameOf(before)}.part`);
  // One that is somebody else's and stays is no reason to make no backup.
  for (const name of old) await rm(join(target, name), { recursive: true, force: true }).catch(() => undefined);
}

/** Removes all but the newest backups of a folder; returns how many. */
export async function pruneBackups(target: string, keep: number): Promise<number> {
  const old = (await readdir(target))
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of old) await rm(join(target, name), { recursive: true });
  return old.length;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
  /** The copied database's file. */
  database: string;
  /** Folder of the copied pictures. */
  media: string;
}

/** Reads a backup, and makes sure that it is whole: throws when it is not. */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause) => {
    throw new Error(`${folder} is no backup: there is no ${MANIFEST} in it`, { cause });
  });
  const manifest = manifestIn(text);
  if (!manifest) throw new Error(`${folder} is a damaged backup: its ${MANIFEST} cannot be read`);
  const database = join(folder, DATABASE);
  if ((await sha256(database)) !== manifest.databaseSha256)
    throw new Error('The database of this backup is not the one that was backed up');
  await inspectSnapshot(database);
  return { folder, manifest, database, media: join(folder, MEDIA) };
}

function manifestIn(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Copies uploaded pictures; how many files. None at all is no mistake. */
export async function copyMedia(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const files = (await readdir(from).catch(() => [])).filter((name) => !name.startsWith('.'));
  // A picture may be swept away meanwhile, if nothing in the database names it.
  for (const name of files) await copyPicture(join(from, name), join(to, name)).catch(nullIfMissing);
  return files.length;
}

/** With its time, by which the sweep goes, but not with what others may do with it. */
async function copyPicture(from: string, to: string): Promise<void> {
  await cp(from, to, { preserveTimestamps: true });
  await chmod(to, 0o600);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
