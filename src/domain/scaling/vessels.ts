import { nounFor } from '../counted.ts';

/** A tin, a dish or a pan of which a step gives the size: "a 20 cm square tin", "a dish of about 28 × 20 cm". */
const SIZED =
  /(?:\d ?cm|\d ?g|-hole|-litre) (?:[\p{L}-]+ ){0,3}(?:tins?|dish|ring|pan)\b|\b(?:tin|dish|pan)\b(?: \p{L}+)? of about \d/iu;

/** What has to be said where a recipe is made more than twice over, or less than half: tins do not grow. `null` where nothing. */
export function vesselNote(steps: readonly string[], servings: number, factor: number): string | null {
  if ((factor <= 2 && factor >= 1 / 2) || !steps.some((step) => SIZED.test(step))) return null;
  return `The tins and dishes in the steps are for ${servings} ${nounFor(servings, 'serving')}: take more of them, or others that fit, and watch the time.`;
}
