import { Piscina } from 'piscina';
import { log } from '../base/log.ts';
import { THREAD_LIMITS } from './thread-limits.ts';

/** A thread for the exports of one file. */
export interface OwnThread {
  /** Calls an export of that file, beside other calls; what goes in and comes out is copied. Throws what it throws. */
  call<T>(name: string, input: unknown): Promise<T>;
  /** Ends it, whatever it is doing; the next call would start another. */
  end(): Promise<void>;
}

/** More than anybody has under way there. */
const AT_ONCE = 100;

/** Runs a file in a thread of its own, from the first call until it was at rest for a while. */
export function openThread(file: string): OwnThread {
  const pool = new Piscina({ ...THREAD_LIMITS, filename: file, maxThreads: 1, concurrentTasksPerWorker: AT_ONCE });
  pool.on('error', (err) => log.error({ err }, 'a worker thread failed'));
  return {
    call: (name, input) => pool.run(input, { name }),
    end: () => pool.destroy(),
  };
}
