import { bounded, patternFrom } from '../pattern.ts';
import { quantityText } from './amounts.ts';
import { DIGITS, numberIn } from './numbers.ts';
import type { System } from './units.ts';

const CM_IN_INCH = 2.54;
/** Centimetres in one of what lengths are written in. */
const SIZES: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, in: CM_IN_INCH };
/** Thinner, millimetres stay. */
const THINNEST_CM = 0.25;
const sizeOf = (unit: string): number => SIZES[unit] ?? CM_IN_INCH;

/** "20 cm", "28 × 20 cm", "a 9-inch", '9 x 13"'. Inches in short only where they stand at their number: "2 in a row" is none. */
const written = (unit: string): RegExp =>
  bounded(
    10_000,
    patternFrom(
      `(?<![\\d.,/½¼¾])(\\ban? )?(${DIGITS})(?:(?:[\\s-]?(?:${unit}))?(?:\\s?([×x–-])\\s?|\\s(to|by)\\s)(${DIGITS}))?(?:${unit})(?=([\\s-]\\p{L}+)?)`,
      'giu',
    ),
  );
const LENGTHS: Readonly<Record<System, RegExp>> = {
  us: written('\\s?(?:cm|mm)\\b'),
  metric: written('[\\s-]?inch(?:es)?\\b|-?in\\b|["”″](?!\\p{L})'),
};

/** The words for a loaf tin of 900 g, or two pounds. */
const LOAF_TIN = /\b900 g loaf tin/g;

/** A word before which a length is no part of a name: "14 inches long", but "an 8 inch tin". */
const NO_NOUN =
  /^ (?:long|wide|thick|high|deep|apart|free|below|across|with|once|and|on|in|of|or|at|from|between|by|to|for|until|while|over)$/;

const STEPS: Readonly<Record<System, readonly (readonly [upTo: number, step: number])[]>> = {
  us: [
    [0.19, 1 / 8],
    [4, 1 / 4],
    [6, 1 / 2],
    [Number.POSITIVE_INFINITY, 1],
  ],
  metric: [
    [0.8, 0.1],
    [8, 0.5],
    [Number.POSITIVE_INFINITY, 1],
  ],
};

/** Centimetres as inches or as centimetres that a ruler and a shop's tins have. */
function rounded(cm: number, system: System): number {
  const exact = system === 'us' ? cm / CM_IN_INCH : cm;
  const step = STEPS[system].find(([upTo]) => exact < upTo)?.[1] ?? 1;
  return Math.max(step, Math.round(exact / step) * step);
}

/** The unit of a length of something: "cm piece", "inch knob". */
const LENGTH_OF = /^(cm|mm|in(?:ch(?:es)?)?) (.+)$/i;

/** A length of something that a line has, in a system's unit: "5 cm piece" as 2 "inch piece"; `null` where it is none, or has it. */
export function lengthOfIn(quantity: number, unit: string, system: System): { quantity: number; unit: string } | null {
  const [, written = '', thing] = LENGTH_OF.exec(unit) ?? [];
  const isMetric = /m$/i.test(written);
  if (!thing || isMetric === (system === 'metric')) return null;
  const name = system === 'metric' ? 'cm' : 'inch';
  return { quantity: rounded(quantity * sizeOf(written.toLowerCase()), system), unit: `${name} ${thing}` };
}

/** A text with its lengths in inches or in centimetres: "a 20 cm square tin", "a 9 × 13-inch dish". */
export const lengthsIn = (text: string, system: System): string =>
  (system === 'us' ? text.replace(LOAF_TIN, '9 × 5 inch loaf tin') : text).replace(
    LENGTHS[system],
    (whole, ...parts) => {
      const [article, low, sign, word, high, next = ''] = parts as (string | undefined)[];
      const unit = /[a-z]+/i.exec(whole.replace(/^an? /i, '').replace(/\b(?:x|to|by)\b/g, ''))?.[0].toLowerCase() ?? '';
      const [first, last] = [low, high ?? low].map((number) => rounded(numberIn(number ?? '') * sizeOf(unit), system));
      if (first === undefined || last === undefined) return whole;
      // No ruler in inches shows a millimetre or two.
      if (system === 'us' && numberIn(high ?? low ?? '') * sizeOf(unit) < THINNEST_CM) return whole;
      const between = sign ? (/[x×]/i.test(sign) ? ' × ' : '–') : word === 'by' ? ' × ' : '–';
      const shown = (numbers: readonly number[], name: string): string =>
        numbers.map((number) => quantityText(number, name)).join(between);
      const numbers = high === undefined ? [first] : [first, last];
      const isSmall = system === 'metric' && last < 1;
      const text =
        system === 'us' ? shown(numbers, 'inch') : shown(isSmall ? numbers.map((cm) => cm * 10) : numbers, 'ml');
      return `${article ? articleOf(text, article) : ''}${text} ${nameIn(system, { isSmall, isOne: last <= 1, next })}`;
    },
  );

const articleOf = (number: string, written: string): string => {
  const article = /^(?:8|11|18)(?!\d)/.test(number) ? 'an ' : 'a ';
  return /^A/.test(written) ? article.replace('a', 'A') : article;
};

function nameIn(system: System, { isSmall, isOne, next }: { isSmall: boolean; isOne: boolean; next: string }): string {
  if (system === 'metric') return isSmall ? 'mm' : 'cm';
  return (next && !NO_NOUN.test(next)) || isOne ? 'inch' : 'inches';
}
