import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What `npm run build` puts beside the function: `bundle.json`, fragments of the search index, pictures to cut. */
export interface Bundle {
  /** Hashes of the site's scripts and styles as they stand in a content security policy, quotes included. */
  fileHashes: string[];
}

export const BUNDLE = 'bundle.json';
/** Folder of the search index's fragments: the function answers for each, because its recipe may be off the site. */
export const FRAGMENTS = 'search';
export const PICTURES = 'public';

/** The function's folder, which is above its code, and what is written there. */
export function openBundle(): Bundle & { folder: string } {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, BUNDLE))) {
    if (folder === dirname(folder)) throw new Error(`There is no ${BUNDLE} beside this function: run "npm run build"`);
    folder = dirname(folder);
  }
  return { ...(JSON.parse(readFileSync(join(folder, BUNDLE), 'utf8')) as Bundle), folder };
}
