import { describe, expect, it } from 'vitest';
import { isInSeason, seasonDays, seasonSchema, seasonText } from '#src/domain/collections/season.ts';

const yearly = (from: string, to: string) => ({ from: `2026-${from}`, to: `2026-${to}`, everyYear: true });

describe('a season', () => {
  it('comes every year, its first and last day included', () => {
    const november = yearly('11-01', '11-30');
    for (const day of ['2026-11-01', '2031-11-30', '2024-11-15']) expect(isInSeason(november, day), day).toBe(true);
    for (const day of ['2026-10-31', '2031-12-01']) expect(isInSeason(november, day), day).toBe(false);
  });

  it('runs over the end of the year', () => {
    const christmas = yearly('12-01', '01-06');
    for (const day of ['2026-12-24', '2027-01-06', '2030-01-01']) expect(isInSeason(christmas, day), day).toBe(true);
    for (const day of ['2027-01-07', '2026-11-30', '2026-06-01']) expect(isInSeason(christmas, day), day).toBe(false);
  });

  it('is of those years alone where it is not of every year', () => {
    const once = { from: '2026-11-01', to: '2026-11-30', everyYear: false };
    expect(isInSeason(once, '2026-11-30')).toBe(true);
    expect(isInSeason(once, '2027-11-15')).toBe(false);
    expect(seasonSchema.safeParse({ ...once, to: '2026-10-01' }).success).toBe(false);
    expect(seasonSchema.safeParse({ ...once, from: '2026-02-30' }).success).toBe(false);
  });

  it('is the whole year where there is none', () => expect(isInSeason(null, '2026-05-05')).toBe(true));

  it('is said by its days, with years where it has them', () => {
    expect(seasonText(yearly('12-01', '01-06'))).toBe('1 December – 6 January');
    expect(seasonText({ from: '2026-06-01', to: '2026-08-31', everyYear: false })).toBe('1 June 2026 – 31 August 2026');
  });

  it('is so many days long', () => {
    expect(seasonDays(yearly('11-01', '11-30'))).toBe(30);
    expect(seasonDays(yearly('12-01', '01-06'))).toBe(37);
  });
});
