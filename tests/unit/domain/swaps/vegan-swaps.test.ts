import { describe, expect, it } from 'vitest';
import { isOfAnimals } from '#src/domain/foods/food.ts';
import { FURTHER_FOODS } from '#src/domain/foods/lexicon.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { veganVerdict } from '#src/domain/ingredients/vegan.ts';
import rows from '#src/domain/swaps/tables/vegan-swaps.json' with { type: 'json' };
import { veganSwaps } from '#src/domain/swaps/vegan-swaps.ts';

const swapsOf = (text: string) => {
  const verdict = veganVerdict(parseIngredientLine(text));
  if (verdict.verdict !== 'animal') throw new Error(`${text} is vegan`);
  return veganSwaps(text, verdict.words, verdict.food);
};

describe('veganSwaps', () => {
  it('knows something for every food of an animal', () => {
    const animals = [...FOODS, ...FURTHER_FOODS].filter(isOfAnimals);
    expect(animals.length).toBeGreaterThan(50);
    expect(animals.filter((food) => veganSwaps('', '', food).length === 0)).toEqual([]);
  });

  it('offers nothing of an animal, for foods there are', () => {
    const names = new Set(FOODS.flatMap((food) => (isOfAnimals(food) ? [food.names[0]] : [])));
    for (const { from, name } of rows) {
      if (from !== undefined) expect(names).toContain(from);
      expect(veganVerdict(parseIngredientLine(`100 g ${name}`)).verdict, name).not.toBe('animal');
    }
  });

  it('writes the line anew where the amount stays', () => {
    expect(swapsOf('150 g butter, softened')[0]?.line).toBe('150 g vegan butter, softened');
    expect(swapsOf('2 tbsp Runny Honey')[0]?.line).toBe('2 tbsp maple syrup');
    expect(swapsOf('3 eggs').map(({ line }) => line)).toEqual([null, null, null]);
    expect(swapsOf('500 g venison')[0]?.name).toBe('seitan');
  });
});
