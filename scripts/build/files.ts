import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file under a folder, as paths below it with `/` on every system. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
