import { describe, expect, it } from 'vitest';
import { countIn } from '#src/domain/scaling/mark-words.ts';

describe('countIn', () => {
  it.each([
    ['2 tablespoons of water', { one: 'tablespoon of water', many: 'tablespoons of water' }],
    ['2 cups of stock', { one: 'cup of stock', many: 'cups of stock' }],
    ['between four warm bowls', { one: 'warm bowl', many: 'warm bowls' }],
    ['4 tbsp of water', 'tbsp of water'],
    ['2 kg of ice', 'kg of ice'],
    ['4 of the cloves', 'of the cloves'],
  ])('bends the noun of "%s" with its number', (text, noun) => {
    expect(countIn(text)?.noun).toEqual(noun);
  });
});
