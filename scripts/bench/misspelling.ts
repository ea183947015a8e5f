import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '#tests/support/server.ts';
import { printedBy } from './child.ts';
import { atMost, type Figure, median, percentile, round } from './figure.ts';
import { LOOKS, looks, STORED } from './flooding.ts';

const run = promisify(execFile);
const FLOOD = join(import.meta.dirname, 'flood.ts');
const SEARCH = join(import.meta.dirname, 'misspelt-search.ts');
const AT_ONCE = 8;
const SECONDS = 8;

/**
 * The site while one address, within its limits, searches for 22 misspelt words each time, eight searches at once: how
 * long readers of a stored page wait, and how long one such search holds the event loop. `from` is a built DATA_DIR.
 */
export async function benchMisspelling(from: string): Promise<Figure[]> {
  const server = await startServer({ from, ANSWERS_PER_MINUTE: '600' });
  try {
    const idle = await looks(server.url, STORED, LOOKS);
    let isOver = false;
    const options = [FLOOD, server.url, '/recipes?search={misspelt}', String(AT_ONCE), String(SECONDS)];
    const flooding = run(process.execPath, options).finally(() => {
      isOver = true;
    });
    const times = await looks(server.url, STORED, Number.POSITIVE_INFINITY, () => isOver);
    const counts = Object.entries(JSON.parse((await flooding).stdout) as Record<string, number>);
    const answers = counts.map(([status, count]) => `${count} × ${status}`).join(', ');
    const held = JSON.parse(printedBy(SEARCH, from)) as { median: number; p95: number };
    return [
      atMost(
        `one address searches for 22 misspelt words, ${AT_ONCE} at once (${answers}): a stored page, p50, times the idle ${round(median(idle))} ms`,
        median(times) / median(idle),
        '×',
        3,
      ),
      atMost('the same: a stored page, p99', percentile(times, 0.99), 'ms', 50),
      atMost(`one such search holds the event loop, p95 (median ${round(held.median)} ms)`, held.p95, 'ms', 10),
    ];
  } finally {
    await server.stop();
  }
}
