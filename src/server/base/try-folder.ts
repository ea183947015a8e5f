import { existsSync, lstatSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder itself, or the nearest one around it that there is. */
export const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

/**
 * Makes something in a folder, or in the one it would be made in, and removes it. Throws a system error, with the path of the
 * folder, where this user may not. Without it, making folders in /proc never ends (Node.js 24).
 */
export function tryFolder(folder: string): void {
  // A link that leads nowhere is in the way of the folder.
  const isInTheWay = !existsSync(folder) && lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  const path = isInTheWay ? folder : existing(folder);
  try {
    if (isInTheWay) throw Object.assign(new Error(`${folder} leads nowhere`), { code: 'EEXIST' });
    rmdirSync(mkdtempSync(join(path, '.plantry-')));
  } catch (error) {
    // In /proc, what nobody may make is said to be missing.
    const { code } = error as NodeJS.ErrnoException;
    throw Object.assign(error as Error, { path, code: code === 'ENOENT' ? 'EACCES' : code });
  }
}
