/** The thread that looks whether the loop of the process goes on: see `watch/loop-watch.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import pino from 'pino';
import { logOptions } from '../../base/log.ts';
import { type Answering, BEAT, STILL_EXIT_CODE, type Watched } from '../watch/loop-watch.ts';
import { standstill } from '../watch/standstill.ts';

/** Requests that are named in the log: those that began last. */
const MOST_NAMED = 10;
/** Milliseconds in which the process has to end by itself. */
const GRACE = 5000;

/** Written before anything goes on: what other logs write in the background is lost when the process ends right after. */
const log = pino(logOptions, pino.destination({ dest: 1, sync: true }));

const { beats, limit } = workerData as Watched;
const answering = new Map<string, string>();
parentPort?.on('message', (told: Answering) => {
  if ('begin' in told) answering.set(told.begin, told.what);
  else answering.delete(told.end);
});

// Counted in looks of this thread, not by a clock: a machine that slept has neither looked nor beaten.
const MOST_LOOKS = Math.ceil((limit * 1000) / BEAT);
let last = Atomics.load(beats, 0);
let without = 0;
const looking = setInterval(() => {
  const now = Atomics.load(beats, 0);
  without = now === last ? without + 1 : 0;
  last = now;
  if (without < MOST_LOOKS) return;
  clearInterval(looking);
  void end();
}, BEAT);

/** Says what holds the loop, and ends the process. */
async function end(): Promise<void> {
  const { stack, exit } = await standstill();
  const requests = [...answering].slice(-MOST_NAMED).map(([requestId, what]) => ({ requestId, what }));
  log.fatal({ seconds: limit, stack, requests }, 'the loop stood still: the process ends, to be started again');
  const kill = () => process.kill(process.pid, 'SIGKILL');
  setTimeout(kill, GRACE);
  await exit(STILL_EXIT_CODE);
  kill();
}
