import { describe, expect, it } from 'vitest';
import { inDigits } from '#src/domain/quantities/in-digits.ts';

describe('inDigits', () => {
  it.each([
    ['three leeks, half a cup of rice', '3 leeks, ½ cup of rice'],
    ['one and a half cups', '1½ cups'],
    ['a teaspoon and a half of salt', '1½ teaspoon of salt'],
    ['two and a quarter pounds', '2¼ pounds'],
    ['a dozen rolls and half a dozen figs', '12 rolls and 6 figs'],
    ['a couple of carrots', '2 carrots'],
    ['three quarters of an hour', '¾ hour'],
    ['quarter teaspoon', '¼ teaspoon'],
    ['forty-five minutes', '45 minutes'],
    ['two hundred and fifty grams, a hundred millilitres', '250 grams, 100 millilitres'],
    ['someone and none', 'someone and none'],
  ])('writes "%s" as "%s"', (spoken, written) => {
    expect(inDigits(spoken)).toBe(written);
  });
});

it('writes every number of a text in digits, however it begins', () => {
  expect(inDigits('Three leeks, TWO carrots and four onions')).toBe('3 leeks, 2 carrots and 4 onions');
});
