import { setTimeout as pause } from 'node:timers/promises';
import { TestRunner } from 'vitest';

/** Milliseconds, in a hook or outside of tests: against a check that never passes. */
const HANGING = 25_000;
/** Of what a test may take, so that what the check said is told. */
const SHARE = 0.8;

const hangingOfTest = (): number => {
  const timeout = TestRunner.getCurrentTest()?.timeout;
  return timeout ? timeout * SHARE : HANGING;
};

/**
 * Tries a check until it passes. It fails only when something is wrong, however slow the machine. It waits by the clock of
 * the machine, also where a test holds its own.
 */
export async function eventually<T>(check: () => T | Promise<T>, hanging = hangingOfTest()): Promise<T> {
  const late = AbortSignal.timeout(hanging);
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (late.aborted) throw error;
    }
    await pause(20);
  }
}
