import { expect, it } from 'vitest';
import { counted, nounFor } from '#src/domain/counted.ts';

it('gives a noun its s for all numbers but one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'ticked item'))).toEqual([
    '0 ticked items',
    '1 ticked item',
    '2 ticked items',
  ]);
  expect(nounFor(0.5, 'portion')).toBe('portions');
});
