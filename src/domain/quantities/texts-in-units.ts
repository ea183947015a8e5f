import { bounded, patternFrom } from '../pattern.ts';
import { amountText } from './amounts.ts';
import { inSystem } from './convert.ts';
import { lengthsIn } from './lengths.ts';
import { DIGITS, numberIn, UP_TO } from './numbers.ts';
import { inScale, type Scale } from './temperatures.ts';
import { MEASURED, type System } from './units.ts';

/** Units a reader chose; `null` leaves what is written. */
export interface ChosenUnits {
  system: System | null;
  scale: Scale | null;
}

/** What is printed on packs: "2 × 400 ml tins". */
const PACKED = /× ?\d+(?:[.,]\d+)?\s?(?:g|kg|ml|l)\b/gu;
/** "about 50 g", "8 ounces", "a 15-ounce tin". A spoon is one in both. */
const AMOUNTS = bounded(
  10_000,
  patternFrom(`(?<![\\d.,/–½¼¾])(${DIGITS})(?:${UP_TO}(${DIGITS}))?[\\s-]?(${MEASURED})(?![\\p{L}])\\.?`, 'giu'),
);

/** Words that nothing marks, in a reader's units: temperatures, lengths, weights. `before` is what the sentence says ahead of them. */
export function textInUnits(text: string, { system, scale }: ChosenUnits, before = ''): string {
  const heated = scale ? inScale(text, scale, before) : text;
  return system ? amountsIn(lengthsIn(heated, system), system) : heated;
}

const amountsIn = (text: string, system: System): string =>
  text
    .replace(PACKED, (unit) => inSystem({ quantity: 1, quantityMax: null, unit }, system).unit)
    .replace(AMOUNTS, (written, low: string, high: string | undefined, unit: string) => {
      const amount = { quantity: numberIn(low), quantityMax: high === undefined ? null : numberIn(high), unit };
      const shown = inSystem(amount, system);
      if (shown === amount) return written;
      return amountText(shown);
    });
