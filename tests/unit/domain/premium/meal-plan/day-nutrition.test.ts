import { describe, expect, it } from 'vitest';
import { countedText, dayNutrition } from '#src/domain/premium/meal-plan/day-nutrition.ts';
import { aMealEntry, aPlannedRecipe } from './a-meal-entry.ts';

const DAY = '2026-11-16';

describe('dayNutrition', () => {
  it('takes one portion of each meal, whatever is cooked', () => {
    const day = dayNutrition([aMealEntry({ servings: 1 }), aMealEntry({ servings: 8, slot: 'lunch' })], DAY);
    expect(day.eaten).toMatchObject({ energy: 800, protein: 40, salt: 2400 });
    expect(day.percent).toMatchObject({ energy: 40, protein: 80, fibre: 80, salt: 40, fat: 40 });
    expect(day).toMatchObject({ counted: 2, meals: 2 });
  });

  it('takes as many portions as are eaten', () => {
    expect(dayNutrition([aMealEntry({ portions: 1.5 })], DAY).eaten).toMatchObject({ energy: 600, fat: 21 });
    expect(dayNutrition([aMealEntry({ portions: 0 })], DAY)).toMatchObject({ counted: 0, meals: 0 });
  });

  it('counts leftovers, which are eaten too', () => {
    expect(dayNutrition([aMealEntry({ isLeftover: true })], DAY).eaten.energy).toBe(400);
  });

  it('keeps to its day', () => {
    expect(dayNutrition([aMealEntry({ day: '2026-11-17' })], DAY)).toMatchObject({ meals: 0, eaten: { energy: 0 } });
  });

  it('says what is missing instead of guessing it', () => {
    const gone = aMealEntry({ recipe: null });
    const unknown = aMealEntry({ recipe: aPlannedRecipe({ nutrition: null }) });
    const note = aMealEntry({ title: '', recipe: null, note: 'Lunch at work' });
    const day = dayNutrition([aMealEntry(), gone, unknown, note], DAY);
    expect(day).toMatchObject({ counted: 1, meals: 4, eaten: { energy: 400 } });
    expect(countedText(day)).toBe('1 of 4 meals counted');
  });
});

describe('countedText', () => {
  it.each([
    [1, 1, '1 meal'],
    [3, 3, '3 meals'],
    [2, 3, '2 of 3 meals counted'],
    [0, 1, '0 of 1 meal counted'],
  ])('of %i of %i', (counted, meals, text) => {
    expect(countedText({ counted, meals })).toBe(text);
  });
});
