import { nounFor } from '../counted.ts';

/** A tin, a dish, a pan or a sheet of dough of which a step gives the size: "a 20 cm square tin", "roll to 36 × 30 cm". */
const SIZED =
  /(?:\d ?cm|\d ?g|-hole|-litre) (?:[\p{L}-]+ ){0,3}(?:tins?|dish|ring|pan)\b|\b(?:tin|dish|pan)\b(?: \p{L}+)? of about \d|\d\d ?× ?\d\d ?cm/iu;

/** What has to be said where a recipe is made twice over or more, or by half or less: tins do not grow. `null` where nothing. */
export function vesselNote(steps: readonly string[], servings: number, factor: number): string | null {
  if ((factor < 2 && factor > 1 / 2) || !steps.some((step) => SIZED.test(step))) return null;
  return `The tins, dishes and sizes in the steps are for ${servings} ${nounFor(servings, 'serving')}: take more of them, or others that fit, and watch the time.`;
}
