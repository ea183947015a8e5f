import { statfs } from 'node:fs/promises';

/** The room left on the disk of a folder, for this user; bytes. */
export interface DiskRoom {
  free: number;
  total: number;
  /** Hardly anything fits on it any more: no change of the database, no page, no mail. */
  isFull: boolean;
}

const FULL_BELOW = 16 * 2 ** 20;
/** Files, on a disk that has only so many; others name 0 of 0. */
const FEWEST_FILES = 16;

/** Throws a system error where the folder is not there. */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  const free = bavail * bsize;
  const total = blocks * bsize;
  // What is no disk names no room at all.
  return { free, total, isFull: total > 0 && (free < FULL_BELOW || (files > 0 && ffree < FEWEST_FILES)) };
}
