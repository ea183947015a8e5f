/**
 * Makes every public page that is not current in the page store, and the search index; where there are many pages, in
 * several processes. Needs a finished build and a prepared database. Usage: npm run script -- scripts/prerender.ts
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Filled, PrerenderProgress, WorkShare } from '#src/server/host/store/fill-store.ts';
import { fail } from './build/settings.ts';
import { DIST } from './build/site.ts';
import { step } from './build/step.ts';

/** So many addresses are named in a warning. */
const FEW = 10;
/** Pages that make another process worth its start. */
const PAGES_A_PROCESS = 500;

process.env.LOG_LEVEL ??= 'warn';
const built = pathToFileURL(join(DIST, 'server/prerender.mjs')).href;
const { countPages, prerender } = (await import(built)) as typeof import('#src/server/host/entries/prerender.ts');
const [given] = process.argv.slice(2);
try {
  if (given) await beOnePart(JSON.parse(given) as WorkShare);
  else await beTheWhole();
} catch (error) {
  fail(error);
}

/** What a part tells the process that started it. */
type Message = { progress: PrerenderProgress } | { filled: Filled };

async function beOnePart(part: WorkShare): Promise<void> {
  process.once('disconnect', () => process.exit());
  const tell = (message: Message) => process.send?.(message);
  tell({ filled: await prerender(part, (progress) => tell({ progress })) });
  process.disconnect?.();
}

async function beTheWhole(): Promise<void> {
  const of = Math.max(1, Math.min(availableParallelism(), Math.floor((await countPages()) / PAGES_A_PROCESS)));
  const whole = await step(
    'Pre-rendering',
    async (note) => {
      // Any part may be the first to tell.
      const progress = Array.from({ length: of }, (): PrerenderProgress => ({ done: 0, made: 0, total: 0 }));
      const follow = (index: number) => (latest: PrerenderProgress) => {
        progress[index] = latest;
        const { done, made, total } = sum(progress);
        note(`${done} of ${total} pages, ${made} made`);
      };
      const others = Array.from({ length: of - 1 }, (_, at) => inProcess({ index: at + 1, of }, follow(at + 1)));
      return Promise.all([prerender({ index: 0, of }, follow(0)), ...others]);
    },
    {
      done: (parts) => {
        const { made, total } = sum(parts);
        return `${total} pages, ${made} made, ${total - made} kept`;
      },
    },
  );
  warnOf(whole.flatMap(({ notStorable }) => notStorable));
}

function sum(parts: readonly PrerenderProgress[]): PrerenderProgress {
  const whole: PrerenderProgress = { done: 0, made: 0, total: 0 };
  for (const { done, made, total } of parts) {
    whole.done += done;
    whole.made += made;
    whole.total += total;
  }
  return whole;
}

async function inProcess(part: WorkShare, onProgress: (progress: PrerenderProgress) => void): Promise<Filled> {
  const child = fork(import.meta.filename, [JSON.stringify(part)]);
  let filled: Filled | undefined;
  child.on('message', (message: Message) => {
    if ('filled' in message) filled = message.filled;
    else onProgress(message.progress);
  });
  await once(child, 'exit');
  if (!filled) throw new Error(`Part ${part.index + 1} of ${part.of} of the pages could not be made`);
  return filled;
}

function warnOf(notStorable: readonly string[]): void {
  if (notStorable.length === 0) return;
  const few = notStorable.slice(0, FEW).join(' ');
  console.warn(`! ${notStorable.length} addresses gave no page to keep: ${few}${notStorable.length > FEW ? ' …' : ''}`);
}
