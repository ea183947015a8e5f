import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * File in DATA_DIR that exists while a restore is under way: as long as it is there, the data may be half old, half
 * new.
 */
export const restoreMarker = (dataDir: string): string => join(dataDir, 'restore-unfinished.json');

/** Throws while a restore is under way or was killed. */
export function refuseUnfinishedRestore(dataDir: string): void {
  const marker = restoreMarker(dataDir);
  if (!existsSync(marker)) return;
  throw new Error(
    `A restore is not finished (${marker}). Unless it is still running, have back what was there before it: npm run restore -- --undo, or restore again: npm run restore -- FOLDER`,
  );
}
