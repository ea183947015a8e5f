import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/domain/errors.ts';
import { cap, guesses } from '#src/server/base/limits/limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Seconds to wait, or 0 when let through. */
const waitOf = (attempt: Promise<void>): Promise<number> =>
  attempt.then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
      return error.details.retryAfter ?? Number.NaN;
    },
  );

describe('cap', () => {
  it('lets one more through when one was given back', async () => {
    const limit = cap({ times: 1, seconds: 60 });
    await limit.take('a');
    await limit.giveBack('a');
    expect([await waitOf(limit.take('a')), await waitOf(limit.take('a'))]).toEqual([0, 60]);
  });

  it('lets so many through in its time, by key', async () => {
    const limit = cap({ times: 2, seconds: 60 });
    expect([await waitOf(limit.take('a')), await waitOf(limit.take('a'))]).toEqual([0, 0]);
    expect(await waitOf(limit.take('a'))).toBe(60);
    expect(await waitOf(limit.take('b'))).toBe(0);
    vi.advanceTimersByTime(59_000);
    expect(await waitOf(limit.take('a'))).toBe(1);
    vi.advanceTimersByTime(1001);
    expect(await waitOf(limit.take('a'))).toBe(0);
  });
});

describe('guesses', () => {
  const rules = { free: 2, seconds: 3600, longest: 10 };

  it('opens a delay twice as long after each wrong try, up to the longest', async () => {
    const limit = guesses(rules);
    expect([await waitOf(limit.attempt('a')), await waitOf(limit.attempt('a'))]).toEqual([0, 0]);
    const delays: number[] = [];
    for (let i = 0; i < 5; i++) {
      expect(await waitOf(limit.attempt('a'))).toBe(0);
      const delay = await waitOf(limit.attempt('a'));
      delays.push(delay);
      vi.advanceTimersByTime(delay * 1000);
    }
    expect(delays).toEqual([2, 4, 8, 10, 10]);
  });

  it('lets one of many parallel tries through once the free ones are gone', async () => {
    const limit = guesses(rules);
    const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf(limit.attempt('a'))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('forgives a right one, and forgets after its time', async () => {
    const limit = guesses(rules);
    for (let i = 0; i < 10; i++) {
      expect(await waitOf(limit.attempt('a'))).toBe(0);
      await limit.forgive('a');
    }
    for (let i = 0; i < 3; i++) await limit.attempt('a');
    expect(await waitOf(limit.attempt('a'))).toBeGreaterThan(0);
    vi.advanceTimersByTime(3_600_001);
    expect(await waitOf(limit.attempt('a'))).toBe(0);
  });
});
