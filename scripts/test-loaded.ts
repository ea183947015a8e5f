/**
 * Runs `npm test` on a machine that is busy with other things, each time in another order: two busy loops a core, which end
 * with this process, however it ends. Usage: npm run test:loaded -- [TIMES] [PARTS…], once and everything where nothing is
 * said; TEST_ORDER=SEED repeats the order of a run. Ends with 1 when anything failed in any of them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const LOOPS = 2 * availableParallelism();
/** Ends when its parent does, be it killed: it has another one then. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';
const SEEDS = 1_000_000;

const [first = '', ...others] = process.argv.slice(2);
const times = /^\d+$/.test(first) ? Number(first) : 1;
const parts = /^\d+$/.test(first) ? others : [first, ...others].filter(Boolean);

const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
let tests: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    tests?.kill(signal);
    process.exit(1);
  });
}

const told: string[] = [];
try {
  for (let run = 1; run <= times; run++) {
    const seed = process.env.TEST_ORDER ?? String(randomInt(SEEDS));
    console.log(`\n▶ run ${run} of ${times}, ${LOOPS} busy loops, TEST_ORDER=${seed}`);
    tests = spawn(process.execPath, [join(import.meta.dirname, 'test.ts'), ...parts], {
      stdio: 'inherit',
      env: { ...process.env, TEST_ORDER: seed },
    });
    const [status] = await once(tests, 'close');
    told.push(`${status === 0 ? '✔' : '✘'} run ${run}, TEST_ORDER=${seed}`);
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}
console.log(`\n${told.join('\n')}`);
