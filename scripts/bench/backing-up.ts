import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '#tests/support/server.ts';
import { atMost, type Figure, percentile, round } from './figure.ts';
import { LOOKS, looks, STORED } from './flooding.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '../backup.ts');
const worst = (times: readonly number[]): number => percentile(times, 0.99);

/** Readers of a stored page while the nightly backup is made, restored on trial and compared. `from` is a built DATA_DIR. */
export async function benchBackingUp(from: string, recipes: number): Promise<Figure[]> {
  const server = await startServer({ from });
  const target = await mkdtemp(join(tmpdir(), 'plantry-backups-'));
  try {
    // A server that has just started is slower by itself.
    await looks(server.url, STORED, LOOKS);
    const idle = worst(await looks(server.url, STORED, LOOKS));
    let isOver = false;
    // As the site itself runs it: it gives way to the server.
    const backup = run('nice', ['-n', '10', process.execPath, SCRIPT, '--to', target, '--nightly'], {
      env: { ...process.env, DATA_DIR: server.folder },
    }).finally(() => {
      isOver = true;
    });
    const meanwhile = worst(await looks(server.url, STORED, Number.POSITIVE_INFINITY, () => isOver));
    await backup;
    return [
      {
        ...atMost(`stored page while ${recipes} recipes are backed up, p99 against idle`, meanwhile / idle, 'times', 2),
        measured: `${round(meanwhile / idle)} times (${round(meanwhile)} to ${round(idle)} ms)`,
      },
    ];
  } finally {
    await server.stop();
    await rm(target, { recursive: true, force: true });
  }
}
