import { describe, expect, it } from 'vitest';
import { inDigits } from '#src/domain/quantities/in-digits.ts';
import { inWords, NUMBER, NUMBER_WORD, numberOf, PART_WORD, partSign } from '#src/domain/quantities/number-words.ts';
import { exactNumberIn, numberIn } from '#src/domain/quantities/written-numbers.ts';

describe('numberOf', () => {
  it.each([
    ['20', 20],
    ['1.5', 1.5],
    ['twelve', 12],
    ['twenty five', 25],
    ['three hundred', 300],
    ['half a dozen', 6],
    ['two dozen', 24],
  ])('reads "%s"', (text, number) => {
    expect(new RegExp(`^${NUMBER}$`).test(text)).toBe(true);
    expect(numberOf(text)).toBe(number);
  });

  it('reads an article, a hyphen and capitals', () => {
    expect(['a', 'An', 'Twenty-one', 'THREE'].map(numberOf)).toEqual([1, 1, 21, 3]);
    expect(/twenty/.test(new RegExp(NUMBER_WORD).exec('twenty-one')?.[0] ?? '')).toBe(true);
  });
});

it('writes numbers as words up to twelve', () => {
  expect([1, 12, 13, 0, 1.5].map(inWords)).toEqual(['one', 'twelve', '', '', '']);
});

it.each([
  ['half', '½'],
  ['a third', '⅓'],
  ['Two thirds', '⅔'],
  ['three-quarters', '¾'],
  ['one quarter', '¼'],
])('knows the sign of "%s"', (words, sign) => {
  expect(new RegExp(`^${PART_WORD}$`, 'i').test(words)).toBe(true);
  expect(partSign(words)).toBe(sign);
});

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

it('reads numbers with a comma, with a sign and as a fraction', () => {
  expect(['1,5', '1½', '2 1/4', '⅓'].map(numberIn)).toEqual([1.5, 1.5, 2.25, 0.333]);
  expect(exactNumberIn('⅓')).toBe(1 / 3);
});

it('writes every number of a text in digits, however it begins', () => {
  expect(inDigits('Three leeks, TWO carrots and four onions')).toBe('3 leeks, 2 carrots and 4 onions');
});
