import { access, constants } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { APPLIED_MIGRATIONS, isNewer, newerInWords, PROGRAM_SCHEMA } from '#src/db/schema-version.ts';
import { database } from '../base/database.ts';
import { diskRoom } from '../base/disk.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';

const PATIENCE_MS = 2000;

/** The fault when it was last looked at: said once, not at every question of a load balancer. */
let known: string | null = null;

/**
 * Whether the database answers in time, is the one that was opened, and has the schema of this program, and whether there is
 * room on the disk to save anything.
 */
export async function isReady(): Promise<boolean> {
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, PATIENCE_MS, `the database did not answer within ${PATIENCE_MS} ms`).unref(),
  );
  const trouble = await Promise.race([foundTrouble().catch(innermostMessage), late]);
  if (trouble !== known) {
    if (trouble) log.error({ trouble }, 'not ready');
    else log.info('ready again');
    known = trouble;
  }
  return trouble === null;
}

/** The message of the innermost cause: a failed query's says what is the matter. */
function innermostMessage(error: unknown): string {
  return error instanceof Error && error.cause ? innermostMessage(error.cause) : String(error);
}

const foundTrouble = async (): Promise<string | null> => (await databaseTrouble()) ?? diskTrouble();

async function diskTrouble(): Promise<string | null> {
  const { DATA_DIR } = env();
  try {
    // A disk that fails is often made read-only by the system.
    await access(DATA_DIR, constants.W_OK);
    return (await diskRoom(DATA_DIR)).isFull ? `the disk of ${DATA_DIR} is full: nothing can be saved` : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Where there are functions instead of a machine, nothing is kept on a disk.
    return code === 'ENOENT' ? null : `${DATA_DIR} can’t be written to (${code}): nothing can be saved`;
  }
}

async function databaseTrouble(): Promise<string | null> {
  const { read, assertInPlace } = database();
  // An open file goes on answering after somebody moved it away or put another in its place.
  assertInPlace();
  const [row] = await read.values<[number, number | null]>(sql.raw(APPLIED_MIGRATIONS));
  const schema = { number: Number(row?.[0] ?? 0), madeAt: Number(row?.[1] ?? 0) };
  // Another process may have brought it up to date.
  if (isNewer(schema)) return newerInWords(schema);
  return schema.madeAt < PROGRAM_SCHEMA.madeAt ? 'the database is not up to date' : null;
}
