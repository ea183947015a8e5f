import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constantTime } from '#src/server/http/constant-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What became of an answer by now: the clock stands still but where a test moves it. */
async function stateOf(answer: Promise<unknown>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(0);
  return Promise.race([answer, Promise.resolve('waits')]).catch(String);
}

describe('constantTime', () => {
  it.each([
    ['succeeds', () => Promise.resolve('done'), 'done'],
    ['fails', () => Promise.reject(new Error('refused')), 'Error: refused'],
  ])('gives an answer away after a quarter of a second, though the work %s at once', async (_, work, outcome) => {
    const answer = constantTime<string>(work());
    answer.catch(() => {});
    expect(await stateOf(answer)).toBe('waits');
    await vi.advanceTimersByTimeAsync(249);
    expect(await stateOf(answer)).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(answer)).toBe(outcome);
  });

  it('counts from the beginning of the work', async () => {
    const answer = constantTime(new Promise((resolve) => setTimeout(resolve, 400, 'done')));
    await vi.advanceTimersByTimeAsync(399);
    expect(await stateOf(answer)).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(answer)).toBe('done');
  });
});
