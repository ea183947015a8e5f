import { describe, expect, it } from 'vitest';
import { describeDay, describeDays, scaleEnd } from '#src/islands/admin/dashboard/chart.ts';

describe('scaleEnd', () => {
  it.each([
    [0, 4],
    [4, 4],
    [5, 6],
    [21, 30],
    [31, 40],
    [120, 120],
    [121, 160],
    [1_234_567, 1_600_000],
  ])('holds %i under %i', (most, end) => expect(scaleEnd(most)).toBe(end));

  it('is never far above the busiest day, and half of it is whole', () => {
    for (let most = 4; most < 100_000; most += 7) {
      expect(scaleEnd(most)).toBeGreaterThanOrEqual(most);
      expect(scaleEnd(most)).toBeLessThanOrEqual(most * 1.5);
      expect(scaleEnd(most) % 2).toBe(0);
    }
  });
});

describe('describeDays', () => {
  const day = { date: '2026-11-21', visits: 1, visitors: 1 };

  it('says how many, and when the most', () => {
    expect(describeDays([{ ...day, date: '2026-11-20', visits: 1200, visitors: 300 }, day])).toBe(
      '1,201 visits in the last 2 days, most on Nov 20: 1,200 visits, 300 visitors.',
    );
    expect(describeDay(day)).toBe('Nov 21: 1 visit, 1 visitor');
  });

  it('names no day where nobody came', () => {
    expect(describeDays([{ ...day, visits: 0, visitors: 0 }])).toBe('0 visits in the last 1 days.');
  });
});
