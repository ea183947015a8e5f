import { describe, expect, it } from 'vitest';
import { byAisle, listText } from '#src/domain/premium/shopping/by-aisle.ts';
import { mergeRecipes, ownItem } from '#src/domain/premium/shopping/merge.ts';

const items = [
  ...mergeRecipes([
    {
      entryId: 'a',
      recipeServings: 2,
      servings: 2,
      ingredients: ['1 tsp salt', '1 tin chickpeas', '2 onions', '1 lemon'],
    },
  ]),
  ownItem('b', 'Bin bags'),
];

describe('byAisle', () => {
  it('walks through the shop and keeps staples apart', () => {
    const { aisles, staples } = byAisle({ items });
    expect(aisles.map(({ label, items }) => [label, items.map(({ name }) => name)])).toEqual([
      ['Fruit and vegetables', ['Lemon', 'Onions']],
      ['Tins and jars', ['Chickpeas']],
      ['Everything else', ['Bin bags']],
    ]);
    expect(staples.map(({ name }) => name)).toEqual(['Salt']);
  });
});

describe('a shop’s own order', () => {
  it('is that of the groups and of the text; what it doesn’t name comes after', () => {
    const list = { items, aisles: ['other', 'tins'] as const };
    const labels = ['Everything else', 'Tins and jars', 'Fruit and vegetables'];
    expect(byAisle({ ...list, aisles: [...list.aisles] }).aisles.map(({ label }) => label)).toEqual(labels);
    expect(listText({ ...list, aisles: [...list.aisles] }).split('\n')[0]).toBe('Everything else');
  });
});

describe('listText', () => {
  it('is plain text by aisle, without what is ticked', () => {
    const text = listText({ items: items.map((item) => ({ ...item, isTicked: item.name === 'Lemon' })) });
    expect(text).toBe(
      'Fruit and vegetables\n- Onions: 2\n\nTins and jars\n- Chickpeas: 1 × 400 g tin (240 g drained)\n\nEverything else\n- Bin bags\n\nHave it?\n- Salt: 1 tsp',
    );
  });
});
