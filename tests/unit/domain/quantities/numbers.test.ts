import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords } from '#src/domain/quantities/number-words.ts';
import { numberAt, numberIn } from '#src/domain/quantities/numbers.ts';

/** A text, and of it what is read as a number: the words, the value, and of a range its upper end. */
type Case = [text: string, read: string | null, value?: number, max?: number];

const CASES: Case[] = [
  // Whole numbers, decimals, thousands
  ['2 onions', '2', 2],
  ['12', '12', 12],
  ['0.5 l', '0.5', 0.5],
  ['.5 l', '.5', 0.5],
  ['0,5 l', '0,5', 0.5],
  ['1,5 kg', '1,5', 1.5],
  ['1,25 l', '1,25', 1.25],
  ['0,125 l', '0,125', 0.125],
  ['1,000 g', '1,000', 1000],
  ['12,500 g', '12,500', 12_500],
  ['1,250.5 g', '1,250.5', 1250.5],
  ['1,000,000', '1,000,000', 1_000_000],
  ['1.000 kg', '1.000', 1],
  ['1, 2 or 3', '1', 1],
  // Fractions, with each of the slashes
  ['1/2 cup', '1/2', 0.5],
  ['1⁄2 cup', '1⁄2', 0.5],
  ['1∕2 cup', '1∕2', 0.5],
  ['½ cup', '½', 0.5],
  ['⅚ cup', '⅚', 5 / 6],
  ['⅓ cup', '⅓', 1 / 3],
  ['3/16 inch', '3/16', 3 / 16],
  ['3/2 cups', '3/2', 1.5],
  // Wholes with a part
  ['1 1/2 cups', '1 1/2', 1.5],
  ['1-1/2 cups', '1-1/2', 1.5],
  ['1–1/2 cups', '1–1/2', 1.5],
  ['1 and 1/2 cups', '1 and 1/2', 1.5],
  ['1 & 1/2 cups', '1 & 1/2', 1.5],
  ['1 1⁄2 cups', '1 1⁄2', 1.5],
  ['1½ cups', '1½', 1.5],
  ['1 ½ cups', '1 ½', 1.5],
  ['1-½ cups', '1-½', 1.5],
  ['1 and ½ cups', '1 and ½', 1.5],
  ['2\u00a0½ cups', '2\u00a0½', 2.5],
  ['10 3/4 oz', '10 3/4', 10.75],
  ['2 and a half cups', '2 and a half', 2.5],
  // Ranges
  ['2–3 cloves', '2–3', 2, 3],
  ['2-3 cloves', '2-3', 2, 3],
  ['2 — 3 cloves', '2 — 3', 2, 3],
  ['2 − 3 cloves', '2 − 3', 2, 3],
  ['2~3 cloves', '2~3', 2, 3],
  ['2 to 3 cloves', '2 to 3', 2, 3],
  ['2 or 3 cloves', '2 or 3', 2, 3],
  ['3-to 3½-pound', '3-to 3½', 3, 3.5],
  ['1 ½- to 2-pound', '1 ½- to 2', 1.5, 2],
  ['½–¾ tsp', '½–¾', 0.5, 0.75],
  ['1/2-3/4 tsp', '1/2-3/4', 0.5, 0.75],
  ['1 1/2 to 2 hours', '1 1/2 to 2', 1.5, 2],
  ['1-1 1/2 cups', '1-1 1/2', 1, 1.5],
  ['1-1½ cups', '1-1½', 1, 1.5],
  ['1.5-2 kg', '1.5-2', 1.5, 2],
  ['1,5–2,5 kg', '1,5–2,5', 1.5, 2.5],
  ['1,000–1,200 g', '1,000–1,200', 1000, 1200],
  ['two to three', 'two to three', 2, 3],
  ['one or two', 'one or two', 1, 2],
  ['2 to taste', '2', 2],
  ['2-inch', '2', 2],
  ['2 or so', '2', 2],
  // Signs
  ['-18 °C', '-18', -18],
  ['−18 °C', '−18', -18],
  ['minus 18 °C', 'minus 18', -18],
  // Words
  ['one onion', 'one', 1],
  ['Twelve figs', 'Twelve', 12],
  ['twenty-five minutes', 'twenty-five', 25],
  ['twenty five minutes', 'twenty five', 25],
  ['ninety', 'ninety', 90],
  ['a hundred grams', 'a hundred', 100],
  ['two hundred and fifty g', 'two hundred and fifty', 250],
  ['a dozen rolls', 'a dozen', 12],
  ['half a dozen rolls', 'half a dozen', 6],
  ['half dozen rolls', 'half dozen', 6],
  ['2 dozen rolls', '2 dozen', 24],
  ['1½ dozen rolls', '1½ dozen', 18],
  ['two dozen rolls', 'two dozen', 24],
  ['a couple of carrots', 'a couple of', 2],
  ['half an onion', 'half an', 0.5],
  ['half onion', 'half', 0.5],
  ['Half a cup', 'Half a', 0.5],
  ['half of the dough', 'half of the', 0.5],
  ['a half cup', 'a half', 0.5],
  ['one half cup', 'one half', 0.5],
  ['a quarter of a cabbage', 'a quarter of a', 0.25],
  ['a third of a cup', 'a third of a', 1 / 3],
  ['an eighth of a teaspoon', 'an eighth of a', 0.125],
  ['two thirds cup', 'two thirds', 2 / 3],
  ['two-thirds of a cup', 'two-thirds of a', 2 / 3],
  ['three quarters of an hour', 'three quarters of an', 0.75],
  ['one and a half cups', 'one and a half', 1.5],
  ['two and a quarter pounds', 'two and a quarter', 2.25],
  ['two and three quarters', 'two and three quarters', 2.75],
  // No numbers
  ['1/2 a bunch', '1/2 a', 0.5],
  ['½ an onion', '½ an', 0.5],
  ['1 1/2 a day', '1 1/2', 1.5],
  ['1/0 cup', null],
  ['0/0', null],
  ['onions', null],
  ['', null],
  ['someone', null],
  ['oneness', null],
  ['half-fat milk', null],
  ['half and half', null],
  ['a onion', null],
  ['tenderstem', null],
];

describe('numberAt', () => {
  it.each(CASES)('reads "%s"', (text, read, value, max = null as unknown as number) => {
    const found = numberAt(text);
    expect(found && text.slice(0, found.length)).toBe(read);
    if (read === null) return;
    expect(found?.value).toBeCloseTo(value ?? Number.NaN, 10);
    expect(found?.max ?? null).toBe(max);
  });

  it('reads at a place, and nothing within a word or a number', () => {
    expect(numberAt('add 1½ cups', 4)).toEqual({ value: 1.5, max: null, length: 2 });
    expect(numberAt('a1 125', 1)).toBeNull();
    expect(numberAt('125', 1)).toBeNull();
  });

  test.prop([fc.string({ maxLength: 200 }), fc.nat(40)])('is total: %s', (text, at) => {
    const found = numberAt(text, at);
    expect(found === null || (found.length > 0 && Number.isFinite(found.value))).toBe(true);
  });

  const pieces = fc.array(
    fc.constantFrom(
      '1',
      '99999999',
      '/',
      '½',
      ',',
      '.',
      ' ',
      '-',
      ' to ',
      ' and ',
      'half',
      'a ',
      'dozen',
      '٣',
      'é',
      'hundred',
    ),
    { maxLength: 5000 },
  );
  test.prop([pieces], { numRuns: 50 })('takes a millisecond for 5,000 characters', (parts) => {
    const text = parts.join('').slice(0, 5000);
    const began = performance.now();
    numberAt(text);
    expect(performance.now() - began).toBeLessThan(50);
  });

  it('reads a number of forty digits, and of what is too large for one nothing', () => {
    expect(numberAt('9'.repeat(40))?.length).toBe(40);
    expect(numberAt('9'.repeat(400))).toBeNull();
  });

  test.prop([fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 15 }), fc.integer({ min: 2, max: 16 })])(
    'reads the same number however it is written: %i %i/%i',
    (whole, over, under) => {
      const value = whole + over / under;
      for (const slash of ['/', '⁄', '∕'])
        for (const joined of [' ', '-', ' and ', ' & '])
          expect(numberIn(`${whole}${joined}${over}${slash}${under}`)).toBeCloseTo(value, 10);
    },
  );
});

it('reads an article as one', () => expect(['a', 'An'].map(numberIn)).toEqual([1, 1]));

it('writes numbers as words up to twelve', () => {
  expect([1, 12, 13, 0, 1.5].map(inWords)).toEqual(['one', 'twelve', '', '', '']);
});
