import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** File in DATA_DIR from the first to the last step of a restore: where it is, the data is neither old nor new for sure. */
export const restoreMarker = (dataDir: string): string => join(dataDir, 'restore-unfinished.json');

/** Throws while a restore is under way or was killed. */
export function refuseUnfinishedRestore(dataDir: string): void {
  const marker = restoreMarker(dataDir);
  if (!existsSync(marker)) return;
  throw new Error(
    `A restore is not finished (${marker}). Unless it is still running, have back what was there before it: npm run restore -- --undo, or restore again: npm run restore -- FOLDER`,
  );
}
