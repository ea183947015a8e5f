import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';

const CHILD = [join(import.meta.dirname, 'tsx-loader.ts'), join(import.meta.dirname, 'crash-child.ts')] as const;

const start = (folder: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', CHILD[0], CHILD[1], ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Runs the child on a DATA_DIR, kills it with SIGKILL somewhere in its work, and returns what it had acknowledged. */
export async function killDuringWork(folder: string): Promise<string[]> {
  const child = start(folder);
  const ended = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  // The second line: from here on nothing is loaded any more, and the kill falls into writing and sending.
  while (output.split('\n').length < 3 && child.exitCode === null) await setTimeout(2);
  await setTimeout(randomInt(60));
  child.kill('SIGKILL');
  await ended;
  return output.split('\n').slice(0, -1);
}

/** Sends what a killed process left. */
export async function drainMail(folder: string): Promise<void> {
  const [code] = await once(
    start(folder, 'drain').on('error', () => undefined),
    'close',
  );
  if (code !== 0) throw new Error(`The mails left were not sent: exit code ${code}`);
}

/** What the database in a DATA_DIR knows: every address, and whether the file is sound. */
export async function inspect(folder: string): Promise<{ emails: string[]; integrity: unknown }> {
  const client = createClient({ url: `file:${join(folder, 'plantry.db')}` });
  try {
    const { rows } = await client.execute("select email from users where email like '%@example.org'");
    const check = await client.execute('pragma integrity_check');
    return { emails: rows.map((row) => String(row.email)), integrity: check.rows[0]?.integrity_check };
  } finally {
    client.close();
  }
}
