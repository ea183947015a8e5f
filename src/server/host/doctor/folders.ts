import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFile } from '#src/db/database-file.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import { tryBackupFolder } from '../../backup/backups.ts';
import { diskRoom } from '../../base/disk.ts';
import { env } from '../../base/env.ts';
import { existing, tryFolder } from '../../base/try-folder.ts';
import { type Diagnosis, type Examination, healthy, warning, wrong } from './examination.ts';

/** A database with its pages and a first backup is a tenth of this. */
const LITTLE = 2 ** 30;

/** File systems by what statfs(2) calls them, on which SQLite's locks or the files themselves do not last. */
const TROUBLESOME = new Map([
  [0x6969, 'on another machine (NFS), where two programs can’t lock a file reliably'],
  [0xff534d42, 'on another machine (CIFS), where two programs can’t lock a file reliably'],
  [0xfe534d42, 'on another machine (SMB), where two programs can’t lock a file reliably'],
  [0x01021994, 'in this machine’s memory (tmpfs), and gone after its next restart'],
]);

const isInside = (folder: string, other: string): boolean => `${folder}/`.startsWith(`${other}/`);

async function dataFolder(): Promise<Diagnosis> {
  const { DATA_DIR, DATABASE_URL } = env();
  const file = databaseFile(DATABASE_URL);
  for (const folder of new Set([DATA_DIR, ...(file === null ? [] : [dirname(file)])])) tryFolder(folder);
  const trouble = TROUBLESOME.get((await statfs(existing(DATA_DIR))).type);
  if (trouble && file !== null)
    return warning(`${DATA_DIR} is ${trouble}. Set DATA_DIR to a folder on a disk of this machine.`);
  if (!existsSync(DATA_DIR)) return healthy(`${DATA_DIR}, which the first start makes`);
  const foreign = somebodyElses(DATA_DIR);
  return foreign === null
    ? healthy(DATA_DIR)
    : warning(
        `${foreign.path} belongs to another user (number ${foreign.owner}) than the one this runs as (${foreign.user}). Run this as the user the site runs as, and give that user all of ${DATA_DIR}: chown -R USER ${DATA_DIR}`,
      );
}

/** The first in the data folder that is not this user's; `null` where all is, or the system knows no owners. */
function somebodyElses(dataDir: string): { path: string; owner: number; user: number } | null {
  const user = process.getuid?.();
  if (user === undefined) return null;
  const paths = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))];
  for (const path of paths) {
    const owner = statSync(path, { throwIfNoEntry: false })?.uid;
    if (owner !== undefined && owner !== user) return { path, owner, user };
  }
  return null;
}

async function disk(): Promise<Diagnosis> {
  const { DATA_DIR } = env();
  const { free, isFull } = await diskRoom(existing(DATA_DIR));
  const left = `${megabytes(free)} free for ${DATA_DIR}`;
  if (isFull) return wrong(`The disk is full: ${left}. Make room on it, or set DATA_DIR to a folder on another one.`);
  return free < LITTLE ? warning(`There’s little room left: ${left}. Make room before it’s full.`) : healthy(left);
}

async function backups(): Promise<Diagnosis> {
  const { BACKUP_DIR, BACKUP_HOUR, BACKUP_COMMAND, DATA_DIR, DATABASE_URL } = env();
  if (databaseFile(DATABASE_URL) === null)
    return healthy('the database is on a server of its own, and so are its backups');
  if (BACKUP_HOUR === null) return warning('BACKUP_HOUR is off: the site makes no backups of its own.');
  // What lies in the data folder is tried with it.
  if (!isInside(BACKUP_DIR, DATA_DIR)) tryBackupFolder(BACKUP_DIR);
  const device = (folder: string): number => statSync(existing(folder)).dev;
  const isBeside = device(BACKUP_DIR) === device(DATA_DIR) && BACKUP_COMMAND === undefined;
  return healthy(
    `${BACKUP_DIR}, at ${BACKUP_HOUR}:00${isBeside ? '; on the disk of the data, so a copy elsewhere is up to you' : ''}`,
  );
}

export const FOLDERS: readonly Examination[] = [
  { about: 'Data folder', look: dataFolder },
  { about: 'Disk', look: disk },
  { about: 'Backups', look: backups },
];
