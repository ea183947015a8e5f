import { describe, expect, it } from 'vitest';
import { madeAs, mealsOf, placesAfter } from '#src/domain/premium/meal-plan/making.ts';

const DINNER = { day: '2026-11-16', slot: 'dinner' } as const;
const SNACK = { day: '2026-11-16', slot: 'snack' } as const;

describe('madeAs', () => {
  it.each([
    ['Celebration Mushroom Wellington', [], 'whole'],
    ['Spinach and Tomato Lasagne', ['pasta', 'bake'], 'whole'],
    ['Homemade Oat Milk', ['plant-milk'], 'store'],
    ['Garden Minestrone', ['soup'], null],
  ])('knows how %s is made', (title, families, made) => {
    expect(madeAs({ title, families })).toBe(made);
  });
});

describe('mealsOf', () => {
  const cake = { servings: 14, isWhole: true, daysGood: 4 };
  const hummus = { servings: 8, isWhole: false, daysGood: 4 };

  it('makes most of one piece, half of what else serves many, and any part of what serves few', () => {
    expect(mealsOf(cake, 3, SNACK)).toBe(4);
    expect(mealsOf(cake, 2, SNACK)).toBeNull();
    expect(mealsOf(hummus, 2, SNACK)).toBe(2);
    expect(mealsOf(hummus, 4, SNACK)).toBe(1);
    expect(mealsOf({ servings: 4, isWhole: false, daysGood: 1 }, 1, DINNER)).toBe(1);
  });

  it('plans no more days than it is good, three of a dinner', () => {
    expect(mealsOf({ ...hummus, daysGood: 1 }, 2, SNACK)).toBeNull();
    expect(mealsOf(hummus, 1, DINNER)).toBeNull();
    expect(mealsOf(hummus, 1, SNACK)).toBe(4);
  });
});

describe('placesAfter', () => {
  it('eats a dinner again at lunch, a snack as a snack', () => {
    expect(placesAfter(DINNER, 2)).toEqual([
      { day: '2026-11-17', slot: 'lunch' },
      { day: '2026-11-18', slot: 'lunch' },
    ]);
    expect(placesAfter(SNACK, 1)).toEqual([{ day: '2026-11-17', slot: 'snack' }]);
  });
});
