import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Administration, startAdministration } from './administrator.ts';
import { openBareConnection } from './bare-connection.ts';
import { printedBy } from './child.ts';
import { atMost, type Figure, percentile, round } from './figure.ts';
import { startMailSink } from './mail-sink.ts';

const CHILD = join(import.meta.dirname, 'letter-readers.ts');
const READERS = 10_000;
const MEMBER = 'waits.for.it@bench.example';
/** What an ordinary provider allows. */
const A_MINUTE = 600;
const PAGE = '/recipes/red-lentil-dal';
/** Milliseconds for which pages are asked for before the letter, and letters that go out while they are asked for. */
const IDLE_MS = 10_000;
const LETTERS = 150;
/** Milliseconds between two looks at a letter's numbers: counting them takes as long as many pages. An editor's screen has three seconds. */
const LOOK = 1000;
/** What has not come by then does not come. */
const PATIENCE_MS = 120_000;
const RECIPES = ['red-lentil-dal', 'chickpea-coconut-curry', 'tofu-scramble-on-toast', 'chocolate-avocado-mousse'];

/** A letter to ten thousand through a mail server, pages and a password meanwhile. `from` is a built DATA_DIR. */
export async function benchLetters(from: string): Promise<Figure[]> {
  const mailServer = await startMailSink();
  const site = await startAdministration(
    from,
    { accounts: 0, SMTP_URL: `${mailServer.url}?pool=3`, LETTERS_PER_MINUTE: A_MINUTE },
    (folder) => void printedBy(CHILD, folder, String(READERS), MEMBER),
  );
  try {
    await pages(site, passed(IDLE_MS));
    const idle = await pages(site, passed(IDLE_MS));
    const { id, version } = await written(site);
    if (!version) throw new Error('The letter is not saved');
    const start = performance.now();
    await ask(site, `/letters/${id}/course`, { to: 'send' });
    let queued = 0;
    const preparing = pages(site, () => queued > 0);
    const isQueued = async () => {
      const { numbers } = (await ask(site, `/letters/${id}`)) as { numbers: { candidates: number } };
      return numbers.candidates === READERS;
    };
    queued = await until(isQueued, start, LOOK);
    const whileQueued = await preparing;
    const whileSent = await pages(site, () => mailServer.arrived.length >= LETTERS);
    const busy = Math.max(whileQueued, whileSent);
    const waited = (await password(site, mailServer.arrived)) / 1000;
    const sent = mailServer.arrived.length;
    return [
      atMost(`a letter to ${READERS} addresses in its queue`, queued / 1000, 's', 60),
      {
        ...atMost('stored page meanwhile and while it is sent, p99 against idle', busy / idle, 'times', 2),
        measured: `${round(busy / idle)} times (${round(whileQueued)} and ${round(whileSent)} to ${round(idle)} ms)`,
      },
      {
        ...atMost('a password by mail meanwhile, from the call to the mail server', waited, 's', 5),
        measured: `${round(waited)} s (${sent} letters had gone out)`,
      },
    ];
  } finally {
    await site.stop();
    await mailServer.stop();
  }
}

async function ask(
  { server, cookie }: Administration,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<unknown> {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.url}/api/admin${path}`, {
    headers,
    ...(body !== undefined && { method, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function written(site: Administration): Promise<{ id: string; version: number }> {
  const { id } = (await ask(site, '/letters', { from: 'nothing' })) as { id: string };
  const text = {
    topic: 'weekly',
    subject: 'What we cook this week',
    preview: '',
    blocks: [
      { kind: 'text', text: 'Hello,\n\nhere is [what is new](/recipes).' },
      { kind: 'recipes', heading: 'New', ids: RECIPES, shown: 3 },
    ],
    version: 1,
  };
  return (await ask(site, `/letters/${id}`, text, 'PUT')) as { id: string; version: number };
}

const passed = (span: number): (() => boolean) => {
  const end = performance.now() + span;
  return () => performance.now() >= end;
};

/** Milliseconds within which 99 of 100 answers of a stored page came, asked for one after the other until something is over. */
async function pages({ server }: Administration, isOver: () => boolean): Promise<number> {
  const connection = openBareConnection(server.url, { 'Accept-Encoding': 'br' });
  const times: number[] = [];
  while (!isOver()) times.push((await connection.get(PAGE)).ms);
  connection.close();
  return percentile(times, 0.99);
}

async function password({ server }: Administration, arrived: readonly string[]): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${server.url}/api/send-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: MEMBER }),
  });
  if (!answer.ok) throw new Error(`A password is answered with ${answer.status}`);
  return until(async () => arrived.includes(MEMBER), start);
}

/** Milliseconds from `start` until something is so, looked at every `look` milliseconds. */
async function until(isSo: () => Promise<boolean>, start: number, look = 20): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - start > PATIENCE_MS) throw new Error('It takes too long');
    await setTimeout(look);
  }
  return performance.now() - start;
}
