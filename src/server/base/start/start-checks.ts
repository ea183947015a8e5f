import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from '#src/db/database-file.ts';
import { holdFile } from '#src/db/held-file.ts';
import { type DatabaseState, databaseState, isNewer, newerInWords } from '#src/db/schema-version.ts';
import { openDataDir } from '../data-dir.ts';
import { env } from '../env.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/** Has the database file for this process alone, until the function it returns is called. Throws where another serves it. */
export function holdDatabase(): () => void {
  openDataDir();
  const file = databaseFile(env().DATABASE_URL);
  return file === null ? () => undefined : holdFile(file);
}

/** Does what {@link lookAtData} does, with DATA_DIR made where there is none. */
export async function checkStart(): Promise<DatabaseState> {
  openDataDir();
  return lookAtData();
}

/**
 * Looks at the data, as every start does before it changes anything. Throws what is wrong; `startFailure` says it in words.
 * Returns what the database is like.
 */
export async function lookAtData(): Promise<DatabaseState> {
  refuseUnfinishedRestore(env().DATA_DIR);
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
  const state = await databaseState({ url, authToken });
  refuseNewerDatabase(state);
  if (!state.schema) refuseLostDatabase();
  return state;
}

/** Files that a site that has been used leaves beside its database. */
const LEFT_BY_A_SITE = ['media', 'pages'];

/** An empty database beside a used site's files is one that was left behind when the site moved, or a wrong address. */
function refuseLostDatabase(): void {
  const { DATA_DIR, DATABASE_URL } = env();
  const file = databaseFile(DATABASE_URL);
  if (file === null) return;
  const left = LEFT_BY_A_SITE.map((name) => join(DATA_DIR, name)).filter(holdsSomething);
  if (left.length === 0) return;
  throw new Error(
    `There is nothing in the database ${file}, but a site was here: see ${left.join(' and ')}. Bring its database back (plantry.db, with plantry.db-wal if there is one, or npm run restore -- latest). To begin anew, move ${left.join(' and ')} away.`,
  );
}

const holdsSomething = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

function refuseNewerDatabase({ schema }: DatabaseState): void {
  if (!schema || !isNewer(schema)) return;
  throw new Error(
    `This program is too old for its data: ${newerInWords(schema)}. Start the newer program, or restore a backup from before: npm run restore -- FOLDER`,
  );
}
