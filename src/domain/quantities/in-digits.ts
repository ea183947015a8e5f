import { formatQuantity } from 'format-quantity';
import { bounded, patternFrom } from '../pattern.ts';
import { NUMBER_WORD } from './number-words.ts';
import { numberIn, PART_WORD, WORDED } from './numbers.ts';

const MEASURES = '(?:tea|table)spoon|cup|litre|liter|pint|pound|kilo';
/** "a teaspoon and a half of" */
const AND_A_HALF = bounded(10_000, patternFrom(`\\b(\\d+|an?|${NUMBER_WORD}) (\\p{L}+) and a half\\b`, 'giu'));
const WORDS = patternFrom(`\\b${WORDED}`, 'gi');
/** "half the dough" and "half of the rest" are no amounts, "half a cup" and "half cup" are. */
const PART = patternFrom(`^${PART_WORD}(?:(?: of)? (?!an?$)\\p{L}+)?$`, 'iu');
const IS_MEASURED = patternFrom(`^ (?:${MEASURES})`, 'i');

const digits = (number: number): string => formatQuantity(number, true) ?? String(number);

/** Writes the amounts of a spoken text in digits: "three leeks, half a cup" → "3 leeks, ½ cup". */
export const inDigits = (text: string): string =>
  text
    .replace(AND_A_HALF, (_, count: string, noun: string) => `${digits(numberIn(count) + 1 / 2)} ${noun}`)
    .replace(WORDS, (words, at: number, whole: string) =>
      PART.test(words) && !IS_MEASURED.test(whole.slice(at + words.length, at + words.length + 12))
        ? words
        : digits(numberIn(words)),
    );
