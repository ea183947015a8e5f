import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { hashPassword, passwordMatches } from '#src/server/members/passwords.ts';
import { type Figure, round } from './figure.ts';

const AT_ONCE = 50;

/** The 99th percentile of the loop's delay during some work, in milliseconds. */
async function loopLag(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}

/** How long everything else waits while many sign in at once. */
export async function benchPasswords(): Promise<Figure[]> {
  const hash = await hashPassword('same words');
  const idle = await loopLag(() => setTimeout(500));
  const busy = await loopLag(() =>
    Promise.all(Array.from({ length: AT_ONCE }, () => passwordMatches('same words', hash))),
  );
  return [
    {
      what: `delay of the event loop while ${AT_ONCE} sign in at once, p99`,
      measured: `${round(busy)} ms (idle ${round(idle)} ms)`,
      bar: '≤ 50 ms',
      holds: busy <= 50,
    },
  ];
}
