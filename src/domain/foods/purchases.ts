import { z } from 'zod';
import { FORMS } from './food.ts';
import rows from './tables/purchases.json' with { type: 'json' };

const bought = z.strictObject({
  food: z.string(),
  form: z.enum(FORMS),
  /** The content of one, drained where it is: grams, or millilitres. A piece without either is the food table's. */
  g: z.number().positive().optional(),
  ml: z.number().positive().optional(),
  /** The size printed on it, where that is not what comes out of it. */
  size: z.string().optional(),
  /** Pieces in a pack. */
  count: z.int().positive().optional(),
  drained: z.boolean().optional(),
  /** Its name in the shop, where a kitchen has another word. */
  name: z.string().optional(),
  /** A word of the kitchen that is on no tin. */
  drop: z.string().optional(),
  /** The one, of several things given at once, that is meant by this food. */
  part: z.string().optional(),
});
const taken = z.strictObject({
  food: z.string(),
  /** The food that is bought for it. */
  of: z.string(),
  /** The part of the food that is used: all that is made of one piece takes one piece, its juice and its zest together too. */
  part: z.string().optional(),
  /** The weight that one of that gives. */
  g: z.number().positive().optional(),
  ml: z.number().positive().optional(),
});
/** One line of `tables/purchases.json`: how a shop sells a food. A food without one is written down as it is asked for. */
const rowSchema = z.union([bought, taken]);
export type BoughtFood = z.infer<typeof bought>;
export type FoodPurchase = z.infer<typeof rowSchema>;

const byFood = new Map(
  z
    .array(rowSchema)
    .parse(rows)
    .map((row) => [row.food, row]),
);

export const purchaseOfFood = (id: string): FoodPurchase | undefined => byFood.get(id);

/** The food that is bought for this one, and how it is sold. */
export function boughtFor(id: string): BoughtFood | undefined {
  const row = byFood.get(id);
  return row && 'of' in row ? boughtFor(row.of) : row;
}
