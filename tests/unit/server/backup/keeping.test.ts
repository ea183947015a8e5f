import { describe, expect, it } from 'vitest';
import { outdated } from '#src/server/backup/keeping.ts';

const DAY = 86_400_000;
const night = (days: number): number => Date.UTC(2026, 10, 23, 3) - days * DAY;
const keptOf = (moments: number[]) => moments.filter((at) => !outdated(moments).includes(at));

describe('outdated', () => {
  it('leaves 7 days, 4 weeks and 6 months of two years of nights', () => {
    const nights = Array.from({ length: 730 }, (_, days) => night(days));
    // One by one, as they are made.
    let kept: number[] = [];
    for (const at of nights.toReversed()) kept = keptOf([...kept, at]);
    expect(kept.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-08',
      '2026-11-15',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('keeps the newest of a day', () => {
    expect(outdated([night(0), night(0) + 1000, night(1)])).toEqual([night(0)]);
  });

  it('lets none go because the site slept', () => {
    expect(outdated([night(0), night(300), night(301), night(400)])).toEqual([]);
    expect(outdated([])).toEqual([]);
  });
});
