import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import type { LoopWatch } from '#src/server/host/watch/loop-watch.ts';
import { stopWatchingInherited, watchInherited } from './inherited.ts';

/** Milliseconds of a processor that no single input may take. */
const BUDGET = 250;
/** Beyond so many an input is too much at once; below them it is asked again: code that is new takes its time too. */
const FAR_BEYOND = 1500;
const TRIES = 3;
/** Characters of an input that are told of. */
const TOLD = 4000;
/** Seconds after which an input is given up that holds the loop. */
const STILL_SECONDS = 20;

let watch: LoopWatch | undefined;
let worst = { ms: 0, input: '' };
let count = 0;

/**
 * Has the inputs of a file of tests watched: one that holds the loop is printed with the place where the program is, and the
 * process is ended. At the end the worst of them is printed. None of them may find in a table what every object inherits.
 */
export function watchedInputs(): void {
  beforeAll(async () => {
    const { watchLoop } = await import('#src/server/host/watch/loop-watch.ts');
    const { LOG_LEVEL } = process.env;
    // The thread takes its settings as it starts.
    process.env.LOG_LEVEL = 'fatal';
    const file = new URL('../../../src/server/host/entries/loop-watch.ts', import.meta.url).pathname;
    watch = watchLoop(file, { stillSeconds: STILL_SECONDS, stopSeconds: STILL_SECONDS });
    if (LOG_LEVEL !== undefined) process.env.LOG_LEVEL = LOG_LEVEL;
    watchInherited();
  });
  afterAll(async () => {
    await watch?.stop();
    console.log(
      `${count} inputs, the worst took ${worst.ms.toFixed(0)} ms of the processor: ${worst.input.slice(0, 200)}`,
    );
    stopWatchingInherited();
  });
}

/** Does what an input asks for. Throws where that takes more of the processor than one input may. */
export async function withinProcessor<T>(input: unknown, work: () => Promise<T> | T): Promise<T> {
  const told = inspect(input, { depth: 6, maxStringLength: TOLD, breakLength: 200 }).slice(0, TOLD);
  watch?.begin('input', told);
  count++;
  try {
    let { result, ms } = await timed(work);
    for (let tries = 1; ms > BUDGET && ms < FAR_BEYOND && tries < TRIES; tries++) {
      const again = await timed(work);
      ms = Math.min(ms, again.ms);
      result = again.result;
    }
    if (ms > worst.ms) worst = { ms, input: told };
    if (ms > BUDGET) throw new Error(`took ${ms.toFixed(0)} ms of the processor: ${told}`);
    return result;
  } finally {
    watch?.end('input');
  }
}

async function timed<T>(work: () => Promise<T> | T): Promise<{ result: T; ms: number }> {
  // The loop beats between two inputs, whatever they ask for.
  await setImmediate();
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
