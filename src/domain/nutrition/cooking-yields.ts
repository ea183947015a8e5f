import type { Food } from '../foods/food.ts';
import { bounded } from '../pattern.ts';

/** A way of cooking, and what it leaves of the weight, water alone being lost or taken up. */
export interface CookingMethod {
  /** The step that does it says so. */
  verb: RegExp;
  /** Minutes from which on it counts. */
  least: number;
  /** The share that is left, of 1. */
  leaves: number;
  /** All that is in the pot by then, rather than what the step itself names. */
  isPot?: true;
  /** Foods it changes; all without it. */
  of?: (food: Food) => boolean;
}

const isVegetable = ({ fruitVegLegume }: Food): boolean => fruitVegLegume === true;

/**
 * Within published ranges, those of A. Bognár, Tables on weight yield of food and retention factors of food constituents
 * (2002), and of the USDA's cooking yields; but frying is our own estimate. See docs/nutrition.md.
 */
export const METHODS: readonly CookingMethod[] = [
  { verb: /\bbake\b/i, least: 8, leaves: 0.88 },
  { verb: /\b(?:roast|grill|char)\b/i, least: 10, leaves: 0.7, of: isVegetable },
  { verb: /\b(?:fry|sauté|sweat|sear|soften)\b/i, least: 4, leaves: 0.85, of: isVegetable },
  {
    verb: bounded(10_000, /^(?=.*\b(?:cover(?:ed)?|lid)\b).*\b(?:simmer|boil|bubble|cook)\b/is),
    least: 10,
    leaves: 0.95,
    isPot: true,
  },
  { verb: /^(?!.*\b(?:cover(?:ed)?|lid)\b).*\b(?:simmer|bubble)\b/is, least: 10, leaves: 0.85, isPot: true },
];

/** The change in weight of dry foods that are boiled, or only soaked, in water nobody lists, and drained. */
export function takesUp({ aisle, id }: Food, isBoiled: boolean): number {
  if (aisle === 'pasta') return 2.2;
  return aisle === 'grains' && /rice$/.test(id) ? (isBoiled ? 2.6 : 1.3) : 1;
}
