import { beforeEach, expect, it, vi } from 'vitest';
import { cookStepOf, keepCookStep } from '#src/stores/recipes/cook-step.ts';

const HOUR = 3_600_000;
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

it('is there for a day from when it was reached, and no longer', () => {
  keepCookStep('dal', 3);
  vi.advanceTimersByTime(23 * HOUR);
  expect(cookStepOf('dal', 6)).toBe(3);
  vi.advanceTimersByTime(HOUR);
  expect(cookStepOf('dal', 6)).toBe(0);
});

it('needs no keeping at the first one', () => {
  keepCookStep('dal', 3);
  keepCookStep('dal', 0);
  expect(kept.size).toBe(0);
});

it('is the first one where the clock was put back since', () => {
  keepCookStep('dal', 3);
  vi.setSystemTime(Date.now() - HOUR);
  expect(cookStepOf('dal', 6)).toBe(0);
});

it.each([7, -1, 1.5, '3', null])('is the first one where %j is kept, which is none', (index) => {
  kept.set('plantry:cook:dal', JSON.stringify({ step: { index, at: Date.now() }, at: Date.now() }));
  expect(cookStepOf('dal', 6)).toBe(0);
});

it.each(['3', 'null', '{}', '[]'])('is the first one where %s is kept', (step) => {
  kept.set('plantry:cook:dal', `{"step":${step},"at":${Date.now()}}`);
  expect(cookStepOf('dal', 6)).toBe(0);
});
