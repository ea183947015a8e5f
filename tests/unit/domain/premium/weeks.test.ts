import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEK_STARTS } from '#src/domain/members/week-start.ts';
import {
  addDays,
  addWeeks,
  daysOf,
  firstDayOf,
  isWeekend,
  localDay,
  mondayOf,
  weekdayName,
  weekOf,
  weekSchema,
  weekText,
} from '#src/domain/premium/weeks.ts';

const days = fc.integer({ min: 0, max: 16 * 366 }).map((after) => addDays('2020-01-01', after));

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
    expect(weekOf(day, 'Monday')).toBe(week);
  });
});

describe('daysOf', () => {
  it('runs from Monday to Sunday, over a change of clocks and of the year', () => {
    expect(daysOf('2026-W43', 'Monday')).toEqual([
      '2026-10-19',
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
    ]);
    expect(daysOf('2026-W53', 'Monday').at(-1)).toBe('2027-01-03');
  });

  it('runs from the Sunday or Saturday before, over the end of a year with 53 weeks', () => {
    expect(daysOf('2026-W53', 'Sunday')).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(daysOf('2027-W01', 'Saturday').at(0)).toBe('2027-01-02');
  });
});

describe.each(WEEK_STARTS)('a week that begins on a %s', (start) => {
  it('begins on that day', () => {
    fc.assert(fc.property(days, (day) => weekdayName(firstDayOf(weekOf(day, start), start)) === start));
  });

  it('has each of its days, and no other week has', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -3, max: 3 }), (day, weeks) => {
        const week = addWeeks(weekOf(day, start), weeks);
        expect(daysOf(week, start).filter((each) => each === day)).toHaveLength(weeks === 0 ? 1 : 0);
        expect(new Set(daysOf(week, start).map((each) => weekOf(each, start)))).toEqual(new Set([week]));
      }),
    );
  });

  it('has an address that the wire takes', () => {
    fc.assert(fc.property(days, (day) => weekSchema.safeParse(weekOf(day, start)).success));
  });

  it('follows the one before without a gap, and going on and back is the same', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (day, weeks) => {
        const week = weekOf(day, start);
        expect(addWeeks(addWeeks(week, weeks), -weeks)).toBe(week);
        expect(firstDayOf(addWeeks(week, 1), start)).toBe(addDays(firstDayOf(week, start), 7));
      }),
    );
  });

  it('leaves out no day and has none twice from 2020 to 2035', () => {
    const all: string[] = [];
    for (let week = '2020-W01'; week <= '2035-W53'; week = addWeeks(week, 1)) all.push(...daysOf(week, start));
    expect(all.slice(1).every((day, i) => day === addDays(all[i] ?? '', 1))).toBe(true);
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
    expect(daysOf('2026-W47', 'Monday').map(isWeekend)).toEqual([false, false, false, false, false, true, true]);
  });

  it('are those of the clock on the wall', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(mondayOf(weekOf('2026-01-05', 'Monday'))).toBe('2026-01-05');
  });

  it('read as a week', () => {
    expect(weekText('2026-W47', 'Monday')).toMatch(/^16\s–\s22 November 2026$/);
    expect(weekText('2026-W47', 'Sunday')).toMatch(/^15\s–\s21 November 2026$/);
    expect(weekText('2026-W53', 'Monday')).toMatch(/^28 December 2026\s–\s3 January 2027$/);
  });
});
