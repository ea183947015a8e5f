import { describe, expect, it } from 'vitest';
import { foodWords } from '#src/domain/foods/find.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import APART from '#src/domain/foods/tables/apart.json' with { type: 'json' };
import { SHOPPING_AISLES } from '#src/domain/premium/shopping/aisles.ts';
import { itemName, type Product, productOf } from '#src/domain/premium/shopping/products.ts';

const product = (name: string): Product => {
  const found = productOf(name);
  if (!found) throw new Error(`${name} is not bought`);
  return found;
};

describe('productOf', () => {
  it.each(APART)('keeps %s apart from the food of the table it is counted with', (name) => {
    const food = FOODS.find(({ names }) =>
      names.some((each) => foodWords(each).join(' ') === foodWords(name).join(' ')),
    );
    expect(food, 'a name of the food table').toBeDefined();
    expect(product(name).key).toMatch(new RegExp(`^food:${food?.id}/`));
    expect(product(name).key).not.toBe(product(food?.names[0] ?? '').key);
  });

  it('has an aisle and a key of its own for every food that is bought', () => {
    const keys = new Map<string, string>();
    for (const { id, names } of FOODS) {
      const found = productOf(names[0]);
      if (!found) continue;
      expect(SHOPPING_AISLES).toContain(found.aisle);
      expect(keys.get(found.key), `${id} and another`).toBeUndefined();
      keys.set(found.key, id);
    }
    expect(keys.size).toBeGreaterThan(400);
  });

  it('buys no water', () => {
    expect(['water', 'cold water', 'ice cubes'].map((name) => productOf(name))).toEqual([null, null, null]);
  });

  it('takes something made of a food for another thing', () => {
    expect(product('tomato chutney')).toMatchObject({ key: 'name:tomato-chutney', aisle: 'other', food: null });
    expect(product('celery sticks with leaves').key).toBe('food:celery');
  });
});

describe('itemName', () => {
  it('is the name all lines use, else the food’s first, in the number they speak of', () => {
    const named = (...names: string[]) => itemName(names.map(product), false);
    expect(named('brown onion', 'brown onions')).toBe('Brown onions');
    expect(named('brown onion', 'onion')).toBe('Onion');
    expect(named('garlic cloves')).toBe('Garlic');
    expect(named('tomato purée')).toBe('Tomato purée');
    expect(itemName([product('lemon')], true)).toBe('Lemons');
  });
});
