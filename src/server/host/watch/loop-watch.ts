import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { log } from '../../base/log.ts';

/** Milliseconds between two beats of the loop. */
export const BEAT = 250;
/** With which the process ends when its loop stands still: an error of the program itself (EX_SOFTWARE of sysexits.h). */
export const STILL_EXIT_CODE = 70;
/**
 * Seconds that the loop may stand still at least, whatever STOP_SECONDS says: a machine with much to do may keep a sound
 * process waiting for two.
 */
const LEAST = 5;

/** The data the watching thread starts with. */
export interface Watched {
  /** Counts the beats. */
  beats: Int32Array<SharedArrayBuffer>;
  /** Seconds after which a loop without a beat stands still. */
  limit: number;
}

/** Tells the thread what is being answered; `end` without one before it is no mistake. */
export type Answering = { begin: string; what: string } | { end: string };

export interface LoopWatch {
  begin(id: string, what: string): void;
  end(id: string): void;
  /** Ends the watch. */
  stop(): Promise<void>;
}

const NO_WATCH: LoopWatch = { begin: () => undefined, end: () => undefined, stop: async () => undefined };

/**
 * Has a thread look whether the loop of this process goes on. When it stands still for `stillSeconds`, the thread writes what
 * was being answered and where the program is to the log, and ends the process: whatever started it starts it anew. `null`
 * has no watch, and neither has a process under a debugger, which stands still on purpose. `file` is
 * `entries/loop-watch.ts`, or what a build made of it.
 *
 * A process that stands still does not hear that it is to stop, so that it is not given longer than a stop has.
 */
export function watchLoop(
  file: string,
  { stillSeconds, stopSeconds }: { stillSeconds: number | null; stopSeconds: number },
): LoopWatch {
  if (stillSeconds === null || debuggerUrl() !== undefined) return NO_WATCH;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const limit = Math.min(stillSeconds, Math.max(stopSeconds, LEAST));
  const thread = new Worker(file, { workerData: { beats, limit } satisfies Watched });
  thread.unref();
  thread.on('error', (err) => log.error({ err }, 'nobody watches the loop any more'));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
  const tell = (answering: Answering): void => thread.postMessage(answering);
  return {
    begin: (id, what) => tell({ begin: id, what }),
    end: (id) => tell({ end: id }),
    async stop() {
      clearInterval(beat);
      await thread.terminate();
    },
  };
}
