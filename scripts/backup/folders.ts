import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, constants, cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { databaseFile } from '#src/db/database-file.ts';
import { inspectSnapshot } from '#src/db/snapshot.ts';
import { nullIfMissing } from '#src/db/whole-file.ts';
import { MANIFEST, type Manifest, readManifest } from '#src/server/backup/backups.ts';

export const DATABASE = 'plantry.db';
export const MEDIA = 'media';
/** The database file; throws for a database on a server, which has backups of its own. */
export function fileToBackUp(url: string): string {
  const file = databaseFile(url);
  if (file !== null) return file;
  throw new Error('The database is on a server of its own: back it up there. Uploaded pictures are in DATA_DIR/media.');
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
  const manifest = await readManifest(folder).catch((cause) => {
    throw new Error(`${folder} is no backup: there is no ${MANIFEST} in it`, { cause });
  });
  if (!manifest) throw new Error(`${folder} is a damaged backup: its ${MANIFEST} cannot be read`);
  const database = join(folder, DATABASE);
  if ((await sha256(database)) !== manifest.databaseSha256)
    throw new Error('The database of this backup is not the one that was backed up');
  await inspectSnapshot(database);
  return { folder, manifest, database, media: join(folder, MEDIA) };
}

/** Copies uploaded pictures; how many files. No folder of them is no mistake, one that cannot be read is. */
export async function copyMedia(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const files = ((await readdir(from).catch(nullIfMissing)) ?? []).filter((name) => !name.startsWith('.'));
  // A picture may be swept away meanwhile, if nothing in the database names it.
  for (const name of files) await copyPicture(join(from, name), join(to, name)).catch(nullIfMissing);
  return files.length;
}

/** With its time, by which the sweep goes, but not with what others may do with it. */
async function copyPicture(from: string, to: string): Promise<void> {
  // Where the disk can, both share one place until one is changed.
  await cp(from, to, { preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  await chmod(to, 0o600);
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
