import { nounFor } from '../counted.ts';
import { bounded } from '../pattern.ts';

/** A tin, a dish, a pan or a sheet of dough of which a step gives the size: "a 20 cm square tin", "roll to 36 × 30 cm". */
const SIZED = bounded(
  10_000,
  /(?:\d ?cm|\d ?g|-hole|-litre) (?:[\p{L}-]+ ){0,3}(?:tins?|dish|ring|pan)\b|\b(?:tin|dish|pan)\b(?: \p{L}+)? of about \d|\d\d ?× ?\d\d ?cm/iu,
);

/** What has to be said of sizes that do not grow with the servings, and the steps that name them. */
export interface VesselNote {
  text: string;
  /** Indexes of steps. */
  steps: readonly number[];
}

/** What has to be said where a recipe is made twice over or more, or by half or less: tins do not grow. `null` where nothing. */
export function vesselNote(steps: readonly string[], servings: number, factor: number): VesselNote | null {
  const sized = steps.flatMap((step, index) => (SIZED.test(step) ? [index] : []));
  if ((factor < 2 && factor > 1 / 2) || sized.length === 0) return null;
  const text = `Tins and dishes in the steps are sized for ${servings} ${nounFor(servings, 'serving')}. Use more or bigger ones, and keep an eye on the time.`;
  return { text, steps: sized };
}
