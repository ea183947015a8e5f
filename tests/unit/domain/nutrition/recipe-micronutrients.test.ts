import { describe, expect, it } from 'vitest';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import { readMarked } from '#src/domain/scaling/mark-notation.ts';

function serving(ingredients: string[], { steps = [] as string[], servings = 1 } = {}) {
  const cooking = readMarked(steps, ingredients);
  if (!('marks' in cooking)) throw new Error(cooking.join());
  const found = nutritionOf(parseIngredientLines(ingredients), servings, cooking);
  if (!found) throw new Error('There are no figures');
  const { per100, byLabel } = found.micronutrients;
  const of = (amount: number | null) => (amount === null ? null : (amount * found.servingGrams) / 100);
  return {
    calcium: of(per100.calcium),
    iron: of(per100.iron),
    zinc: of(per100.zinc),
    vitaminB12: of(per100.vitaminB12),
    byLabel,
  };
}

describe('the micronutrients of a dish', () => {
  it('are those of its foods, by their rows of the USDA', () => {
    // Red lentils (16144): 48, 7.39, 3.6 mg in 100 g. Spinach (11457): 99, 2.71, 0.53 mg.
    const two = serving(['200 g red lentils', '100 g spinach'], { servings: 2 });
    expect(two.calcium).toBeCloseTo((96 + 99) / 2);
    expect(two.iron).toBeCloseTo((14.78 + 2.71) / 2);
    expect(two.zinc).toBeCloseTo((7.2 + 0.53) / 2);
    expect(two.vitaminB12).toBe(0);
    expect(two.byLabel).toEqual([]);
  });

  it('stay what they are while water boils away, and go with what is strained off', () => {
    const lines = ['200 g red lentils', '600 ml vegetable stock'];
    const boiled = serving(lines, { steps: ['Simmer the {lentils} in the {stock} for {20 minutes}.'] });
    expect(boiled.iron).toBeCloseTo(serving(lines).iron ?? 0);
    const milk = { steps: ['Blend the {almonds|eaten 35 %}.'] };
    // Almonds (12061): 269 mg of calcium in 100 g.
    expect(serving(['100 g almonds'], milk).calcium).toBeCloseTo(269 * 0.35);
  });

  it('count every food of a line that names several', () => {
    // Cumin (02014): 66.4 mg of iron in 100 g; coriander seed (02013): 16.3 mg.
    const [both, cumin, coriander] = [
      ['10 g each of ground cumin and ground coriander'],
      ['10 g ground cumin'],
      ['10 g ground coriander'],
    ].map((lines) => serving(lines).iron ?? Number.NaN);
    expect(both).toBeCloseTo((cumin ?? 0) + (coriander ?? 0));
    expect(cumin).toBeCloseTo(6.64);
  });

  it('are not known where those of a twentieth of the weight are not', () => {
    // Nobody knows the minerals of pea protein; that a plant makes no vitamin B12 everybody does.
    expect(serving(['100 g red lentils', '6 g protein powder'])).toMatchObject({ iron: null, vitaminB12: 0 });
    // 100 of 105 g are known, and stand for all of it.
    expect(serving(['100 g red lentils', '5 g protein powder']).iron).toBeCloseTo((7.39 * 105) / 100);
  });

  it('leave out what makers add, and say which labels tell', () => {
    // Soya milk to which nothing is added (16120) has 25 mg of calcium and no vitamin B12.
    const porridge = serving(['50 g rolled oats', '300 ml soy milk', '1 tbsp nutritional yeast']);
    expect(porridge.vitaminB12).toBeCloseTo(0);
    expect(porridge.calcium).toBeLessThan(110);
    expect(porridge.byLabel).toEqual([
      { food: 'soy milk', of: ['calcium', 'vitaminB12'] },
      { food: 'nutritional yeast', of: ['vitaminB12'] },
    ]);
  });

  it('say a product once, and none of which nothing is eaten', () => {
    expect(serving(['200 g tofu', '100 g firm tofu']).byLabel).toEqual([{ food: 'firm tofu', of: ['calcium'] }]);
    expect(serving(['200 g red lentils', 'soy milk to serve']).byLabel).toEqual([]);
  });
});
