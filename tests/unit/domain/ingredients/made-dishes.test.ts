import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';

describe('what is made of a food', () => {
  it.each([
    '320 g lemon curd',
    '200 g carrot cake',
    '150 g onion dip',
    '300 g mushroom ravioli',
    '100 g strawberry jelly',
    '250 ml mushroom gravy',
    '2 slices apple strudel',
    '100 g tomato wibble',
  ])('has neither the weight nor the figures of the food: %s', (line) => {
    expect(parseIngredientLine(line).food).toBeNull();
  });

  it.each([
    ['2 carrots, cut for a cake', 'carrot'],
    ['500 g potatoes Maris Piper', 'potato'],
    ['400 g spaghetti squash', 'butternut-squash'],
    ['1 lemon, zest only', 'lemon'],
    ['200 g baby spinach leaves', 'spinach'],
    ['2 tbsp tomato purée', 'tomato-puree'],
  ])('is not looked for in %s', (line, id) => {
    expect(parseIngredientLine(line).food?.id).toBe(id);
  });
});
