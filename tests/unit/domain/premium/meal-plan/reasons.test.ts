import { describe, expect, it } from 'vitest';
import { openedBy } from '#src/domain/premium/meal-plan/opened.ts';
import { dayReason, reasonsOf } from '#src/domain/premium/meal-plan/reasons.ts';
import { aMealEntry, aPlannedRecipe } from './a-meal-entry.ts';

const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';
const milk = (units: number) => [{ key: 'food:coconut-milk', name: 'Coconut milk', units }];
const dish = (id: string, units: number, fields: Parameters<typeof aMealEntry>[0] = {}) =>
  aMealEntry({ servings: 1, ...fields, recipe: aPlannedRecipe({ id, opened: milk(units) }) });

describe('reasonsOf', () => {
  it('says whose other half a dish uses', () => {
    const monday = dish('dal', 0.5);
    const tuesday = dish('curry', 0.5, { day: TUESDAY });
    // In whatever order the plan has them.
    expect([...reasonsOf([tuesday, monday])]).toEqual([[tuesday.id, 'Uses the other half of Monday’s coconut milk']]);
  });

  it('tells the rest from some of it, and the same day from another', () => {
    const lunch = dish('dal', 0.25, { slot: 'lunch' });
    const dinner = dish('curry', 0.25);
    const tuesday = dish('soup', 0.5, { day: TUESDAY });
    const reasons = reasonsOf([lunch, dinner, tuesday]);
    expect(reasons.get(dinner.id)).toBe('Uses some of the coconut milk from lunch');
    expect(reasons.get(tuesday.id)).toBe('Uses the other half of Monday’s coconut milk');
  });

  it('says nothing where another one has to be opened, or nothing is left', () => {
    const more = [dish('dal', 0.5), dish('curry', 0.8, { day: TUESDAY })];
    const whole = [dish('dal', 1), dish('curry', 0.5, { day: TUESDAY })];
    expect(reasonsOf(more).size + reasonsOf(whole).size).toBe(0);
  });

  it('goes by the servings planned', () => {
    const tuesday = dish('curry', 0.25, { day: TUESDAY, servings: 2 });
    expect(reasonsOf([dish('dal', 0.25, { servings: 2 }), tuesday]).size).toBe(1);
    expect(reasonsOf([dish('dal', 0.25, { servings: 4 }), tuesday]).size).toBe(0);
  });

  it('says where leftovers come from, once that is planned before them', () => {
    const dinner = dish('dal', 0, { servings: 4 });
    const lunch = dish('dal', 0, { day: TUESDAY, slot: 'lunch', isLeftover: true });
    expect(reasonsOf([dinner, lunch]).get(lunch.id)).toBe('From Monday’s dinner: 4 servings are cooked');
    expect(reasonsOf([{ ...dinner, day: WEDNESDAY }, lunch]).size).toBe(0);
  });
});

describe('dayReason', () => {
  const of = (...minutes: number[]) =>
    minutes.map((prepTime, i) =>
      aMealEntry({ title: `Dish ${i}`, recipe: aPlannedRecipe({ id: `dish-${i}`, prepTime, cookTime: 0 }) }),
    );

  it.each([
    [[20, 35], '35 min or less'],
    [[20, 90], 'Time for Dish 1: 1 h 30 min'],
    [[20], ''],
    [[], ''],
  ])('of a day with dishes of %j minutes', (minutes, expected) => {
    expect(dayReason(of(...minutes))).toBe(expected);
  });

  it('counts waiting', () => {
    const rested = aMealEntry({ title: 'Dal', recipe: aPlannedRecipe({ prepTime: 20, cookTime: 15, restTime: 60 }) });
    expect(dayReason([rested, ...of(20)])).toBe('Time for Dal: 1 h 35 min');
  });
});

describe('openedBy', () => {
  it('names what spoils once it is opened, by the share a serving takes', () => {
    const ingredients = ['200 ml coconut milk', '10 g fresh coriander', '2 onions', '300 g rice', '1 tsp salt'];
    expect(openedBy({ ingredients, servings: 2 }).map(({ name, units }) => [name, units])).toEqual([
      ['Fresh coriander', expect.closeTo(0.167, 1)],
      ['Coconut milk', 0.25],
    ]);
  });
});
