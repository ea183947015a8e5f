import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from '#tests/support/server.ts';
import { openBareConnection } from './bare-connection.ts';
import { atMost, type Figure, median, round } from './figure.ts';
import { memoryOf } from './memory.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'flood.ts');
export const STORED = '/recipes/red-lentil-dal';
const HEADERS = { 'Accept-Encoding': 'br' };
/** Milliseconds between two looks, as of somebody who reads. */
const PAUSE = 10;
export const LOOKS = 300;

/** As many connections, for so many seconds; what they ask, and whether each request has an address of its own. */
interface Flood {
  path: string;
  connections: number;
  seconds: number;
  fromMany: boolean;
}
const BURST = { path: '/recipes?search=tofu', connections: 512, seconds: 9 };
const DEAF = { path: '/recipes?search=tofu+{n}', connections: 800, seconds: 70 };
const SEARCHES = { path: '/recipes?search=tofu+{n}', connections: 64, seconds: 9 };

/**
 * The site while it is flooded with what is not in its store, by one address and by as many as there are requests: whether
 * it is alive, what it keeps in memory, and how long readers of stored pages wait. `from` is a built DATA_DIR.
 */
export async function benchFlooding(from: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const fromMany of [false, true]) {
    const who = fromMany ? 'from as many addresses as requests' : 'from one address';
    const server = await startServer({ from, TRUSTED_HOPS: '1', ANSWERS_PER_MINUTE: '600' });
    try {
      const idle = await looks(server.url, STORED, LOOKS);
      const before = await memoryOf(server.process.pid);
      const alive: number[] = [];
      const said: string[] = [];
      for (const round of [1, 2]) {
        const { times, answers } = await during({ ...BURST, fromMany }, server.url, '/healthz');
        alive.push(Math.max(...times));
        said.push(`${round}: ${answers}`);
      }
      const ratio = (await memoryOf(server.process.pid)) / before;
      const searches = await during({ ...SEARCHES, fromMany }, server.url, STORED);
      const slower = median(searches.times) / median(idle);
      const deaf = await deafness(server.url, fromMany);
      figures.push(
        atMost(
          `${DEAF.connections} connections with 40 requests each ${who}, of which none reads: the last is ended after`,
          deaf,
          's',
          60,
        ),
        atMost('the same: memory afterwards, times what it was', (await memoryOf(server.process.pid)) / before, '×', 2),
        atMost(
          `${BURST.connections} connections ask for a search ${who}, twice ${BURST.seconds} s (${said.join('; ')}): /healthz, slowest`,
          Math.max(...alive),
          'ms',
          1000,
        ),
        atMost('the same: memory afterwards, times what it was', ratio, '×', 2),
        atMost(
          `${SEARCHES.connections} connections ask for different searches ${who} (${searches.answers}): a stored page, p50, times the idle ${round(median(idle))} ms`,
          slower,
          '×',
          20,
        ),
      );
    } finally {
      await server.stop();
    }
  }
  return figures;
}

/** What a reader sees while a flood goes on, and what the flood was answered. */
async function during(flood: Flood, url: string, path: string): Promise<{ times: number[]; answers: string }> {
  const { connections, seconds, fromMany } = flood;
  const options = [SCRIPT, url, flood.path, String(connections), String(seconds), ...(fromMany ? ['--many'] : [])];
  let isOver = false;
  const flooding = run(process.execPath, options).finally(() => {
    isOver = true;
  });
  const times = await looks(url, path, Number.POSITIVE_INFINITY, () => isOver);
  const counts = Object.entries(JSON.parse((await flooding).stdout) as Record<string, number>);
  return { times, answers: counts.map(([status, count]) => `${count} × ${status}`).join(', ') };
}

/** Seconds for which the server holds connections that do not read. */
async function deafness(url: string, fromMany: boolean): Promise<number> {
  const { path, connections, seconds } = DEAF;
  const options = [SCRIPT, url, path, String(connections), String(seconds), '--deaf', ...(fromMany ? ['--many'] : [])];
  return Number((await run(process.execPath, options)).stdout);
}

/** Milliseconds until each of so many answers, asked for as somebody who reads does. */
export async function looks(url: string, path: string, most: number, isOver = () => false): Promise<number[]> {
  const connection = openBareConnection(url, HEADERS);
  const times: number[] = [];
  while (times.length < most && !isOver()) {
    times.push((await connection.get(path)).ms);
    await rest(PAUSE);
  }
  connection.close();
  return times;
}
