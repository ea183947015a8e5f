import type { Food } from '../foods/food.ts';
import { bounded } from '../pattern.ts';

/** Wrung out through a cloth, not only drained on it. */
const PRESSED = bounded(
  10_000,
  /(?=.*\b(?:nut-milk bag|muslin|cheesecloth|tea towel|fine sieve)\b)(?=.*\b(?:strain|squeez|pour)[^.]*\b(?:milk|pulp)\b)/is,
);

/** Foods that surely stay behind: the step that leaves it there, the foods, and how much of them is eaten. */
export const LEFT_BEHIND: readonly { step: RegExp; of: (food: Food) => boolean; eaten: number }[] = [
  { step: PRESSED, of: ({ aisle }) => aisle === 'nuts-seeds', eaten: 0.35 },
  { step: PRESSED, of: ({ id }) => /oats$/.test(id), eaten: 0.4 },
  {
    step: /\bdeep-?fr(?:y|ied|ying)\b|\bdeep fry\b/i,
    of: ({ contains }) => contains?.includes('oil') ?? false,
    eaten: 0.1,
  },
];
