import { describe, expect, it } from 'vitest';
import type { KitchenRecipe, Pantry } from '#src/domain/search/fridge/kitchen.ts';
import { rank } from '#src/domain/search/fridge/rank.ts';

const [SEEDS, TOASTED, GROUND] = [0, 1, 2];
const pantry: Pantry = {
  foods: [
    ['seeds', 'cumin seeds'],
    ['toasted', 'toasted cumin seeds'],
    ['ground', 'ground cumin'],
  ],
  kinds: [],
  sorts: [],
  staples: [],
  // What is made of something made comes before what that is made of.
  madeFrom: [
    [GROUND, [TOASTED], false],
    [TOASTED, [SEEDS], false],
  ],
  roles: '000',
  others: [],
};
const dal: KitchenRecipe = ['dal', 'Dal', null, 'dinner' as never, [5, 20, 0], null, [GROUND], 'f', 0];

describe('rank', () => {
  it('knows what is made of something that is made itself', () => {
    expect(rank(pantry, [dal], { foods: ['seeds'], staples: [] }).results).toMatchObject([{ id: 'dal', missing: [] }]);
    expect(rank(pantry, [dal], { foods: ['ground'], staples: [] }).results).toMatchObject([{ id: 'dal', missing: [] }]);
  });

  it('asks what a missing thing costs to get: a spice less than a main food', () => {
    const kitchen: Pantry = { ...pantry, madeFrom: [], roles: '303' };
    const dish = (id: string, missing: number): KitchenRecipe =>
      [...dal.slice(0, 6), [SEEDS, missing], '88', 0].with(0, id) as never;
    const both = [dish('with-bread', GROUND), dish('with-spice', TOASTED)];
    expect(rank(kitchen, both, { foods: ['seeds'], staples: [] }).results.map(({ id }) => id)).toEqual([
      'with-spice',
      'with-bread',
    ]);
  });
});
