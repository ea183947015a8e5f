import { bounded, patternFrom } from '../pattern.ts';
import { type Amount, amountText } from './amounts.ts';
import { inSystem } from './convert.ts';
import { lengthsIn } from './lengths.ts';
import { DIGITS, numberIn, UP_TO } from './numbers.ts';
import { inScale, type Scale } from './temperatures.ts';
import { MEASURED, measureOf, type System } from './units.ts';

/** Units a reader chose; `null` leaves what is written. */
export interface ChosenUnits {
  system: System | null;
  scale: Scale | null;
}

/** Sizes as they are printed on packs: "2 × 400 ml tins". */
const PACKED = /× ?\d+(?:[.,]\d+)?\s?(?:g|kg|ml|l)\b/gu;
/** "about 50 g", "8 ounces", "a 15-ounce tin". A spoon is one in both. */
const AMOUNTS = bounded(
  10_000,
  patternFrom(
    `(?<![\\d.,/–½¼¾])(${DIGITS})(?:${UP_TO}(${DIGITS}))?[\\s-]?(${MEASURED})(?![\\p{L}])\\.?(?: (${DIGITS})\\s?(oz|ounces?)(?![\\p{L}]))?` +
      `(?:\\s?(/|\\()(?:about )?(${DIGITS})[\\s-]?(${MEASURED})(?![\\p{L}])(\\)?))?`,
    'giu',
  ),
);

/** Words that nothing marks, in a reader's units: temperatures, lengths, weights. `before` is what the sentence says ahead of them. */
export function textInUnits(text: string, { system, scale }: ChosenUnits, before = ''): string {
  const heated = scale ? inScale(text, scale, before) : text;
  return system ? amountsIn(lengthsIn(heated, system), system) : heated;
}

const amountsIn = (text: string, system: System): string =>
  text
    .replace(PACKED, (unit) => inSystem({ quantity: 1, quantityMax: null, unit }, system).unit)
    .replace(
      AMOUNTS,
      (written, low: string, high: string | undefined, unit: string, ...rest: (string | undefined)[]) => {
        const [ounces, oz, sign, twin, twinUnit, close] = rest;
        const amount: Amount = {
          quantity: numberIn(low),
          quantityMax: high === undefined ? null : numberIn(high),
          unit,
          ...(ounces && oz && { plus: { quantity: numberIn(ounces), unit: oz } }),
        };
        const shown = inSystem(amount, system);
        if (!twin || !twinUnit) return shown === amount ? written : amountText(shown);
        // "8 oz (225 g)" and "450 g/1 lb" say it in both: what the reader has is kept.
        const other = { quantity: numberIn(twin), quantityMax: null, unit: twinUnit };
        const isOpen = sign === '(' && !close;
        const said = isOwn(unit, system)
          ? written.slice(0, written.indexOf(sign ?? '')).trim()
          : isOwn(twinUnit, system)
            ? amountText(other)
            : null;
        if (said && !isOpen && (close !== '') === (sign === '(')) return said;
        return shown === amount ? written : `${amountText(shown)}${written.slice(written.indexOf(sign ?? ''))}`;
      },
    );

/** Whether a unit is of the system, or a spoon, which is of both. */
const isOwn = (unit: string, system: System): boolean => {
  const measure = measureOf(unit);
  return measure !== undefined && (measure.system === null || measure.system === system);
};
