import { patternFrom } from '../pattern.ts';
import { amountText, quantityText } from './amounts.ts';
import { inSystem } from './convert.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const LENGTH = patternFrom(
  String.raw`(?<![\d.])(\ban? )?(${NUMBER})(?:\s?([×x–-])\s?(${NUMBER}))?\s?(cm|mm)\b(?=( \p{L}+)?)`,
  'gu',
);
/** What a loaf tin of 900 g measures. */
const LOAF_TIN = /\b900 g loaf tin/g;
const MEASURED = patternFrom(String.raw`(?<![\d.–])(${NUMBER})(?:–(${NUMBER}))?[\s-]?(g|ml|l|litres?|kg)\b`, 'gu');

/** What is printed on packs: "2 × 400 ml tins". */
const PACKED = /× ?\d+(?:[.,]\d+)?\s?(?:g|kg|ml|l)\b/gu;

/** A word before which a length is no part of a name: "14 inches long", but "an 8 inch tin". */
const NO_NOUN =
  /^ (?:long|wide|thick|high|deep|apart|free|below|across|with|once|and|on|in|of|or|at|from|between|by|to|for|until|while|over)$/;
const CM_IN_INCH = 2.54;
const STEPS: readonly (readonly [upTo: number, step: number])[] = [
  [0.19, 1 / 8],
  [4, 1 / 4],
  [6, 1 / 2],
  [Number.POSITIVE_INFINITY, 1],
];

function inches(value: number, unit: string): number {
  const exact = value / (unit === 'mm' ? 10 : 1) / CM_IN_INCH;
  const step = STEPS.find(([upTo]) => exact < upTo)?.[1] ?? 1;
  return Math.max(step, Math.round(exact / step) * step);
}

/** A text with its lengths in inches, and its weights and volumes that nothing marks in US units: "a 20 cm square tin". */
export const inInches = (text: string): string =>
  text
    .replace(LOAF_TIN, '9 × 5 inch loaf tin')
    .replace(
      LENGTH,
      (_, article: string | undefined, low: string, sign: string, high: string, unit: string, next = '') => {
        const first = inches(Number(low), unit);
        const last = high === undefined ? first : inches(Number(high), unit);
        const numbers = [first, last].map((each) => quantityText(each, 'inch'));
        const shown = high === undefined ? numbers[0] : numbers.join(sign === 'x' || sign === '×' ? ' × ' : '–');
        const isAn = /^(?:8|11|18)(?!\d)/.test(shown ?? '');
        return `${article ? (isAn ? 'an ' : 'a ') : ''}${shown} ${(next && !NO_NOUN.test(next)) || last <= 1 ? 'inch' : 'inches'}`;
      },
    )
    .replace(PACKED, (unit) => inSystem({ quantity: 1, quantityMax: null, unit }, 'us').unit)
    .replace(MEASURED, (_, low: string, high: string | undefined, unit: string) =>
      amountText(
        inSystem({ quantity: Number(low), quantityMax: high === undefined ? null : Number(high), unit }, 'us'),
      ),
    );
