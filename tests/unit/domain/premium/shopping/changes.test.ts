import { describe, expect, it } from 'vitest';
import { type ListChange, listWithChange } from '#src/domain/premium/shopping/changes.ts';
import type { ShoppingList } from '#src/domain/premium/shopping/list.ts';
import { inAisleOrder, mergeRecipes, ownItem, type RecipeToShop } from '#src/domain/premium/shopping/merge.ts';

const SOUP: RecipeToShop = {
  entryId: 'soup',
  ingredients: ['200 g red lentils', '1 onion'],
  recipeServings: 2,
  servings: 2,
};
const STEW: RecipeToShop = {
  entryId: 'stew',
  ingredients: ['300 g onions', '1 carrot'],
  recipeServings: 4,
  servings: 4,
};

const listOf = (...recipes: RecipeToShop[]): ShoppingList => ({
  entries: recipes.map(({ entryId, servings }) => ({
    id: entryId,
    recipeId: entryId,
    title: entryId,
    servings,
    swaps: [],
    allergens: null,
    removedKeys: [],
    week: null,
    createdAt: 1,
  })),
  items: mergeRecipes(recipes),
});
const changed = (list: ShoppingList, ...changes: ListChange[]) => changes.reduce<ShoppingList>(listWithChange, list);

describe('withChange', () => {
  it('comes to the same amounts as the server when servings change', () => {
    const { items, entries } = changed(listOf(SOUP, STEW), {
      type: 'servings',
      id: '1',
      entryId: 'soup',
      title: 'soup',
      servings: 5,
    });
    expect(items).toEqual(mergeRecipes([{ ...SOUP, servings: 5 }, STEW]));
    expect(entries.map(({ servings }) => servings)).toEqual([5, 4]);
  });

  it('comes to the same packs and fruit as the server when servings change', () => {
    const pie = {
      ...SOUP,
      entryId: 'pie',
      ingredients: ['240 g cooked chickpeas', '2 tbsp lemon juice', '4 garlic cloves'],
    };
    const tart = { ...STEW, entryId: 'tart', ingredients: ['1 lemon', '2 tsp lemon zest', '12 garlic cloves'] };
    const { items } = changed(listOf(pie, tart), {
      type: 'servings',
      id: '1',
      entryId: 'pie',
      title: 'pie',
      servings: 6,
    });
    expect(items.map(({ key, amount }) => [key, amount])).toEqual(
      mergeRecipes([{ ...pie, servings: 6 }, tart]).map(({ key, amount }) => [key, amount]),
    );
  });

  it('reads a list that the browser kept from before packs were known', () => {
    const { entries, items } = listOf(SOUP, STEW);
    const old = items.map(({ purchase: _, sources, ...item }) => ({
      ...item,
      sources: sources.map(({ portion: { unit, quantity, grams }, ...source }) => ({
        ...source,
        portion: { unit, quantity, grams },
      })),
    }));
    const kept = JSON.parse(JSON.stringify({ entries, items: old })) as ShoppingList;
    const { items: after } = changed(kept, { type: 'servings', id: '1', entryId: 'soup', title: 'soup', servings: 4 });
    expect(after.find(({ key }) => key === 'food:red-lentils')?.amount.replaceAll('\u00a0', ' ')).toBe('400 g');
  });

  it('comes to the same as the server when a recipe is removed', () => {
    const { items, entries } = changed(listOf(SOUP, STEW), { type: 'remove-entry', id: '1', entryId: 'soup' });
    // The name is the server's to find: what was many may be one now.
    expect(items.map(({ key, amount }) => [key, amount])).toEqual(
      mergeRecipes([STEW]).map(({ key, amount }) => [key, amount]),
    );
    expect(entries.map(({ id }) => id)).toEqual(['stew']);
  });

  it('removes items, and a recipe of which nothing is left', () => {
    const change: ListChange = { type: 'remove-items', id: '1', keys: ['food:red-lentils', 'food:onion'] };
    const { items, entries } = changed(listOf(SOUP, STEW), change);
    expect(items.map(({ key }) => key)).toEqual(['food:carrot']);
    expect(entries.map(({ id }) => id)).toEqual(['stew']);
  });

  it('ticks, and unticks what more has to be bought of', () => {
    const tick: ListChange = { type: 'tick', id: '1', key: 'food:onion', name: 'Onion', ticked: true };
    const ticked = (list: ShoppingList) => list.items.find(({ key }) => key === 'food:onion')?.isTicked;
    const list = changed(listOf(SOUP, STEW), tick);
    expect(ticked(list)).toBe(true);
    expect(ticked(changed(list, { type: 'servings', id: '2', entryId: 'soup', title: 'soup', servings: 1 }))).toBe(
      true,
    );
    expect(ticked(changed(list, { type: 'servings', id: '2', entryId: 'soup', title: 'soup', servings: 3 }))).toBe(
      false,
    );
  });

  it('adds an own item once, and removes it', () => {
    const add: ListChange = { type: 'add-own', id: 'bags', text: 'Bin bags' };
    const list = changed(listOf(SOUP), add, add);
    expect(list.items.filter(({ name }) => name === 'Bin bags')).toHaveLength(1);
    expect(changed(list, { type: 'remove-items', id: '1', keys: ['own:bags'] }).items).toEqual(listOf(SOUP).items);
    expect(changed(list, { type: 'remove-entry', id: '1', entryId: 'bags' }).items).toEqual(listOf(SOUP).items);
  });

  it('leaves a list alone that does not know what changed', () => {
    const list = { ...listOf(SOUP), items: inAisleOrder([...listOf(SOUP).items, ownItem('a', 'Oat milk')]) };
    const changes: ListChange[] = [
      { type: 'tick', id: '1', key: 'food:gone', name: 'It', ticked: true },
      { type: 'servings', id: '2', entryId: 'gone', title: 'gone', servings: 3 },
      { type: 'remove-items', id: '3', keys: ['food:gone'] },
      { type: 'remove-entry', id: '4', entryId: 'gone' },
    ];
    expect(changed(list, ...changes)).toEqual(list);
  });
});
