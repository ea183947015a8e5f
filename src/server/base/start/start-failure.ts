import { readdirSync } from 'node:fs';
import { inspect } from 'node:util';
import { databaseFile } from '#src/db/database-file.ts';
import { env } from '../env.ts';
import { existing } from '../try-folder.ts';

interface Place {
  /** The place the operation that failed was about: a path, or the database. */
  at: string;
  /** The database server's address without what is secret in it; `null` for a file. */
  server: string | null;
}

/** Failures that a start can meet, and what is to be done then, by the code of the error. The first that fits is said. */
const IN_WORDS: readonly [RegExp, (place: Place, why: string) => string][] = [
  [
    /^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)/,
    ({ at }) => `There is no room left for ${at}. Make room on its disk, or set DATA_DIR to a folder on another one.`,
  ],
  [
    /^EROFS/,
    ({ at }) =>
      `${at} is on a disk that is mounted read-only. Mount it for writing, or set DATA_DIR to another folder.`,
  ],
  [
    /^(?:ENOTDIR|EEXIST)/,
    ({ at }) => `${at} is in the way: it is no folder. Move it away, or set DATA_DIR to another folder.`,
  ],
  [
    /^ERR_MODULE_NOT_FOUND .*[\\/]dist[\\/]/,
    () => 'The build in dist is not whole. Remove dist and start again, which makes it anew.',
  ],
  [
    /^(?:ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND)/,
    (_, why) => `A package is missing (${why.split('\n')[0]}). Run npm ci, without --omit=optional.`,
  ],
  [
    /^(?:EACCES|EPERM|SQLITE_(?:READONLY|CANTOPEN|PERM)|ConnectionFailed)/,
    ({ at }) => `This user may not write to ${at}. Give the user that place, or set DATA_DIR to another folder.`,
  ],
  [
    /^SQLITE_(?:NOTADB|CORRUPT)/,
    ({ at }) =>
      `${at} is damaged, or no database at all. Restore a backup (npm run restore -- ${hasBackups() ? 'latest' : 'FOLDER'}), or move the file away to begin anew.`,
  ],
  [
    /^SQLITE_(?:BUSY|LOCKED)/,
    ({ at }) => `Another process holds ${at}. One process works with a database file at a time: stop the other one.`,
  ],
  [
    /^SQLITE_IOERR/,
    ({ at }, why) => `${at} cannot be read or written (${why}). Look for a full or failing disk, then start again.`,
  ],
  [
    /^SERVER_ERROR.* 40[13]\b/,
    ({ server }) => `The database server at ${server} refuses this site. Correct DATABASE_AUTH_TOKEN.`,
  ],
  [/^ERR_PARSE_ARGS/, (_, why) => why],
  [
    /^(?:SERVER_ERROR|HRANA_|TimeoutError|TypeError fetch failed|ECONN|ENOTFOUND|EAI_)/,
    ({ server }, why) =>
      `The database server at ${server} does not answer (${why}). Start it, or correct DATABASE_URL.`,
  ],
];

/**
 * Why a script or a start failed, for whoever runs it: one sentence that names the path or setting where the machine is
 * at fault, our own messages as they are, and the whole error otherwise, because then it is a bug.
 */
export function startFailure(error: unknown): string {
  const causes = [...causesOf(error)].toReversed();
  for (const cause of causes) {
    const code = codeOf(cause);
    const [, words] = IN_WORDS.find(([pattern]) => pattern.test(code)) ?? [];
    if (words && !isOwn(error)) return words(placeOf(cause), cause.message);
  }
  if (isOwn(error)) return error.message;
  // Not the failed query around it, which would show what it was asked with.
  return inspect(causes[0] ?? error);
}

/** For a file that cannot be opened, libSQL throws an error without a code. */
const LIBSQL = /^ConnectionFailed\(/;

/** Thrown by this program, in words. */
const isOwn = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !('code' in error) && !LIBSQL.test(error.message);

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** An error's code; of one that has none its name, and of a failed call of the network the words that tell it. */
function codeOf(error: Error): string {
  if ('code' in error) return `${error.code} ${error.message}`;
  if (LIBSQL.test(error.message)) return error.message;
  return error instanceof TypeError ? `TypeError ${error.message}` : error.name;
}

/** Whether there is something in BACKUP_DIR that `npm run restore -- latest` may find. */
function hasBackups(): boolean {
  try {
    return readdirSync(env().BACKUP_DIR).some((name) => /^plantry-\d{8}T\d{6}Z$/.test(name));
  } catch {
    return false;
  }
}

function placeOf(error: Error): Place {
  const { DATABASE_URL, DATA_DIR } = env();
  const file = databaseFile(DATABASE_URL);
  const isAboutDatabase = LIBSQL.test(error.message) || ('code' in error && String(error.code).startsWith('SQLITE_'));
  const { code, dest, path } = error as NodeJS.ErrnoException & { dest?: string };
  const at = dest ?? path ?? DATA_DIR;
  // What is no folder lies somewhere on the way to what was asked for.
  const place = code === 'ENOTDIR' ? existing(at) : at;
  return {
    at: isAboutDatabase ? `the database ${file ?? 'on its server'}` : place,
    server: file === null ? (URL.parse(DATABASE_URL)?.host ?? DATABASE_URL) : null,
  };
}
