import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFile } from '#src/db/database-file.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import { diskRoom } from '../../base/disk.ts';
import { env } from '../../base/env.ts';
import { startFailure } from '../../base/start/start-failure.ts';
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

/** A folder itself, or the nearest one around it that there is. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

const isInside = (folder: string, other: string): boolean => `${folder}/`.startsWith(`${other}/`);

/** Throws a system error where this user may not make anything in a folder, or in the one it would be made in. */
function tryFolder(folder: string): void {
  rmdirSync(mkdtempSync(join(existing(folder), '.plantry-')));
}

async function dataFolder(): Promise<Diagnosis> {
  const { DATA_DIR, DATABASE_URL } = env();
  const file = databaseFile(DATABASE_URL);
  try {
    for (const folder of new Set([DATA_DIR, ...(file === null ? [] : [dirname(file)])])) tryFolder(folder);
  } catch (error) {
    return wrong(startFailure(error));
  }
  const trouble = TROUBLESOME.get((await statfs(existing(DATA_DIR))).type);
  if (trouble && file !== null)
    return warning(`${DATA_DIR} is ${trouble}. Set DATA_DIR to a folder on a disk of this machine.`);
  if (!existsSync(DATA_DIR)) return healthy(`${DATA_DIR}, which the first start makes`);
  const owner = statSync(DATA_DIR).uid;
  const user = process.getuid?.();
  return user === undefined || owner === user
    ? healthy(DATA_DIR)
    : warning(
        `${DATA_DIR} belongs to another user (number ${owner}) than the one this runs as (${user}). Run it as that user, or files will be left that the site can’t write.`,
      );
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
  try {
    // What lies in the data folder is tried with it.
    if (!isInside(BACKUP_DIR, DATA_DIR)) tryFolder(BACKUP_DIR);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const why = code.startsWith('E') ? `this user may not write there (${code})` : message;
    return wrong(
      `No backup can be put into ${BACKUP_DIR}: ${why}. Give the user that folder, or set BACKUP_DIR to another one.`,
    );
  }
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
