import { describe, expect, it } from 'vitest';
import type { Candidate } from '#src/domain/premium/meal-plan/candidate.ts';
import { filledMeals } from '#src/domain/premium/meal-plan/fill.ts';
import { SLOT_CATEGORIES, SLOTS } from '#src/domain/premium/meal-plan/slots.ts';
import { daysOf, isWeekend } from '#src/domain/premium/weeks.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';

const WEEK = daysOf('2026-W47', 'Monday');
const MONDAY_LUNCH = { day: '2026-11-16', slot: 'lunch' } as const;

const dishes = (
  category: Category,
  count: number,
  fields: (i: number) => Partial<Candidate> = () => ({}),
): Candidate[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${category}-${i}`,
    category,
    categories: [category],
    diets: [],
    minutes: 20,
    restMinutes: 0,
    cuisine: null,
    salt: null,
    energy: null,
    traits: [],
    foods: [],
    seasons: [],
    isWhole: false,
    daysGood: 1,
    servings: 4,
    opened: [],
    keeps: false,
    ...fields(i),
  }));
const KITCHEN = [
  ...dishes('breakfast', 10),
  ...dishes('lunch', 10),
  ...dishes('dinner', 10),
  ...dishes('snacks', 10),
  ...dishes('desserts', 5),
];
const byId = new Map(KITCHEN.map((dish) => [dish.id, dish]));

describe('fillWeek', () => {
  it('fills every empty meal with what suits it, nothing twice', () => {
    const filled = filledMeals(KITCHEN, { days: WEEK, planned: [], seed: 1 });
    expect(filled).toHaveLength(28);
    expect(new Set(filled.map(({ recipeId }) => recipeId)).size).toBe(28);
    for (const { slot, recipeId } of filled) {
      expect(byId.get(recipeId)?.category).toBe(SLOT_CATEGORIES[slot][0]);
    }
  });

  it('leaves what is planned alone, a mere note too, and does not repeat it', () => {
    const planned = [
      { ...MONDAY_LUNCH, recipeId: 'lunch-3' },
      { day: '2026-11-17', slot: 'dinner', recipeId: null } as const,
    ];
    for (let seed = 0; seed < 20; seed += 1) {
      const filled = filledMeals(KITCHEN, { days: WEEK, planned, seed });
      expect(filled).toHaveLength(26);
      expect(filled.some(({ recipeId }) => recipeId === 'lunch-3')).toBe(false);
      expect(filled.some(({ day, slot }) => day === '2026-11-17' && slot === 'dinner')).toBe(false);
    }
  });

  it('fills the meals asked for only', () => {
    const filled = filledMeals(KITCHEN, { days: WEEK, planned: [], slots: ['dinner'], seed: 1 });
    expect(filled.map(({ slot }) => slot)).toEqual(Array(7).fill('dinner'));
  });

  it('keeps to all diets', () => {
    const kitchen = dishes('dinner', 20, (i) => ({
      diets: i % 4 === 0 ? ['nut-free', 'gluten-free'] : ['nut-free'],
    }));
    const wish = { days: WEEK, planned: [], slots: ['dinner'] as const, seed: 3 };
    const filled = filledMeals(kitchen, { ...wish, diets: ['nut-free', 'gluten-free'] });
    expect(filled.map(({ recipeId }) => recipeId).toSorted()).toEqual(
      [0, 12, 16, 4, 8].map((i) => `dinner-${i}`).toSorted(),
    );
  });

  it('keeps to the time on weekdays, and takes longer at the weekend', () => {
    const kitchen = dishes('dinner', 14, (i) => ({ minutes: i < 5 ? 25 : 90 }));
    const filled = filledMeals(kitchen, { days: WEEK, planned: [], slots: ['dinner'], maxWeekdayMinutes: 30, seed: 5 });
    expect(filled).toHaveLength(7);
    for (const { day, recipeId } of filled) {
      const { minutes } = kitchen.find(({ id }) => id === recipeId) ?? { minutes: 0 };
      if (!isWeekend(day)) expect(minutes).toBeLessThanOrEqual(30);
    }
  });

  it('keeps the salt of every day below the reference, of what is planned already too', () => {
    const salty = (i: number) => ({ salt: i % 2 === 0 ? 2900 : 1000 });
    const kitchen = (['breakfast', 'lunch', 'dinner', 'snacks'] as const).flatMap((each) => dishes(each, 20, salty));
    const of = new Map(kitchen.map((dish) => [dish.id, dish.salt ?? 0]));
    for (let seed = 0; seed < 20; seed += 1) {
      const planned = [{ ...MONDAY_LUNCH, recipeId: 'lunch-0' }];
      const eaten = [...planned, ...filledMeals(kitchen, { days: WEEK, planned, seed })];
      expect(eaten).toHaveLength(28);
      const days = Object.values(Object.groupBy(eaten, ({ day }) => day));
      for (const day of days)
        expect(day?.reduce((sum, { recipeId }) => sum + (of.get(recipeId) ?? 0), 0)).toBeLessThan(6000);
    }
  });

  it('plans a project only where they are asked for, one a weekend', () => {
    const pizzas = dishes('snacks', 4, () => ({ category: 'dinner', minutes: 90, restMinutes: 120 }));
    const kitchen = [...dishes('dinner', 14), ...dishes('lunch', 14), ...pizzas];
    const recent = new Set(pizzas.map(({ id }) => id));
    for (let seed = 0; seed < 10; seed += 1) {
      const wish = { days: WEEK, planned: [], slots: ['lunch', 'dinner'] as const, recent, seed };
      const projects = (weekendProjects: boolean) =>
        filledMeals(kitchen, { ...wish, weekendProjects }).filter(({ recipeId }) => recent.has(recipeId));
      expect(projects(false)).toEqual([]);
      expect(projects(true).map(({ day }) => isWeekend(day))).toEqual([true]);
    }
  });

  it('plans what serves many with its leftovers, or not at all', () => {
    const wish = { days: WEEK, planned: [], slots: ['dinner', 'lunch'] as const, seed: 1 };
    const wellington = dishes('dinner', 1, () => ({ servings: 8, isWhole: true, daysGood: 4 }));
    expect(filledMeals(wellington, { ...wish, servings: 2 })).toMatchObject([
      { day: '2026-11-16', slot: 'dinner', servings: 6, isLeftover: false },
      { day: '2026-11-17', slot: 'lunch', servings: 2, isLeftover: true },
      { day: '2026-11-18', slot: 'lunch', servings: 2, isLeftover: true },
    ]);
    expect(filledMeals(wellington, { ...wish, servings: 1 })).toEqual([]);
    expect(filledMeals(wellington, { ...wish, slots: ['dinner'], servings: 2 })).toEqual([]);
    expect(filledMeals(wellington, { ...wish, servings: 6 })).toMatchObject([{ servings: 6, isLeftover: false }]);
    const taken = [{ day: '2026-11-17', slot: 'lunch', recipeId: null } as const];
    expect(filledMeals(wellington, { ...wish, planned: taken, servings: 2 })[0]?.day).toBe('2026-11-17');
  });

  it('names no food three times while there is another', () => {
    const kitchen = [...dishes('dinner', 9, () => ({ foods: ['beans'] })), ...dishes('lunch', 9)];
    const filled = filledMeals(kitchen, { days: WEEK, planned: [], slots: ['dinner'], seed: 2 });
    expect(filled).toHaveLength(7);
    expect(filled.filter(({ recipeId }) => recipeId.startsWith('dinner'))).toHaveLength(2);
  });

  it('takes what is in season, and no cup of tea for a breakfast', () => {
    const kitchen = dishes('breakfast', 14, (i) => ({ seasons: i < 7 ? ['summer'] : ['autumn', 'winter'] }));
    const wish = { days: WEEK, planned: [], slots: ['breakfast'] as const, seed: 2 };
    const filled = filledMeals([...kitchen, ...dishes('beverages', 5, () => ({ energy: 85 }))], wish);
    expect(filled.every(({ recipeId }) => Number(recipeId.split('-')[1]) >= 7)).toBe(true);
    const tea = dishes('beverages', 5, () => ({ energy: 85, categories: ['beverages', 'breakfast'] }));
    expect(filledMeals(tea, wish)).toEqual([]);
  });

  it('leaves a meal empty rather than filling it with what does not suit', () => {
    expect(filledMeals(dishes('desserts', 20), { days: WEEK, planned: [], slots: ['breakfast'], seed: 1 })).toEqual([]);
  });

  it('takes what is a breakfast among other things only when breakfasts have run out', () => {
    const drinks = dishes('beverages', 9, () => ({ categories: ['beverages', 'breakfast'] }));
    const wish = { days: WEEK, planned: [], slots: ['breakfast'] as const, seed: 4 };
    const breakfasts = filledMeals([...drinks, ...dishes('breakfast', 5)], wish);
    expect(breakfasts.filter(({ recipeId }) => recipeId.startsWith('breakfast'))).toHaveLength(5);
    expect(breakfasts).toHaveLength(7);
  });

  it('helps itself from the next category when the first has run out', () => {
    const filled = filledMeals([...dishes('dinner', 3), ...dishes('lunch', 9)], {
      days: WEEK,
      planned: [],
      slots: ['dinner'],
      seed: 1,
    });
    expect(filled.filter(({ recipeId }) => recipeId.startsWith('dinner'))).toHaveLength(3);
    expect(filled).toHaveLength(7);
  });

  it('spreads cuisines and foods over the days', () => {
    const cuisines = ['Indian', 'Italian', 'Thai', 'Mexican'];
    const foods = ['tofu', 'red-lentils', 'chickpeas'];
    const kitchen = dishes('dinner', 48, (i) => ({ cuisine: cuisines[i % 4] ?? null, traits: [foods[i % 3] ?? ''] }));
    const of = new Map(kitchen.map((dish) => [dish.id, dish]));
    for (let seed = 0; seed < 20; seed += 1) {
      const week = filledMeals(kitchen, { days: WEEK, planned: [], slots: ['dinner'], seed });
      for (const [i, { recipeId }] of week.entries()) {
        const [today, tomorrow] = [of.get(recipeId), of.get(week[i + 1]?.recipeId ?? '')];
        if (!tomorrow) continue;
        expect(today?.traits).not.toEqual(tomorrow.traits);
        expect(today?.cuisine).not.toBe(tomorrow.cuisine);
      }
    }
  });

  it('prefers what was not there lately', () => {
    const recent = new Set(Array.from({ length: 5 }, (_, i) => `dinner-${i}`));
    const filled = filledMeals(dishes('dinner', 12), { days: WEEK, planned: [], slots: ['dinner'], recent, seed: 2 });
    expect(filled.some(({ recipeId }) => recent.has(recipeId))).toBe(false);
  });

  it('is the same for the same seed and another for another', () => {
    const fill = (seed: number) => filledMeals(KITCHEN, { days: WEEK, planned: [], seed });
    expect(fill(7)).toEqual(fill(7));
    expect(fill(7)).not.toEqual(fill(8));
    expect(fill(1).map(({ slot }) => slot)).toEqual(Array(7).fill(SLOTS).flat());
  });

  it('cooks a dinner that keeps for the lunch after it too, but not two days in a row', () => {
    const kitchen = [...dishes('lunch', 10), ...dishes('dinner', 10, () => ({ keeps: true }))];
    const wish = { days: WEEK, planned: [], slots: ['lunch', 'dinner'] as const, servings: 2 };
    for (let seed = 0; seed < 10; seed += 1) {
      const filled = filledMeals(kitchen, { ...wish, seed });
      const leftovers = filled.filter(({ isLeftover }) => isLeftover);
      expect(leftovers.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-19', '2026-11-21']);
      for (const { day, slot, recipeId, servings } of leftovers) {
        const cooked = filled.filter((meal) => meal.recipeId === recipeId && !meal.isLeftover);
        expect(slot).toBe('lunch');
        expect(servings).toBe(2);
        expect(cooked).toMatchObject([{ slot: 'dinner', servings: 4 }]);
        expect(Date.parse(day) - Date.parse(cooked[0]?.day ?? '')).toBe(86_400_000);
      }
    }
  });

  it('takes no leftovers that would make a day too salty', () => {
    const kitchen = [...dishes('lunch', 10), ...dishes('dinner', 10, () => ({ keeps: true, salt: 6000 }))];
    const filled = filledMeals(kitchen, { days: WEEK, planned: [], slots: ['lunch', 'dinner'], seed: 1 });
    expect(filled.filter(({ isLeftover }) => isLeftover)).toEqual([]);
  });

  it('uses what is opened by one dish in another', () => {
    const milk = [{ key: 'food:coconut-milk', name: 'Coconut milk', units: 0.25 }];
    const planned = [{ day: '2026-11-16', slot: 'dinner', recipeId: 'dinner-0', servings: 2 } as const];
    const kitchen = dishes('dinner', 30, (i) => (i === 0 || i === 17 ? { opened: milk } : {}));
    for (let seed = 0; seed < 10; seed += 1) {
      const filled = filledMeals(kitchen, { days: WEEK, planned, slots: ['dinner'], servings: 2, seed });
      expect(filled[0]).toMatchObject({ day: '2026-11-17', recipeId: 'dinner-17' });
    }
  });
});
