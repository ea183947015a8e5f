import { statSync } from 'node:fs';

/**
 * Remembers which file (inode) is at a path now. Returns a check that throws once another file, or none, is there: a
 * process that still has the old file open would write where nobody reads. The check takes a few microseconds.
 */
export function followFile(path: string): () => void {
  const opened = identity(path);
  return () => {
    const found = identity(path);
    if (found === opened) return;
    const what = found === null ? 'is gone' : 'is another one than this process opened';
    throw new Error(`The database file ${path} ${what}: nothing can be saved. Put it back, or start again.`);
  };
}

/** Device and number of a file; an open one keeps its number to itself. `null` when there is none. */
function identity(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
