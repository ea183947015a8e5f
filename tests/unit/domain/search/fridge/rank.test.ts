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
  staples: [],
  // What is made of something made comes before what that is made of.
  madeFrom: [
    [GROUND, [TOASTED], false],
    [TOASTED, [SEEDS], false],
  ],
  animals: [],
};
const dal: KitchenRecipe = ['dal', 'Dal', null, 'dinner' as never, [5, 20, 0], null, [GROUND]];

describe('rank', () => {
  it('knows what is made of something that is made itself', () => {
    expect(rank(pantry, [dal], { foods: ['seeds'], staples: [] }).results).toMatchObject([{ id: 'dal', missing: [] }]);
    expect(rank(pantry, [dal], { foods: ['ground'], staples: [] }).results).toMatchObject([{ id: 'dal', missing: [] }]);
  });
});
