import { describe, expect, it } from 'vitest';
import { lineOf } from '#src/domain/recipes/editing/complete-recipe.ts';

describe('a line of a list', () => {
  it.each([
    ['200', 'g', 'red lentils, rinsed', '200 g red lentils, rinsed'],
    ['2', '400 g tins', 'chopped tomatoes', '2 × 400 g tins chopped tomatoes'],
    ['', '400 g tin', 'chopped tomatoes', '1 × 400 g tin chopped tomatoes'],
    ['a', 'pinch', 'salt', 'a pinch of salt'],
    ['A', 'good Handful', 'kale', 'A good Handful of kale'],
    ['2', 'pinch', 'salt', '2 pinch salt'],
    ['a', 'large', 'onion', 'a large onion'],
    ['', '', 'salt', 'salt'],
  ])('of %j, %j and %j is %j', (amount, unit, name, line) => expect(lineOf({ amount, unit, name })).toBe(line));
});
