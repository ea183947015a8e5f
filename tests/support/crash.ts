import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';

const LOADER = join(import.meta.dirname, 'tsx-loader.ts');
const CHILD = 'crash-child.ts';

const start = (script: string, folder: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', LOADER, join(import.meta.dirname, script), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** What the child says it has written: an account; a rating, a favourite or a change of a recipe by one. */
export type Acknowledged =
  | { email: string }
  | { userId: string; recipeId: string; rating?: number }
  | { userId: string; changed: string };

/** Runs the child on a DATA_DIR, kills it with SIGKILL somewhere in its work, and returns what it had acknowledged. */
export const killDuringWork = (folder: string): Promise<Acknowledged[]> => killChild<Acknowledged>(CHILD, folder);

/**
 * The same with any script beside this one that prints a line of JSON for whatever it has done: it is killed within
 * `spread` milliseconds after its `after`-th line. `args` are handed to it.
 */
export async function killChild<Line>(
  script: string,
  folder: string,
  { after = 2, spread = 60, args = [] }: { after?: number; spread?: number; args?: string[] } = {},
): Promise<Line[]> {
  const child = start(script, folder, ...args);
  const ended = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  // From the second line on nothing is loaded any more, and the kill falls into the work itself.
  while (output.split('\n').length <= after && child.exitCode === null) await setTimeout(2);
  await setTimeout(randomInt(spread));
  child.kill('SIGKILL');
  await ended;
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}

/** Sends what a killed process left. */
export async function drainMail(folder: string): Promise<void> {
  const [code] = await once(
    start(CHILD, folder, 'drain').on('error', () => undefined),
    'close',
  );
  if (code !== 0) throw new Error(`The mails left were not sent: exit code ${code}`);
}

/**
 * What the database in a DATA_DIR knows: every address, which of what was acknowledged it does not have, and whether the
 * file is sound.
 */
export async function inspect(
  folder: string,
  acknowledged: readonly Acknowledged[],
): Promise<{ emails: string[]; missing: Acknowledged[]; integrity: unknown }> {
  const client = createClient({ url: `file:${join(folder, 'plantry.db')}` });
  try {
    const rows = async (query: string) =>
      (await client.execute(query)).rows.map((row) => Object.values(row).map(String).join(' '));
    const emails = await rows("select email from users where email like '%@example.org'");
    const known = new Set([
      ...emails,
      ...(await rows('select user_id, recipe_id from favourites')),
      ...(await rows('select user_id, recipe_id, rating from ratings')),
      // One transaction with the change itself.
      ...(await rows("select actor_id, 'changed', subject from audit_log")),
    ]);
    const missing = acknowledged.filter((done) => !known.has(named(done)));
    const [integrity] = await rows('pragma integrity_check');
    return { emails, missing, integrity };
  } finally {
    client.close();
  }
}

function named(done: Acknowledged): string {
  if ('email' in done) return done.email;
  if ('changed' in done) return `${done.userId} changed ${done.changed}`;
  return [done.userId, done.recipeId, done.rating].filter((part) => part !== undefined).join(' ');
}
