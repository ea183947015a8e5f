import { bounded, patternFrom } from '../pattern.ts';
import { NUMBER_WORD, numberOf, PART_WORD, partSign } from './number-words.ts';

const COUNT = `(?:\\d+|an?|${NUMBER_WORD})`;
const MEASURES = '(?:tea|table)spoon|cup|litre|liter|pint|pound|kilo';
/** "two hundred and fifty" */
const HUNDREDS = `(?:an?|${NUMBER_WORD}) hundred(?: and ${NUMBER_WORD})?`;
const digits = (words: string): string => String(numberOf(words));

const REWRITES: readonly [RegExp, (match: string, ...groups: string[]) => string][] = [
  [patternFrom(`\\b${HUNDREDS}\\b`, 'gi'), digits],
  [/\bhalf (?:a )?dozen\b/gi, () => '6'],
  [/\b(?:a|one) dozen\b/gi, () => '12'],
  [/\ba couple(?: of)?\b/gi, () => '2'],
  // "a teaspoon and a half of", "one and a half cups of"
  [
    bounded(10_000, patternFrom(`\\b(${COUNT}) (\\p{L}+) and a half\\b`, 'giu')),
    (_, count = '', noun) => `${digits(count)}½ ${noun}`,
  ],
  [
    patternFrom(`\\b(${COUNT}) and (?:a|one) (half|quarter)\\b`, 'gi'),
    (_, count = '', part = '') => `${digits(count)}${partSign(part)}`,
  ],
  [patternFrom(`\\b(${PART_WORD}) (?:(?:of )?an? |(?=${MEASURES}))`, 'gi'), (_, part = '') => `${partSign(part)} `],
  [patternFrom(`\\b(${NUMBER_WORD})\\b`, 'gi'), (_, words = '') => digits(words)],
];

/** Writes the amounts of a spoken text in digits: "three leeks, half a cup" → "3 leeks, ½ cup". */
export const inDigits = (text: string): string =>
  REWRITES.reduce((written, [pattern, by]) => written.replace(pattern, by), text);
