import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { KitchenRevisions } from '#src/domain/premium/kitchen-revisions.ts';
import { startAdministration } from './administrator.ts';
import { printedBy } from './child.ts';
import { atMost, type Figure, median, percentile, round, withoutBar } from './figure.ts';
import { memoryOf } from './memory.ts';

const CHILD = join(import.meta.dirname, 'write-households.ts');
const HOUSEHOLDS = 200;
/** Each member has at most eight pages that are told. */
const MORE_PAGES = 4;
/** Milliseconds between two households' changes. */
const BETWEEN = 50;
/** Milliseconds in which the process comes to rest after many connections. */
const SETTLING = 5000;
/** What has not come by then does not come. */
const PATIENCE_MS = 30_000;

/**
 * Both members of many households look at their lists, and in each one puts something on it: until the other's page is
 * told, and what a page that looks costs in memory. `from` is a built DATA_DIR.
 */
export async function benchWatching(from: string): Promise<Figure[]> {
  const cookies: string[][] = [];
  const { server, stop } = await startAdministration(from, { accounts: 0 }, (folder) => {
    const lines = printedBy(CHILD, folder, String(HOUSEHOLDS)).split('\n');
    cookies.push(...lines.map((line) => line.split('\t')));
  });
  const leaving = new AbortController();
  try {
    const everybody = () =>
      Promise.all(
        cookies.map(async ([one, other]) => {
          await watch(server.url, one, leaving.signal);
          return watch(server.url, other, leaving.signal);
        }),
      );
    const watches = await everybody();
    await rest(SETTLING);
    const times = await Promise.all(
      watches.map(async (watched, at) => {
        await rest(at * BETWEEN);
        return told(server.url, cookies[at] ?? [], watched);
      }),
    );
    // What the first connections load is none's own: further pages of the same members are counted.
    const before = await memoryOf(server.process.pid);
    for (let page = 0; page < MORE_PAGES; page++) await everybody();
    await rest(SETTLING);
    const more = HOUSEHOLDS * 2 * MORE_PAGES;
    const each = (((await memoryOf(server.process.pid)) - before) * 1024) / more;
    return [
      atMost(
        `${HOUSEHOLDS} households watching: from a change to the other's page, p95`,
        percentile(times, 0.95),
        'ms',
        1000,
      ),
      withoutBar('the same, median', `${round(median(times))} ms`),
      atMost(`memory of one more page that watches, of ${more}`, each, 'KB', 50),
    ];
  } finally {
    leaving.abort();
    await stop();
  }
}

/** Waits for a list's revision to be another than it was; when it came. */
type Watched = () => Promise<number>;

async function watch(url: string, cookie: string | undefined, signal: AbortSignal): Promise<Watched> {
  const headers = { Cookie: cookie ?? '' };
  const { body, status } = await fetch(`${url}/api/kitchen/events`, { headers, signal });
  if (!body || status !== 200) throw new Error(`No events: ${status}`);
  let known: number | undefined;
  let heard: (at: number) => void = () => undefined;
  const { promise: isKnown, resolve: knows } = Promise.withResolvers<void>();
  const read = async () => {
    for await (const chunk of body.pipeThrough(new TextDecoderStream()))
      for (const [, data = ''] of chunk.matchAll(/^data: (.+)$/gm)) {
        const { list } = JSON.parse(data) as KitchenRevisions;
        if (known !== undefined && list !== known) heard(performance.now());
        known = list;
        knows();
      }
  };
  // The connection ends with the measurement.
  read().catch(() => undefined);
  await isKnown;
  return async () => {
    const tooLate = rest(PATIENCE_MS, Number.NaN, { ref: false });
    return Promise.race([new Promise<number>((resolve) => (heard = resolve)), tooLate]);
  };
}

/** Milliseconds from one's change to the other's event. */
async function told(url: string, [cookie = '']: string[], watched: Watched): Promise<number> {
  const heard = watched();
  const start = performance.now();
  const answer = await fetch(`${url}/api/shopping-list/operations`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ operations: [{ type: 'add-own', id: randomUUID(), text: '2 l oat milk' }] }),
  });
  if (!answer.ok) throw new Error(`Not put on the list: ${answer.status} ${await answer.text()}`);
  const at = await heard;
  if (Number.isNaN(at)) throw new Error('A change was never told');
  return at - start;
}
