import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '#src/domain/errors.ts';
import { log } from '../base/log.ts';
import { workQueue } from '../base/work-queue.ts';
import { ENTRY } from './entry.ts';
import type { JobInput, JobName, JobOutput, Order } from './jobs.ts';
import { type JobOutcome, resultOf } from './outcome.ts';

/** One thread for what takes milliseconds, so that nobody waits behind a cookbook, and the others for what takes longer. */
const THREADS = Math.max(2, availableParallelism());
const QUICK_AT_ONCE = Math.max(1, Math.floor(THREADS / 4));
const MOST_WAITING = 40;
/** Turns of each kind of work; both refuse with `unavailable` when too many wait. */
const quick = workQueue({ name: 'quick work', waiting: MOST_WAITING, atOnce: QUICK_AT_ONCE });
const long = workQueue({ name: 'long work', waiting: MOST_WAITING, atOnce: THREADS - QUICK_AT_ONCE });

/** Milliseconds after which a thread without work ends. */
const IDLE = 30_000;
/** Milliseconds in which a thread must have started and loaded the code of a job. */
const LOADING = 60_000;
/** A thread that needs more memory is ended like one that needs too much time. */
const MEGABYTES = 512;

interface Rules {
  turn: typeof quick;
  /** Milliseconds the work itself may take. */
  limit: number;
  /** What is said when it would take longer. */
  tooMuch: () => AppError;
}

const tooLong = (what: string) => new AppError('validation', `${what} takes too long to read`);
const notDone = (what: string) =>
  new AppError('unavailable', `${what} could not be made in time. Please try again in a moment.`, { retryAfter: 30 });

const RULES: Record<JobName, Rules> = {
  readPage: { turn: quick, limit: 2000, tooMuch: () => tooLong('That page') },
  readRecipe: { turn: quick, limit: 2000, tooMuch: () => tooLong('That text') },
  readList: { turn: quick, limit: 2000, tooMuch: () => tooLong('That list') },
  completeRecipe: { turn: quick, limit: 2000, tooMuch: () => tooLong('That recipe') },
  findings: { turn: quick, limit: 2000, tooMuch: () => tooLong('That recipe') },
  readSentence: { turn: quick, limit: 2000, tooMuch: () => tooLong('That sentence') },
  recipePdf: { turn: long, limit: 20_000, tooMuch: () => notDone('The PDF') },
  giftCardPdf: { turn: long, limit: 20_000, tooMuch: () => notDone('The card') },
  cookbookPdf: { turn: long, limit: 120_000, tooMuch: () => notDone('The cookbook') },
  drawPicture: { turn: long, limit: 60_000, tooMuch: () => notDone('The picture') },
};

let pool: Piscina | undefined;

/** Threads start with the work there is for them, so that a site at rest has none. */
function openPool(): Piscina {
  if (pool) return pool;
  pool = new Piscina({
    filename: ENTRY,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // One that dies between two jobs is replaced with the next.
  pool.on('error', (err) => log.error({ err }, 'a worker thread failed'));
  return pool;
}

/**
 * Runs a job in a worker thread and returns its result. Throws what the job refuses with, and `unavailable` when too
 * many wait. When it takes more time or memory than its kind may, its thread is ended and what its kind says then is
 * thrown.
 */
export const runJob = <Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> =>
  RULES[name].turn(() => work(name, input));

async function work<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
  const { limit, tooMuch } = RULES[name];
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const late = new AbortController();
  let isOver = false;
  let timer = setTimeout(() => late.abort(), LOADING);
  void untilChanged(begun).then(() => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => late.abort(), limit);
  });
  try {
    const order: Order<Name> = { name, input, begun };
    return resultOf((await openPool().run(order, { signal: late.signal })) as JobOutcome<JobOutput<Name>>);
  } catch (error) {
    if (!late.signal.aborted && !isOutOfMemory(error)) throw error;
    log.warn({ job: name }, 'a job took more than its kind may, and was ended');
    throw tooMuch();
  } finally {
    isOver = true;
    clearTimeout(timer);
    // Of a job that never began nobody else would say that it is over.
    Atomics.notify(begun, 0);
  }
}

/** Waits, as long as it takes, until another thread has put something else into the first place. */
async function untilChanged(places: Int32Array<SharedArrayBuffer>): Promise<void> {
  await Atomics.waitAsync(places, 0, 0).value;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Ends every thread, whatever it is doing; the next job starts new ones. */
export async function endWorkers(): Promise<void> {
  const ending = pool;
  pool = undefined;
  await ending?.destroy();
}
