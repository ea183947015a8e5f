import { describe, expect, it } from 'vitest';
import { isInTime, isProject } from '#src/domain/premium/meal-plan/in-time.ts';
import type { Slot } from '#src/domain/premium/meal-plan/slots.ts';

const THURSDAY = '2026-11-19';
const SATURDAY = '2026-11-21';
const at = (day: string, slot: Slot) => ({ day, slot });
const dish = (minutes: number | null, restMinutes = 0) => ({ minutes, restMinutes });

describe('isInTime', () => {
  it('counts waiting on a day with a limit', () => {
    const limit = { maxWeekdayMinutes: 40 };
    expect(isInTime(dish(20, 20), at(THURSDAY, 'dinner'), limit)).toBe(true);
    expect(isInTime(dish(20, 21), at(THURSDAY, 'dinner'), limit)).toBe(false);
    expect(isInTime(dish(5, 480), at(THURSDAY, 'breakfast'), limit)).toBe(false);
    expect(isInTime(dish(null), at(THURSDAY, 'dinner'), limit)).toBe(false);
  });

  it.each([
    ['dinner', 90, true],
    ['dinner', 91, false],
    ['breakfast', 60, true],
    ['breakfast', 61, false],
    ['snack', 61, false],
  ] as const)('gives a %s at the weekend its time: %i min, %s', (slot, minutes, isFine) => {
    expect(isInTime(dish(minutes), at(SATURDAY, slot), { maxWeekdayMinutes: 40 })).toBe(isFine);
  });

  it('gives the weekend no less than a weekday', () => {
    expect(isInTime(dish(120), at(SATURDAY, 'dinner'), { maxWeekdayMinutes: 120 })).toBe(true);
  });

  it.each([
    ['what is made in the morning', 'snack', 60, 300, true],
    ['what nobody begins before dawn', 'breakfast', 60, 180, false],
    ['what is begun the evening before', 'breakfast', 10, 480, true],
    ['half a day', 'dinner', 40, 720, true],
    ['a Camembert of two days', 'snack', 55, 2820, false],
  ] as const)('knows of projects %s', (_, slot, minutes, rest, isFine) => {
    const wish = { maxWeekdayMinutes: 40, weekendProjects: true };
    expect(isInTime(dish(minutes, rest), at(SATURDAY, slot), wish)).toBe(isFine);
    expect(isInTime(dish(minutes, rest), at(THURSDAY, slot), wish)).toBe(false);
    expect(isInTime(dish(minutes, rest), at(SATURDAY, slot), { maxWeekdayMinutes: 40 })).toBe(false);
  });

  it('takes any work where no time is set, but no long wait', () => {
    expect(isInTime(dish(150, 60), at(THURSDAY, 'dinner'), {})).toBe(true);
    expect(isInTime(dish(10, 61), at(SATURDAY, 'dinner'), {})).toBe(false);
    expect(isInTime(dish(10, 31), at(SATURDAY, 'breakfast'), {})).toBe(false);
  });
});

describe('isProject', () => {
  it('is what keeps somebody busy, not what only waits', () => {
    expect(isProject(dish(75, 75))).toBe(true);
    expect(isProject(dish(10, 480))).toBe(false);
    expect(isProject(dish(80))).toBe(false);
  });
});
