import { describe, expect, it } from 'vitest';
import {
  addWeeks,
  daysOf,
  isWeekend,
  localDay,
  mondayOf,
  weekOf,
  weekSchema,
  weekText,
} from '#src/domain/premium/weeks.ts';

describe('weekOf', () => {
  // From ISO 8601's own examples.
  it.each([
    ['2005-01-01', '2004-W53'],
    ['2005-01-02', '2004-W53'],
    ['2005-12-31', '2005-W52'],
    ['2006-01-02', '2006-W01'],
    ['2007-01-01', '2007-W01'],
    ['2008-12-28', '2008-W52'],
    ['2008-12-29', '2009-W01'],
    ['2010-01-03', '2009-W53'],
    ['2026-11-16', '2026-W47'],
    ['2026-11-22', '2026-W47'],
    ['2027-01-03', '2026-W53'],
  ])('puts %s into %s', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });
});

describe('daysOf', () => {
  it('runs from Monday to Sunday, over a change of clocks and of the year', () => {
    expect(daysOf('2026-W43')).toEqual([
      '2026-10-19',
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
    ]);
    expect(daysOf('2026-W53').at(-1)).toBe('2027-01-03');
  });

  it('undoes weekOf for every week of 30 years', () => {
    for (let week = '2020-W01', i = 0; i < 1565; i += 1, week = addWeeks(week, 1)) {
      expect(daysOf(week).every((day) => weekOf(day) === week)).toBe(true);
    }
  });
});

describe('addWeeks', () => {
  it('goes over the end of a year with 53 weeks, and back', () => {
    expect(addWeeks('2026-W52', 1)).toBe('2026-W53');
    expect(addWeeks('2026-W53', 1)).toBe('2027-W01');
    expect(addWeeks('2027-W01', -1)).toBe('2026-W53');
  });
});

describe('weekSchema', () => {
  it.each(['2026-W47', '2026-W53', '2000-W01'])('takes %s', (week) => {
    expect(weekSchema.safeParse(week).success).toBe(true);
  });

  it.each(['2025-W53', '2026-W00', '2026-W54', '2026-47', '2026-w47', '1999-W10', '9999-W01', '', '2026-W471'])(
    'refuses %s',
    (week) => {
      expect(weekSchema.safeParse(week).success).toBe(false);
    },
  );
});

describe('days', () => {
  it('know the weekend', () => {
    expect(daysOf('2026-W47').map(isWeekend)).toEqual([false, false, false, false, false, true, true]);
  });

  it('are those of the clock on the wall', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(mondayOf(weekOf('2026-01-05'))).toBe('2026-01-05');
  });

  it('read as a week', () => {
    expect(weekText('2026-W47')).toMatch(/^16\s–\s22 November 2026$/);
    expect(weekText('2026-W53')).toMatch(/^28 December 2026\s–\s3 January 2027$/);
  });
});
