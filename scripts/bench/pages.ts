import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { startServer } from '#tests/support/server.ts';
import { openBareConnection } from './bare-connection.ts';
import { BUILT_FOR } from './building.ts';
import { atMost, type Figure, median, round, withoutBar } from './figure.ts';
import { memoryOf } from './memory.ts';

/** Recipe pages asked for, from a start on, and so many of them by themselves: the process is cold then. */
const MISSES = 1000;
const COLD = 130;
/** Milliseconds between an answer and the next question: a visitor does not come the moment another one is served. */
const REST = 30;
/** As browsers ask. */
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** Addresses of every recipe a server names in its sitemap. */
export async function recipeAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const parts = [...sitemap.matchAll(/<sitemap>\s*<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const texts =
    parts.length === 0
      ? [sitemap]
      : await Promise.all(parts.map(async (part) => (await fetch(onServer(part, url))).text()));
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+\/recipes\/[^<?]+)<\/loc>/g)].map(([, address = '']) => onServer(address, url)),
  );
}

const onServer = (address: string, url: string): string => url + new URL(address).pathname;

/** Recipe pages of a server whose store is empty, one at a time. Without a bar: a page is made once (docs/decisions/0025). */
export async function benchMisses(from: string): Promise<Figure[]> {
  const bare = await mkdtemp(join(tmpdir(), 'plantry-bare-'));
  await cp(from, bare, { recursive: true, filter: (path) => path !== join(from, 'pages') });
  const server = await startServer({ from: bare });
  const connection = openBareConnection(server.url, HEADERS);
  try {
    const times: number[] = [];
    for (const address of (await recipeAddresses(server.url)).slice(0, MISSES)) {
      const { head, ms } = await connection.get(new URL(address).pathname);
      if (/^x-cache: MISS/im.test(head)) times.push(ms);
      await rest(REST);
    }
    const milliseconds = (some: number[]): string => `${round(median(some))} ms`;
    return [
      withoutBar(
        `recipe page not in the store, ${REST} ms after the last one, median of ${times.length} from a start on`,
        milliseconds(times),
      ),
      withoutBar(`the same, median of the first ${COLD}`, milliseconds(times.slice(0, COLD))),
    ];
  } finally {
    connection.close();
    await server.stop();
    await rm(bare, { recursive: true, force: true });
  }
}

/** Resident memory after visiting every recipe of a built site once. */
export async function benchMemory(from: string): Promise<Figure[]> {
  const server = await startServer({ from, SITE_URL: BUILT_FOR });
  try {
    const addresses = await recipeAddresses(server.url);
    for (const address of addresses) await (await fetch(address)).arrayBuffer();
    const megabytes = await memoryOf(server.process.pid);
    return [atMost(`memory after visiting all ${addresses.length} recipes`, megabytes, 'MB', 300)];
  } finally {
    await server.stop();
  }
}
