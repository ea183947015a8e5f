import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: against a check that never passes. Less than a test may take, so that what it said is told. */
const HANGING = 240_000;

/**
 * Tries a check until it passes. It fails only when something is wrong, however slow the machine. It waits by the clock of
 * the machine, also where a test holds its own.
 */
export async function eventually<T>(check: () => T | Promise<T>, hanging = HANGING): Promise<T> {
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
