import { describe, expect, it } from 'vitest';
import { waitingLine } from '#src/server/base/limits/waiting-line.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

describe('a waiting line', () => {
  const rules = { burst: 3, every: 1000, longest: 2000 };

  it('lets a burst pass, then has each next one wait longer, and is full at last', () => {
    const line = waitingLine(rules);
    const ahead: (number | null)[] = [];
    for (let i = 0; i < 6; i++) {
      ahead.push(line.ahead('a', NOW));
      line.join('a', NOW);
    }
    expect(ahead).toEqual([0, 0, 0, 1000, 2000, null]);
    expect(line.ahead('b', NOW)).toBe(0);
  });

  it('gives who joins nevertheless the longest wait, and counts them no more', () => {
    const line = waitingLine(rules);
    const waits = Array.from({ length: 8 }, () => line.join('a', NOW));
    expect(waits).toEqual([0, 0, 0, 1000, 2000, 2000, 2000, 2000]);
    expect(line.ahead('a', NOW + 1000)).toBe(2000);
  });

  it('moves on with the clock, and forgets everything after a pause', () => {
    const line = waitingLine(rules);
    for (let i = 0; i < 5; i++) line.join('a', NOW);
    expect(line.ahead('a', NOW + 2000)).toBe(1000);
    expect(line.ahead('a', NOW + 60_000)).toBe(0);
    for (let i = 0; i < 3; i++) expect(line.join('a', NOW + 60_000)).toBe(0);
    expect(line.join('a', NOW + 60_000)).toBe(1000);
  });

  it('has nobody wait for a clock that was a year ahead', () => {
    const line = waitingLine(rules);
    for (let i = 0; i < 5; i++) line.join('a', NOW + 365 * 86_400_000);
    expect(line.ahead('a', NOW)).toBe(0);
  });
});
