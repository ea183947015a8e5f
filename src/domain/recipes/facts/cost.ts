import { type IngredientLine, isHeading } from '../../ingredients/ingredient-lines.ts';

/** The cost of a serving, roughly. */
const COSTS = ['cheap', 'fair', 'dear'] as const;
export type Cost = (typeof COSTS)[number];

/** Euros for a serving up to which it is so; above it is dear. */
const CHEAP = 1.25;
const FAIR = 2.25;

interface Costing {
  lines: readonly IngredientLine[];
  servings: number | null;
}

/** Euros for a serving, or `null` where the price or the weight of a line is not known: it is never guessed. */
export function priceOf({ lines, servings }: Costing): number | null {
  const bought = lines.filter((line) => !isHeading(line));
  if (bought.length === 0 || !servings) return null;
  let total = 0;
  for (const { food, grams, quantity } of bought) {
    // Salt and pepper "to taste".
    if (food?.staple && grams === null && quantity === null) continue;
    if (food?.price === undefined || grams === null) return null;
    total += (food.price * grams) / 1000;
  }
  return total / servings;
}

export function costOf(costing: Costing): Cost | null {
  const price = priceOf(costing);
  if (price === null) return null;
  if (price <= CHEAP) return 'cheap';
  return price <= FAIR ? 'fair' : 'dear';
}
