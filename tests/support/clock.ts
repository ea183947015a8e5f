import { afterAll, vi } from 'vitest';

/**
 * Holds the clock at noon of today, UTC, while a file's tests run: what is counted by the day would otherwise say other
 * things late in the evening, and begin anew when midnight comes between two lines.
 */
export function holdAtNoon(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12, 0, 0, 0) });
  afterAll(() => void vi.useRealTimers());
}
