import { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { eventually } from './eventually.ts';

/** Holds what is waited for with `setTimeout`: it comes when a test turns the clock with `vi.advanceTimersByTimeAsync`. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Holds them in each test of a file. */
export function holdTimersInEach(): void {
  beforeEach(holdTimers);
  afterEach(() => void vi.useRealTimers());
}

/** Asks, waits until what is asked is under way, and lets so many milliseconds pass, which are to end it. */
export async function outlasted<T>(ms: number, ask: () => Promise<T>, isUnderWay: () => boolean): Promise<T> {
  let isOver = false;
  const answer = ask().finally(() => {
    isOver = true;
  });
  await eventually(() => expect(isUnderWay() || isOver).toBe(true));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(isOver, 'over before its time').toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  return answer;
}

/** Lets so many milliseconds pass before a thread has each job, as on a machine that is busy with other things. */
export function slowThreads(ms: number): void {
  const { run } = Piscina.prototype;
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, ...job) {
    await vi.advanceTimersByTimeAsync(ms);
    return run.apply(this, job);
  });
}

/** Longer than a job in a worker thread may take, but for the long ones. */
const LIMIT = 2000;

/** Holds the time that jobs in worker threads take. */
export function holdJobs() {
  holdTimers();
  const spent = (before?: unknown) => ({ user: before ? LIMIT * 1000 : 0, system: 0 });
  const asked = vi.spyOn(Worker.prototype, 'cpuUsage').mockImplementation(async (before) => spent(before));
  /** Waits until a job's work itself has begun: its thread is asked for the first time. */
  const isUnderWay = () => eventually(() => expect(asked.mock.calls).toContainEqual([]));
  return {
    isUnderWay,
    /** Lets the time of the job under way run out. */
    async runOut() {
      await isUnderWay();
      asked.mockClear();
      await vi.advanceTimersByTimeAsync(LIMIT);
    },
  };
}
