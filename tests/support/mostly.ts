import { expect, it } from 'vitest';

/**
 * `it.each` for what is learned: one test of all cases, of which at most `misses` may fail. The number is what is missed
 * today; it goes down, or somebody says why it does not.
 */
export const mostly =
  <const T>(cases: readonly T[], misses: number) =>
  (title: string, check: (...args: T extends readonly [...infer All] ? All : [T]) => void): void =>
    it(`${title} (${misses} of ${cases.length} may be missed)`, () => {
      const missed = cases.filter((each) => {
        try {
          (check as (...args: unknown[]) => void)(...(Array.isArray(each) ? each : [each]));
          return false;
        } catch {
          return true;
        }
      });
      expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(misses);
    });
