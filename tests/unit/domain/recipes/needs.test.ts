import { describe, expect, it } from 'vitest';
import { needsOf } from '#src/domain/recipes/needs.ts';

const needs = (...ingredients: string[]) =>
  needsOf({ category: 'dinner', ingredients, instructions: [], marks: [] }).map(({ foods, isOptional }) => [
    foods.join('/'),
    isOptional,
  ]);

describe('what a recipe needs', () => {
  it('is the food of each line, headings left out', () => {
    expect(needs('For the sauce:', '2 onions, sliced', '1 tbsp olive oil')).toEqual([
      ['onion', false],
      ['olive-oil', false],
    ]);
  });

  it('is either of two where the line says or, and both where it says and', () => {
    expect(needs('200 g tofu or tempeh')).toEqual([['tofu/tempeh', false]]);
    expect(needs('salt and black pepper')).toEqual([
      ['salt', false],
      ['black-pepper', false],
    ]);
    expect(needs('2 apples, peeled and cored')).toEqual([['apple', false]]);
  });

  it('may be left out where the line says so', () => {
    expect(needs('1 tsp chilli flakes (optional)', '240 g hummus, to serve', '10 g parsley, for garnish')).toEqual([
      ['chilli-flakes', true],
      ['hummus', true],
      ['parsley', true],
    ]);
  });

  it('is said in the words of the line where nobody knows it', () => {
    expect(needsOf({ category: 'dinner', ingredients: ['3 xyzzy roots'], instructions: [], marks: [] })).toEqual([
      { foods: [], name: 'xyzzy roots', swaps: [], isOptional: false, grams: 0 },
    ]);
  });
});
