import { describe, expect, it } from 'vitest';
import { micronutrientProblems, micronutrientTable } from '#src/db/seed/food-micronutrients.ts';
import { FOOD_SOURCES, type FoodSource, USDA_FOODS, type UsdaFood } from '#src/db/seed/food-sources.ts';
import type { Food } from '#src/domain/foods/food.ts';
import { MICRONUTRIENT_TABLE } from '#src/domain/foods/micronutrients.ts';
import { FOODS } from '#src/domain/foods/table.ts';

const real = { foods: FOODS, sources: FOOD_SOURCES, usda: USDA_FOODS };
const per100 = { energy: 0, fat: 0, saturated: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0, salt: 0, vitaminC: 0 };
const food = (id: string, more: Partial<Food> = {}): Food => ({
  ...{ id, names: [id], aisle: 'produce', per100 },
  ...more,
});
const beans: UsdaFood = { ndb: '16001', food: 'Beans, raw', calcium: 120, iron: 8.123, zinc: 3, vitaminB12: 0 };
const leaves: UsdaFood = { ndb: '11001', food: 'Leaves, raw', calcium: 40, iron: 2 };
const rowsOf = (...sources: FoodSource[]) =>
  micronutrientTable({ foods: sources.map(({ id }) => food(id)), sources, usda: [beans, leaves] });

describe('the table of micronutrients', () => {
  it('is what follows from the sources', () => {
    expect(micronutrientProblems(real, MICRONUTRIENT_TABLE)).toEqual([]);
  });

  it('is said to differ wherever a figure is another, is missing, or belongs to no food', () => {
    const { tofu: _, ...without } = MICRONUTRIENT_TABLE;
    const wrong = { ...without, spinach: [99, 27.1, 0.53, 0], unobtainium: [0, 0, 0, 0] };
    expect(micronutrientProblems(real, wrong).map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining(['tofu', 'spinach', 'unobtainium']),
    );
    expect(micronutrientProblems(real, wrong)).toHaveLength(3);
  });

  it('takes a row as it is, and nothing of what it leaves open but that plants make no vitamin B12', () => {
    expect(rowsOf({ id: 'beans', ndb: '16001' }, { id: 'leaves', ndb: '11001' })).toEqual({
      beans: [120, 8.12, 3, 0],
      leaves: [40, 2, null, 0],
    });
  });

  it('takes them of a like food, of so much of it, or of none, apart from the other figures', () => {
    const label = 'packets';
    expect(
      rowsOf(
        { id: 'beans', ndb: '16001' },
        { id: 'dried', label, micros: { ndb: '16001', share: 2 } },
        { id: 'drink', label, micros: { parts: { beans: 0.5 }, fortified: ['calcium'] } },
        { id: 'halved', parts: { drink: 0.5 } },
        { id: 'jelly', label, micros: { none: 'water' } },
        { id: 'powder', label, micros: { unknown: 'no table has it' } },
        { id: 'set', ndb: '16001', micros: { given: { calcium: 10 }, why: 'without salts' } },
      ),
    ).toMatchObject({
      dried: [240, 16.2, 6, 0],
      drink: [60, 4.06, 1.5, 0, ['calcium']],
      halved: [30, 2.03, 0.75, 0],
      jelly: [0, 0, 0, 0],
      powder: [null, null, null, 0],
      set: [10, 8.12, 3, 0],
    });
  });

  it('does not know them of a part that nobody knows, nor of parts in a circle', () => {
    const rows = rowsOf(
      { id: 'powder', label: 'packets', micros: { unknown: 'no table has it' } },
      { id: 'mix', parts: { powder: 0.1 } },
      { id: 'hen', parts: { egg: 1 } },
      { id: 'egg', parts: { hen: 1 } },
    );
    expect(rows).toMatchObject({ mix: [null, null, null, 0], hen: [null, null, null, null] });
  });

  it('has no food of an animal', () => {
    const sources = [{ id: 'ham', ndb: '16001' }];
    expect(micronutrientTable({ foods: [food('ham', { origin: 'meat' })], sources, usda: [beans] })).toEqual({});
  });

  it('asks for a source where there is a label only, and for a reason where a figure is given', () => {
    const sources: FoodSource[] = [
      { id: 'jelly', label: 'packets' },
      { id: 'set', ndb: '16001', micros: { given: { calcium: 10 } } },
    ];
    const tables = { foods: [food('jelly'), food('set')], sources, usda: [beans] };
    expect(micronutrientProblems(tables, micronutrientTable(tables))).toEqual([
      'jelly: no source of micronutrients',
      'set: micronutrients are given without a reason',
    ]);
  });
});
