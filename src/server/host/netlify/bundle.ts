import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of the search index's fragments: the function answers for each, because its recipe may be off the site. */
export const FRAGMENTS = 'search';
export const PICTURES = 'public';

/** The function's folder, which is above its code: `npm run build` puts fragments and pictures to cut there. */
export function bundleFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, FRAGMENTS))) {
    if (folder === dirname(folder))
      throw new Error(`There is no "${FRAGMENTS}" beside this function: run "npm run build"`);
    folder = dirname(folder);
  }
  return folder;
}
