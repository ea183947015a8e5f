import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '#src/domain/errors.ts';

/** The clock that counts the time of this thread's processor, in microseconds. */
type ProcessorClock = () => number;

/** Where the Node.js of a function's host cannot tell of a thread, of the process: it answers one request at a time. */
const usage = (process.threadCpuUsage as typeof process.threadCpuUsage | undefined) ?? process.cpuUsage;
const ofThisThread: ProcessorClock = () => {
  const { user, system } = usage();
  return user + system;
};

interface Meter {
  clock: ProcessorClock;
  /** Microseconds that are left. */
  left: number;
  /** When the clock last began to run for it; `null` while it waits for something else. */
  since: number | null;
  tooMuch: () => AppError;
}

const meters = new AsyncLocalStorage<Meter | undefined>();

interface Budget {
  /** Milliseconds of the processor that the work may take. */
  limit: number;
  /** The error thrown when it would take more. */
  tooMuch: () => AppError;
  clock?: ProcessorClock;
}

/**
 * Does work of several steps that may take so much of the processor in this thread. It is counted, and ended, where the work
 * says that it goes on ({@link step}, `ownTurn`). Work within other such work is a part of that.
 */
export function withinBudget<T>({ limit, tooMuch, clock = ofThisThread }: Budget, work: () => Promise<T>): Promise<T> {
  if (meters.getStore()) return work();
  return meters.run({ clock, left: limit * 1000, since: clock(), tooMuch }, work);
}

/** Goes on with counted work, unless it has taken too much: then throws what its budget says. */
export function step(): void {
  const meter = meters.getStore();
  if (!meter || meter.since === null) return;
  const now = meter.clock();
  meter.left -= now - meter.since;
  meter.since = now;
  if (meter.left < 0) throw meter.tooMuch();
}

/** Waits for something while others have the thread: their time is not counted. */
export async function waiting<T>(something: () => Promise<T>): Promise<T> {
  const meter = meters.getStore();
  if (!meter) return something();
  step();
  meter.since = null;
  try {
    return await something();
  } finally {
    meter.since = meter.clock();
  }
}

/** Has something made for everybody, which is not on the budget of whoever is the first to need it. */
export const forEverybody = <T>(make: () => Promise<T>): Promise<T> => waiting(() => meters.run(undefined, make));
