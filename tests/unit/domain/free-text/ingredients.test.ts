import { describe, expect, it } from 'vitest';
import { readSingleIngredient } from '#src/domain/free-text/ingredients.ts';

describe('readSingleIngredient', () => {
  it.each([
    ['bread flour 400g (80%)', '400', 'bread flour'],
    ['salt: 10 g (2.5 %)', '10', 'salt'],
    ['yeast 4g (1%)', '4', 'yeast'],
  ])('leaves out the share that bakers write behind the amount of "%s"', (text, amount, name) =>
    expect(readSingleIngredient(text)).toEqual({ amount, unit: 'g', name }),
  );

  it.each(['a 400 g tin of chickpeas', 'an 800 g tin of chickpeas'])('counts "%s" as one', (text) =>
    expect(readSingleIngredient(text)?.amount).toBe('1'),
  );
});
