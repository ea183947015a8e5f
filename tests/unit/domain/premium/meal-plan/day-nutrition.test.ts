import { describe, expect, it } from 'vitest';
import { cookingText, countedText, dayNutrition } from '#src/domain/premium/meal-plan/day-nutrition.ts';
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
    expect(countedText(day)).toBe('1 of 4 meals counted, without Palak Tofu, Palak Tofu, Lunch at work');
  });
});

describe('countedText', () => {
  it.each([
    [1, 1, [], '1 meal'],
    [3, 3, [], '3 meals'],
    [1, 3, ['Canteen', 'Cake'], '1 of 3 meals counted, without Canteen, Cake'],
    [0, 1, ['Canteen'], '0 of 1 meal counted, without Canteen'],
  ])('of %i of %i without %j', (counted, meals, unknown, text) => {
    expect(countedText({ counted, meals, unknown })).toBe(text);
  });
});

describe('cookingText', () => {
  const timed = (prepTime: number | null, title = 'Dal') =>
    aMealEntry({ title, recipe: aPlannedRecipe({ prepTime, cookTime: 20, restTime: 480 }) });
  const note = aMealEntry({ title: '', recipe: null, note: 'Canteen' });
  const leftovers = { ...timed(30), isLeftover: true };

  it('adds the work of what is cooked: not the waiting, no leftovers and no notes', () => {
    expect(cookingText([timed(15), timed(25), leftovers, note])).toBe('1 h 20 min to cook');
    expect(cookingText([leftovers, note])).toBe('');
  });

  it('names dishes whose time nobody knows', () => {
    const gone = aMealEntry({ title: 'Lost Lasagne', recipe: null });
    expect(cookingText([timed(15), timed(null, 'Stew'), gone])).toBe('35 min to cook, without Stew, Lost Lasagne');
    expect(cookingText([gone])).toBe('No cooking time known for Lost Lasagne');
  });
});
