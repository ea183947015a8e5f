import { expect, it } from 'vitest';
import { counted, freeRecipes, nounFor } from '#src/domain/counted.ts';

it('gives a noun its s for all numbers but one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'ticked item'))).toEqual([
    '0 ticked items',
    '1 ticked item',
    '2 ticked items',
  ]);
  expect(nounFor(0.5, 'portion')).toBe('portions');
});

it('claims no more recipes than there are', () => {
  expect([0, 1, 9, 10, 87, 100, 162, 999, 1000, 23_456].map(freeRecipes)).toEqual(
    [
      'Free',
      '1+ free',
      '9+ free',
      '10+ free',
      '87+ free',
      '100+ free',
      '160+ free',
      '990+ free',
      '1000+ free',
      '1000+ free',
    ].map((said) => `${said} vegan recipes`),
  );
});
