import { statSync } from 'node:fs';

/**
 * Remembers which file a path leads to now. Returns a check, of a few microseconds, that throws when it leads to another
 * one or to none: what a process that has the first one open writes to it would be in neither.
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
