import { describe, expect, it } from 'vitest';
import { foodProblems } from '#src/db/seed/check-foods.ts';
import { FOOD_SOURCES, type FoodSource, USDA_FOODS, type UsdaFood } from '#src/db/seed/food-sources.ts';
import type { Food, Nutrients } from '#src/domain/foods/food.ts';
import { FOODS } from '#src/domain/foods/table.ts';

const real = { foods: FOODS, sources: FOOD_SOURCES, usda: USDA_FOODS };

const food = (id: string, per100: Partial<Nutrients> = {}): Food => ({
  id,
  names: [id],
  aisle: 'produce',
  per100: {
    energy: 0,
    fat: 0,
    saturated: 0,
    carbs: 0,
    sugars: 0,
    fibre: 0,
    protein: 0,
    salt: 0,
    vitaminC: 0,
    ...per100,
  },
});
const beans = food('beans', { energy: 322, protein: 20, fat: 2, fibre: 16, carbs: 48 });
const row: UsdaFood = {
  ndb: '16001',
  food: 'Beans, raw',
  energy: 300,
  protein: 20,
  fat: 2,
  carbohydrate: 64,
  fibre: 16,
};
const problemsOf = (source: FoodSource, foods: readonly Food[] = [beans], usda: readonly UsdaFood[] = [row]) =>
  foodProblems({ foods, sources: [source], usda });

describe('foodProblems', () => {
  it('finds nothing in the food table', () => {
    expect(foodProblems(real)).toEqual([]);
  });

  it('says of two foods that have one name, in whatever number it is written', () => {
    const other: Food = { ...food('white-beans'), names: ['white bean', 'Bean'] };
    const sources = [
      { id: 'beans', label: 'a pack' },
      { id: 'white-beans', label: 'a pack' },
    ];
    expect(foodProblems({ foods: [food('beans'), other], sources, usda: [] })).toEqual([
      'beans and white-beans: have one name, “bean”',
    ]);
  });

  it('says of every food when its energy is doubled', () => {
    const unexplained = FOODS.filter(
      ({ id, per100 }) => per100.energy > 20 && FOOD_SOURCES.some((s) => s.id === id && !s.differs?.energy),
    );
    expect(unexplained.length).toBeGreaterThan(650);
    const unnoticed = unexplained.filter(({ id, per100 }) => {
      const foods = FOODS.map((f) => (f.id === id ? { ...f, per100: { ...per100, energy: 2 * per100.energy } } : f));
      return !foodProblems({ ...real, foods }).some((problem) => problem.startsWith(`${id}: energy is`));
    });
    expect(unnoticed.map(({ id }) => id)).toEqual([]);
  });

  it.each(['protein', 'fat', 'fibre'] as const)('says when %s is another than the source’s', (name) => {
    const off = { ...beans, per100: { ...beans.per100, [name]: 2 * beans.per100[name] + 1 } };
    const source = { id: 'beans', ndb: '16001' };
    expect(problemsOf(source)).toEqual([]);
    expect(problemsOf(source, [off])).toEqual([expect.stringMatching(`^beans: ${name} is`)]);
    expect(problemsOf({ ...source, differs: { [name]: 'tinned' } }, [off])).toEqual([]);
  });

  it('takes energy by the factors of the law, and alcohol beyond them', () => {
    const source = { id: 'beans', ndb: '16001' };
    const withEnergy = (energy: number) => [{ ...beans, per100: { ...beans.per100, energy } }];
    expect(problemsOf(source, withEnergy(322), [{ ...row, energy: 200 }])).toEqual([]);
    expect(problemsOf(source, withEnergy(200), [{ ...row, energy: 200 }])).toEqual([
      'beans: energy is 200, its source says 322',
    ]);
    expect(problemsOf(source, withEnergy(522), [{ ...row, energy: 554 }])).toEqual([]);
  });

  it('does not compare what the source leaves open', () => {
    const open: UsdaFood = { ndb: '16001', food: 'Beans', energy: 322, protein: 20, fat: 2, carbohydrate: 64 };
    expect(problemsOf({ id: 'beans', ndb: '16001' }, [beans], [open])).toEqual([]);
    expect(problemsOf({ id: 'beans', ndb: '16001' }, [beans], [{ ...open, energy: 644 }])).toHaveLength(1);
  });

  it('reckons a food from its parts', () => {
    const cooked = food('cooked-beans', { energy: 129, protein: 8, fat: 0.8, fibre: 6.4, carbs: 19 });
    const sources: FoodSource[] = [
      { id: 'beans', ndb: '16001' },
      { id: 'cooked-beans', parts: { beans: 0.4 } },
    ];
    const tables = { foods: [beans, cooked], sources, usda: [row] };
    expect(foodProblems(tables)).toEqual([]);
    const raw = { ...cooked, per100: beans.per100 };
    expect(foodProblems({ ...tables, foods: [beans, raw] })).toContain(
      'cooked-beans: energy is 322, its source says 128.8',
    );
    expect(problemsOf({ id: 'beans', parts: { peas: 1 } }, [beans], [])).toEqual([
      'beans: cannot be reckoned from “peas”',
    ]);
    expect(problemsOf({ id: 'beans', parts: { beans: 1 } }, [beans], [])).toEqual([
      'beans: cannot be reckoned from “beans”',
    ]);
  });

  it('holds the energy of the rest to its own macronutrients', () => {
    const doubled = { ...beans, per100: { ...beans.per100, energy: 644 } };
    for (const source of [
      { id: 'beans', label: 'tins' },
      { id: 'beans', estimate: 'a guess' },
    ]) {
      expect(problemsOf(source, [beans], [])).toEqual([]);
      expect(problemsOf(source, [doubled], [])).toEqual(['beans: energy is 644, its source says 322']);
    }
  });

  it('says when a food has no source, or two', () => {
    const peas = { id: 'peas', label: 'tins' };
    expect(foodProblems({ foods: [beans], sources: [], usda: [] })).toEqual(['beans: no source']);
    const twice = [
      { ...peas, id: 'beans' },
      { ...peas, id: 'beans' },
    ];
    expect(foodProblems({ foods: [beans], sources: twice, usda: [] })).toEqual(['beans: more than one source']);
  });

  it('says what nobody needs or has', () => {
    expect(foodProblems({ foods: [], sources: [{ id: 'peas', label: 'tins' }], usda: [] })).toEqual([
      'peas: a source of no food',
    ]);
    expect(foodProblems({ foods: [], sources: [], usda: [row] })).toEqual([
      'USDA 16001: no food stands on “Beans, raw”',
    ]);
    expect(problemsOf({ id: 'beans', ndb: '99999' }, [beans], [])).toEqual(['beans: USDA 99999 is not in the table']);
    expect(problemsOf({ id: 'beans', ndb: '16001', differs: { fat: 'fried' } })).toEqual([
      'beans: fat is the source’s: it needs no reason',
    ]);
  });
});
