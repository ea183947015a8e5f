import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseFile } from '#src/db/database-file.ts';
import { env } from './env.ts';

const OWNER_ONLY = 0o077;
/** On a folder such as /tmp, which is everybody's. */
const STICKY = 0o1000;

/**
 * Makes DATA_DIR, and the database file's folder, where there is none, and closes what is there to the other users of
 * the machine. Throws a system error when this user may not write there.
 */
export function openDataDir(): void {
  const { DATA_DIR, DATABASE_URL } = env();
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  accessSync(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK);
  close(DATA_DIR);
  const file = databaseFile(DATABASE_URL);
  if (file === null) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  accessSync(dirname(file), constants.W_OK);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) close(path);
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
}

/** From here on nobody but this user can read what this process, or one it starts, writes. */
export const keepFilesPrivate = (): void => void process.umask(OWNER_ONLY);

/** Takes other users' rights from what is this user's own; what is somebody else's is theirs to decide about. */
function close(path: string): void {
  const { mode, uid } = statSync(path);
  if (uid === process.getuid?.() && mode & OWNER_ONLY && !(mode & STICKY)) chmodSync(path, mode & ~OWNER_ONLY & 0o777);
}
