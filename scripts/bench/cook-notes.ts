import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { countedNotes } from '#src/domain/cook-notes/counted-notes.ts';
import { startAdministration } from './administrator.ts';
import { openBareConnection } from './bare-connection.ts';
import { printedBy } from './child.ts';
import { atMost, type Figure, median, percentile, round } from './figure.ts';

const CHILD = join(import.meta.dirname, 'write-cook-notes.ts');
const RECIPE = 'red-lentil-dal';
const PAGE = `/recipes/${RECIPE}`;
const MEMBERS = 10_000;
const [ON_ONE, ON_ALL] = [2000, 98_000];
const ROUNDS = 20;
/** Requests in a row before the other page has its turn. */
const IN_A_ROW = 300;
const PUBLISHED = 15;
/** What has not come by then does not come. */
const PATIENCE_MS = 60_000;

/** As the queue and the pages of notes are asked for: first pages and far ones. */
const QUEUES = ['filter=waiting', 'filter=waiting&page=300', 'filter=published', 'filter=published&page=2000'];
const MORE_QUEUES = ['filter=refused', 'filter=reported', 'filter=reported&page=30', 'filter=waiting&writer=bench-5'];
const LISTS = ['sort=helpful', 'sort=newest', 'sort=photos', 'sort=helpful&page=100', 'sort=newest&page=200'];

/** Pages, lists and the queue with as many notes as a large site has. `from` is a built DATA_DIR. */
export async function benchCookNotes(from: string): Promise<Figure[]> {
  const write = (folder: string) => void printedBy(CHILD, folder, RECIPE, String(ON_ONE), String(ON_ALL));
  const bare = await startAdministration(from, { accounts: 0 });
  const full = await startAdministration(from, { accounts: MEMBERS }, write);
  try {
    await untilSaid(full.server.url + PAGE, countedNotes(ON_ONE));
    return [
      ...(await pages(bare.server.url, full.server.url)),
      await soonest(full),
      await lists(full, `queue of cooks' notes, ${ON_ONE + ON_ALL} notes, p95`, 'admin/cook-notes', [
        ...QUEUES,
        ...MORE_QUEUES,
      ]),
      await lists(
        full,
        `cooks' notes of a recipe that has ${ON_ONE}, p95 of the call`,
        `recipes/${RECIPE}/cook-notes`,
        LISTS,
      ),
    ];
  } finally {
    await bare.stop();
    await full.stop();
  }
}

type Administration = Awaited<ReturnType<typeof startAdministration>>;

/** Asks for a page until it has a text; milliseconds until then. */
async function untilSaid(url: string, text: string): Promise<number> {
  const start = performance.now();
  while (!(await (await fetch(url)).text()).includes(text))
    if (performance.now() - start > PATIENCE_MS) throw new Error(`${url} does not say "${text}"`);
  return performance.now() - start;
}

/** The same recipe's stored page on a site without notes and on one with, in turns. */
async function pages(bare: string, full: string): Promise<Figure[]> {
  const [without, withNotes] = [
    await (await fetch(bare + PAGE)).arrayBuffer(),
    await (await fetch(full + PAGE)).arrayBuffer(),
  ];
  const bytes = [without, withNotes].map((page) => brotliCompressSync(page).length) as [number, number];
  const connections = [bare, full].map((url) => openBareConnection(url, { 'Accept-Encoding': 'br' }));
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const [at, connection] of connections.entries())
      for (let n = 0; n < IN_A_ROW; n++) times[at]?.push((await connection.get(PAGE)).ms);
  for (const connection of connections) connection.close();
  const [one, other] = times.map(median) as [number, number];
  return [
    {
      ...atMost(
        `stored page of a recipe with ${ON_ONE} notes against one without, compressed`,
        bytes[1] / bytes[0],
        'times',
        1.15,
      ),
      measured: `${round(bytes[1] / bytes[0])} times (${bytes[1]} to ${bytes[0]} bytes)`,
    },
    {
      ...atMost('the same, milliseconds of an answer', other / one, 'times', 1.15),
      measured: `${round(other / one)} times (${round(other)} to ${round(one)} ms)`,
    },
  ];
}

/** From the answer of a decision to the page that has the note. */
async function soonest({ server, cookie }: Administration): Promise<Figure> {
  const ask = async (path: string, body?: unknown) => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.url}/api/admin/cook-notes${path}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { notes } = (await ask('?filter=waiting')) as {
    notes: { id: string; statusAt: number; recipe: { id: string } }[];
  };
  const times: number[] = [];
  for (const { id, statusAt, recipe } of notes.slice(0, PUBLISHED)) {
    const page = `${server.url}/recipes/${recipe.id}/notes?sort=newest&page=1`;
    await ask('/decisions', { notes: [{ id, statusAt }], decision: { decision: 'publish', reason: '' } });
    times.push(await untilSaid(page, `note-${id}`));
  }
  return atMost(`from publishing a note to its page, slowest of ${times.length}`, Math.max(...times), 'ms', 1000);
}

async function lists(
  { server, cookie }: Administration,
  what: string,
  path: string,
  queries: string[],
): Promise<Figure> {
  const ask = async (query: string): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${server.url}/api/${path}?${query}`, { headers: { Cookie: cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/api/${path}?${query} answers ${answer.status}`);
    return performance.now() - start;
  };
  for (const query of queries) await ask(query);
  const times: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) for (const query of queries) times.push(await ask(query));
  return atMost(what, percentile(times, 0.95), 'ms', 100);
}
