import { bounded, patternFrom } from '../pattern.ts';
import { NUMBER_WORD, UNIT_WORD, WORD_VALUES } from './number-words.ts';

/*
 * Patterns for how people write numbers. Every reader of lines, steps, times and degrees puts its patterns together from these,
 * and asks `numberIn` what was written; tests/unit/domain/quantities/numbers.test.ts is the table of what they read.
 */

/** Signs of parts. */
export const VULGAR = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒';
const SLASH = '[/⁄∕]';
const DASH = '[-‐‑–—−~]';
const FRACTION = `(?:\\d+${SLASH}\\d+|[${VULGAR}])`;
/** "1 1/2", "1-1/2", "1 and 1/2", "1½": nobody means "one down to a half". */
const MIXED = `\\d+(?:\\s?[${VULGAR}]|(?:\\s?[-‐‑–]\\s?|\\s(?:(?:and|&)\\s)?)${FRACTION})`;
/** "1,000" is a thousand, "0,5" and "1,5" are decimals. */
const DECIMAL = '(?:[1-9]\\d{0,2}(?:,\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?|\\.\\d+)';

/** A number in digits, for patterns. */
export const DIGITS = `(?:${MIXED}|${FRACTION}|${DECIMAL})`;

const PARTS = 'half|third|quarter|fifth|sixth|eighth';
/** A part in words, for patterns: "half", "a third", "two thirds", "three-quarters". */
export const PART_WORD = `(?:(?:an? |one )?(?:half|third|quarter)|(?:an?|one) (?:${PARTS})|(?:two|three|four|five|seven)[- ](?:${PARTS})s)`;
const AND_PART = ` and ${PART_WORD}`;
/** "two hundred and fifty", "half a dozen", for patterns. */
const MANY = `(?:(?:an?|${NUMBER_WORD}) )?hundred(?: and ${NUMBER_WORD})?|(?:(?:half(?: an?)?|an?|${UNIT_WORD}) )?dozen`;
/** A number in words, for patterns; "half an" of "half an onion" with its article, and nothing of "half-fat". */
export const WORDED = `(?:(?:${MANY}|an? couple(?: of)?|${PART_WORD}(?! and\\b|-)(?:(?: of)? (?:an?|one|the)\\b)?|${NUMBER_WORD}(?:${AND_PART})?)\\b)`;

/** A number in digits or words, for patterns that ignore case: "20", "1 1/2", "2 dozen", "two and a half". */
export const WRITTEN_NUMBER = `(?:(?<!\\d )${FRACTION}(?: of)? an?\\b|${DIGITS}(?:${AND_PART}\\b| doz(?:en\\b|\\b\\.?))?|${WORDED})`;
/** The signs between the ends of a range, for patterns. */
export const UP_TO = `(?:\\s?${DASH}\\s?(?:(?:to|or)\\s)?|\\s(?:to|or)\\s)`;
/** A number or a range, for patterns, with a group for each end. */
export const rangeOf = (number: string): string => `(${number})(?:${UP_TO}(${number}))?`;
const SIGN = '(?:(?<![\\p{L}\\d])[-−]|\\bminus )';
/** A plain number, which may be below zero, for patterns. */
export const SIGNED = `${SIGN}?\\d+(?:[.,]\\d+)?`;
/** Factors by which a word or a sign multiplies the number before it. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['dozen', 12],
  ...PARTS.split('|').map((part, at) => [part, 1 / ([2, 3, 4, 5, 6, 8][at] ?? 1)] as const),
]);

const PLAIN = /^\d+(?:\.\d+)?$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const SIGNS = patternFrom(`[${VULGAR}]`, 'g');
/** "an onion" of "half an onion" is what is halved. */
const HALVED = patternFrom(`\\b(${PARTS})(?: of)? (?:an?|one|the)$`);
const SILENT = new Set(['', 'a', 'an', 'of', 'the']);

/** The number in a text that one of these patterns matched, or an article; not finite for what is no number, such as "1/0". */
export function numberIn(written: string): number {
  if (PLAIN.test(written)) return Number(written);
  const plain = written
    .toLowerCase()
    // To Unicode "½" is 1⁄2.
    .replaceAll(SIGNS, (sign) => ` ${sign.normalize('NFKC')}`)
    .replaceAll(/[⁄∕]/g, '/')
    .replace(/\bdoz\b\.?/, 'dozen')
    .replace(HALVED, '$1');
  const summands = plain.split(/ (?:and|&) /).map((part) => part.split(/[\s‐‑–-]/).filter((word) => !SILENT.has(word)));
  return summands.flat().length === 0 ? 1 : summands.reduce((sum, words) => sum + productOf(words), 0);
}

/** "twenty-five", "two hundred", "three quarters", "1 1/2". */
const productOf = (words: readonly string[]): number =>
  words.reduce((value, word) => {
    const times = TIMES.get(word.replace(/s$/, ''));
    return times === undefined ? value + (WORD_VALUES.get(word) ?? digitsIn(word)) : (value || 1) * times;
  }, 0);

function digitsIn(word: string): number {
  const [over = '', under] = word.split('/');
  if (under !== undefined) return Number(over) / Number(under);
  return Number(THOUSANDS.test(word) ? word.replaceAll(',', '') : word.replace(',', '.'));
}

/** A number or a range as it stands in a text. */
export interface NumberInText {
  value: number;
  /** Upper end of a range, else `null`. */
  max: number | null;
  /** Characters. */
  length: number;
}

const HERE = bounded(10_000, patternFrom(`(${SIGN})?(?<![\\p{L}\\d])${rangeOf(WRITTEN_NUMBER)}`, 'iuy'));

/** The number or range that begins at a place of a text, with its sign; `null` where none does. */
export function numberAt(text: string, at = 0): NumberInText | null {
  HERE.lastIndex = at;
  const [whole, sign, low, high] = HERE.exec(text) ?? [];
  if (whole === undefined || low === undefined) return null;
  const [value, max] = [numberIn(low), high === undefined ? null : numberIn(high)];
  if (!Number.isFinite(value) || (max !== null && !Number.isFinite(max))) return null;
  return { value: sign ? -value : value, max, length: whole.length };
}

/** The number that {@link SIGNED} matched. */
export const signedIn = (written: string): number => {
  const number = written.replace(/^(?:[-−]|minus )/i, '');
  return number === written ? numberIn(number) : -numberIn(number);
};
