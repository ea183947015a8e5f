import { nounFor } from '../counted.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { COUNT_WORD } from '../quantities/number-words.ts';

/** A tin, a dish, a pan or a sheet of dough of which a step gives the size: "a 20 cm square tin", "roll to 36 × 30 cm". */
const SIZED = bounded(
  10_000,
  /(?:\d ?cm|\d[ -]?inch|\d ?["”″]|\d ?g|-hole|-litre|-quart) (?:[\p{L}-]+ ){0,3}(?:tins?|dish|ring|pan|skillet|plate)\b|\b(?:tin|dish|pan)\b(?: \p{L}+)? of about \d|\d\d? ?[×x] ?\d\d?[ -]?(?:cm|inch)/iu,
);
/** So many batches, pans or trays: "the remaining three batches take about 12 minutes", "on two trays", "the second batch". */
const BATCHED = bounded(
  10_000,
  patternFrom(
    `\\b(?:(?!one )(?:${COUNT_WORD})|\\d+|both|couple of) (?:(?!(?:of|the|an?|in|on|to|into|with|and|from|for) )[\\p{L}\\d-]+ ){0,4}` +
      '(?:batches|pans|skillets|trays|tins|lots)\\b(?! of\\b)|\\b(?:other|second|third|last) (?:batch(?:es)?|tray|lot)\\b',
    'iu',
  ),
);

/** A note on sizes and batches that do not grow with the servings, and the steps that name them. */
export interface VesselNote {
  text: string;
  /** Indexes of steps. */
  steps: readonly number[];
}

/**
 * The note where a recipe is made for more or fewer: tins do not grow, from twice and from half on, and as many batches and
 * trays as it says are for as many servings as it is written for. `null` where nothing.
 */
export function vesselNote(steps: readonly string[], servings: number, factor: number): VesselNote | null {
  const sized = factor < 2 && factor > 1 / 2 ? [] : indexesOf(steps, SIZED);
  const batched = factor === 1 ? [] : indexesOf(steps, BATCHED);
  if (sized.length + batched.length === 0) return null;
  const count = `${servings} ${nounFor(servings, 'serving')}`;
  const texts = [
    ...(sized.length > 0
      ? [`Tins and dishes in the steps are sized for ${count}. Use more or bigger ones, and keep an eye on the time.`]
      : []),
    ...(batched.length > 0
      ? [
          `Batches and trays in the steps are counted for ${count}. Work in more or fewer, and reckon with more or less time.`,
        ]
      : []),
  ];
  return { text: texts.join(' '), steps: [...new Set([...sized, ...batched])].toSorted((a, b) => a - b) };
}

const indexesOf = (steps: readonly string[], pattern: RegExp): number[] =>
  steps.flatMap((step, index) => (pattern.test(step) ? [index] : []));
