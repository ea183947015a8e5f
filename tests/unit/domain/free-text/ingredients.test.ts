import { describe, expect, it } from 'vitest';
import { ingredientTexts, readSingleIngredient } from '#src/domain/free-text/ingredients.ts';

describe('readSingleIngredient', () => {
  it.each([
    ['bread flour 400g (80%)', '400', 'bread flour'],
    ['salt: 10 g (2.5 %)', '10', 'salt'],
    ['yeast 4g (1%)', '4', 'yeast'],
  ])('leaves out the share that bakers write behind the amount of "%s"', (text, amount, name) =>
    expect(readSingleIngredient(text)).toEqual({ amount, unit: 'g', name }),
  );

  it('takes how it is made ready from behind the amount', () =>
    expect(readSingleIngredient('Tofu: 200 g, pressed')).toEqual({ amount: '200', unit: 'g', name: 'tofu, pressed' }));

  it.each(['a 400 g tin of chickpeas', 'an 800 g tin of chickpeas'])('counts "%s" as one', (text) =>
    expect(readSingleIngredient(text)?.amount).toBe('1'),
  );
});

describe('ingredientTexts', () => {
  it.each([
    ['salt, pepper', ['salt', 'pepper']],
    ['1 onion, finely chopped', ['1 onion, finely chopped']],
    [
      '3 bananas 250 grams of flour 2 teaspoons of baking powder',
      ['3 bananas', '250 grams of flour', '2 teaspoons of baking powder'],
    ],
  ])('parts "%s"', (text, parts) => expect(ingredientTexts(text)).toEqual(parts));
});
