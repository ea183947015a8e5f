import { describe, expect, it } from 'vitest';
import { emptyMeals, mealOf, planWithChange, stepFrom, withEntry } from '#src/domain/premium/meal-plan/arrange.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { daysOf } from '#src/domain/premium/weeks.ts';
import { aMealEntry } from './a-meal-entry.ts';

const WEEK = daysOf('2026-W47', 'Monday');
const MONDAY_DINNER = { day: '2026-11-16', slot: 'dinner' } as const;
const TUESDAY_LUNCH = { day: '2026-11-17', slot: 'lunch' } as const;
const [a, b, c] = [0, 1, 2].map((position) => aMealEntry({ position })) as [MealEntry, MealEntry, MealEntry];
const lunch = aMealEntry(TUESDAY_LUNCH);
const PLAN = [c, a, lunch, b];
const ids = (entries: readonly MealEntry[]) => entries.map(({ id }) => id);

describe('withEntry', () => {
  it('puts an entry last in its meal, or at a place of it', () => {
    const entry = aMealEntry();
    expect(ids(mealOf(withEntry(PLAN, entry), MONDAY_DINNER))).toEqual(ids([a, b, c, entry]));
    expect(ids(mealOf(withEntry(PLAN, entry, 1), MONDAY_DINNER))).toEqual(ids([a, entry, b, c]));
    expect(ids(mealOf(withEntry(PLAN, entry, 9), MONDAY_DINNER))).toEqual(ids([a, b, c, entry]));
  });

  it('has every entry once', () => {
    expect(ids(withEntry(PLAN, a)).toSorted()).toEqual(ids(PLAN).toSorted());
  });
});

describe('withChange', () => {
  it('moves an entry to another meal, last there', () => {
    const moved = planWithChange(PLAN, b.id, TUESDAY_LUNCH);
    expect(ids(mealOf(moved, MONDAY_DINNER))).toEqual(ids([a, c]));
    expect(ids(mealOf(moved, TUESDAY_LUNCH))).toEqual(ids([lunch, b]));
  });

  it('orders a meal', () => {
    expect(ids(mealOf(planWithChange(PLAN, c.id, { position: 0 }), MONDAY_DINNER))).toEqual(ids([c, a, b]));
  });

  it('changes fields where the entry is', () => {
    const changed = planWithChange(PLAN, a.id, { servings: 2, note: 'For two', day: undefined });
    expect(changed.find(({ id }) => id === a.id)).toEqual({ ...a, servings: 2, note: 'For two' });
  });

  it('leaves the plan alone when there is no such entry', () => {
    expect(planWithChange(PLAN, aMealEntry().id, { servings: 2 })).toEqual(PLAN);
  });
});

describe('stepFrom', () => {
  it.each([
    ['ArrowRight', { day: '2026-11-17', slot: 'dinner' }],
    ['ArrowUp', { day: '2026-11-16', slot: 'lunch' }],
    ['ArrowDown', { day: '2026-11-16', slot: 'snack' }],
    ['ArrowLeft', null],
    ['Enter', null],
  ])('%s from Monday’s dinner', (key, to) => {
    expect(stepFrom(MONDAY_DINNER, key, WEEK)).toEqual(to);
  });

  it('stays within the week and the day', () => {
    expect(stepFrom({ day: '2026-11-22', slot: 'snack' }, 'ArrowRight', WEEK)).toBeNull();
    expect(stepFrom({ day: '2026-11-22', slot: 'snack' }, 'ArrowDown', WEEK)).toBeNull();
    expect(stepFrom({ day: '2026-11-18', slot: 'breakfast' }, 'ArrowUp', WEEK)).toBeNull();
  });
});

describe('a week that begins on a Sunday', () => {
  const days = daysOf('2026-W47', 'Sunday');

  it('lets an entry go from Sunday to Monday and no further than Saturday', () => {
    expect(stepFrom({ day: '2026-11-15', slot: 'lunch' }, 'ArrowRight', days)).toEqual({
      day: '2026-11-16',
      slot: 'lunch',
    });
    expect(stepFrom({ day: '2026-11-21', slot: 'lunch' }, 'ArrowRight', days)).toBeNull();
  });

  it('has its Sunday’s meals to fill, and first', () => {
    expect(emptyMeals(days, PLAN).at(0)).toEqual({ day: '2026-11-15', slot: 'breakfast' });
    expect(emptyMeals(days, PLAN).some(({ day }) => day === '2026-11-22')).toBe(false);
  });
});

describe('emptyMeals', () => {
  it('are all 28 of an empty week, and less what is taken', () => {
    expect(emptyMeals(WEEK, [])).toHaveLength(28);
    const left = emptyMeals(WEEK, PLAN);
    expect(left).toHaveLength(26);
    expect(left).not.toContainEqual(MONDAY_DINNER);
    expect(emptyMeals(WEEK, PLAN, ['dinner'])).toHaveLength(6);
  });
});
