import { closeSync, openSync } from 'node:fs';
import SQLite from 'libsql';

/** Lies beside the database file; who has it locked serves that file. */
const lockOf = (file: string): string => `${file}-served`;

/**
 * Holds a database file for one process that serves it, until it lets go or ends, however it ends: SQLite locks a file beside
 * it, and the machine takes that lock back. It holds between containers too, where the number of a process says nothing.
 * Throws where another process has it. Backups and scripts do not ask.
 */
export function holdFile(file: string): () => void {
  // SQLite would make it as the umask says, which may still be anybody's.
  closeSync(openSync(lockOf(file), 'a', 0o600));
  const lock = new SQLite(lockOf(file), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new Error(
      `Another process already serves ${file}. One process works with a database file at a time: stop the other one, or give this one another DATA_DIR.`,
      { cause },
    );
  }
  return () => void lock.close();
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
