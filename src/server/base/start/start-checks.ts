import { type DatabaseState, databaseState, isNewer, newerInWords } from '#src/db/schema-version.ts';
import { openDataDir } from '../data-dir.ts';
import { env } from '../env.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/**
 * What every start looks at before it changes anything. Throws what is wrong; `startFailure` says it in words. Returns
 * what the database is like.
 */
export async function checkStart(): Promise<DatabaseState> {
  openDataDir();
  refuseUnfinishedRestore(env().DATA_DIR);
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
  const state = await databaseState({ url, authToken });
  refuseNewerDatabase(state);
  return state;
}

function refuseNewerDatabase({ schema }: DatabaseState): void {
  if (!schema || !isNewer(schema)) return;
  throw new Error(
    `This program is too old for its data: ${newerInWords(schema)}. Start the newer program, or restore a backup from before: npm run restore -- FOLDER`,
  );
}
