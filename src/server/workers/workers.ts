import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '#src/domain/errors.ts';
import { workQueue } from '../base/limits/work-queue.ts';
import { log } from '../base/log.ts';
import { ENTRY } from './entry.ts';
import type { JobInput, JobName, JobOutput, Order } from './jobs.ts';
import { type JobOutcome, resultOf } from './outcome.ts';
import { THREAD_LIMITS } from './thread-limits.ts';

/** One thread for what takes milliseconds, so that nobody waits behind a cookbook, and the others for what takes longer. */
const THREADS = Math.max(2, availableParallelism());
const QUICK_AT_ONCE = Math.max(1, Math.floor(THREADS / 4));
const MOST_WAITING = 40;
/** Turns of each kind of work; both refuse with `unavailable` when too many wait. */
const quick = workQueue({ name: 'quick work', waiting: MOST_WAITING, atOnce: QUICK_AT_ONCE });
const long = workQueue({ name: 'long work', waiting: MOST_WAITING, atOnce: THREADS - QUICK_AT_ONCE });

/** Milliseconds after which a job is given up that neither ends nor takes its thread's time, which nothing here should. */
const HANGING = 10 * 60_000;

interface Rules {
  turn: typeof quick;
  /**
   * Milliseconds of a processor that the work itself may take. Not of the clock: a thread stands behind pages, so that on a
   * busy machine a small job may wait for seconds and be none the worse for it.
   */
  limit: number;
  /** The error for when it would take longer. */
  tooMuch: () => AppError;
}

const tooLong = (what: string) => new AppError('validation', `${what} takes too long to read`);
const notDone = (what: string) =>
  new AppError('unavailable', `${what} isn’t ready in time. Please try again in a moment.`, { retryAfter: 30 });

const RULES: Record<JobName, Rules> = {
  readPage: { turn: quick, limit: 2000, tooMuch: () => tooLong('That page') },
  readRecipe: { turn: quick, limit: 2000, tooMuch: () => tooLong('That text') },
  readList: { turn: quick, limit: 2000, tooMuch: () => tooLong('That list') },
  completeRecipe: { turn: quick, limit: 2000, tooMuch: () => tooLong('That recipe') },
  findings: { turn: quick, limit: 2000, tooMuch: () => tooLong('That recipe') },
  previewRecipe: { turn: quick, limit: 2000, tooMuch: () => tooLong('That recipe') },
  ownRecipe: { turn: quick, limit: 2000, tooMuch: () => tooLong('That recipe') },
  waitingMarks: { turn: quick, limit: 2000, tooMuch: () => tooLong('One of those recipes') },
  readSentence: { turn: quick, limit: 2000, tooMuch: () => tooLong('That sentence') },
  readReturnedMail: { turn: quick, limit: 2000, tooMuch: () => tooLong('That mail') },
  recipePdf: { turn: long, limit: 20_000, tooMuch: () => notDone('The PDF') },
  giftCardPdf: { turn: long, limit: 20_000, tooMuch: () => notDone('The card') },
  cookbookPdf: { turn: long, limit: 120_000, tooMuch: () => notDone('The cookbook') },
  drawPicture: { turn: long, limit: 60_000, tooMuch: () => notDone('The picture') },
};

let pool: Piscina | undefined;

function openPool(): Piscina {
  if (pool) return pool;
  pool = new Piscina({ ...THREAD_LIMITS, filename: ENTRY, maxThreads: THREADS });
  // One that dies between two jobs is replaced with the next.
  pool.on('error', (err) => log.error({ err }, 'a worker thread failed'));
  return pool;
}

/**
 * Runs a job in a worker thread and returns its result. Throws what the job refuses with, and `unavailable` when too
 * many wait. When it takes more of a processor or of memory than its kind may, its thread is ended and what its kind says then is
 * thrown.
 */
export const runJob = <Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> =>
  RULES[name].turn(() => work(name, input));

async function work<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
  const { limit, tooMuch } = RULES[name];
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const over = new AbortController();
  const late = new AbortController();
  const end = () => late.abort();
  const hanging = setTimeout(end, HANGING);
  const workers = openPool();
  void threadOf(begun, workers).then(
    (thread) => thread && whenSpent(thread, limit, over.signal).then(end, goneMeanwhile),
  );
  try {
    const order: Order<Name> = { name, input, begun };
    return resultOf((await workers.run(order, { signal: late.signal })) as JobOutcome<JobOutput<Name>>);
  } catch (error) {
    if (!late.signal.aborted && !isOutOfMemory(error)) throw error;
    log.warn({ job: name }, 'a job took more than its kind may, and was ended');
    throw tooMuch();
  } finally {
    over.abort();
    clearTimeout(hanging);
    // Nobody else would say of a job that never began that it is over.
    Atomics.notify(begun, 0);
  }
}

/** The thread that has begun a job, as soon as it says so; `undefined` where it is over before. */
async function threadOf(begun: Int32Array<SharedArrayBuffer>, workers: Piscina): Promise<Worker | undefined> {
  await Atomics.waitAsync(begun, 0, 0).value;
  const id = Atomics.load(begun, 0);
  return workers.threads.find(({ threadId }) => threadId === id);
}

const goneMeanwhile = () => undefined;

/** Resolves when a thread has taken so many more milliseconds of a processor than now; never when `over` comes before. */
async function whenSpent(thread: Worker, limit: number, over: AbortSignal): Promise<void> {
  const before = await thread.cpuUsage();
  for (let left = limit; left > 0; ) {
    await passed(left, over);
    const { user, system } = await thread.cpuUsage(before);
    left = limit - (user + system) / 1000;
  }
}

const passed = (ms: number, over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    if (over.aborted) clearTimeout(timer);
    else over.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Ends every thread, whatever it is doing; the next job starts new ones. */
export async function endWorkers(): Promise<void> {
  const ending = pool;
  pool = undefined;
  await ending?.destroy();
}
