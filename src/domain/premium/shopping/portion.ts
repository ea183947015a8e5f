import { z } from 'zod';

/** The amount of a product that one line asks for, in a form that adds up without the food table. */
export const portionSchema = z.object({
  /** `g`, `ml`, `tsp`, `cup`, `oz` …; else what is counted, in the singular (`clove`, `× 400 g tin`); empty for pieces. */
  unit: z.string(),
  /** `null` where the line gives no amount ("salt, to taste"). */
  quantity: z.number().nullable(),
  /** Its weight in grams, where the line or the table knows for sure: a handful weighs what the hand holds. */
  grams: z.number().nullable(),
  /** The number of bought units it takes; `null` where nobody can tell. */
  units: z.number().nullable(),
  /** The part of it: `juice`, `zest`; empty where all of it is taken. */
  part: z.string(),
});
export type Portion = z.infer<typeof portionSchema>;

/** A portion as many times over. */
export function scaledPortion({ quantity, grams, units, ...kind }: Portion, factor: number): Portion {
  const times = (amount: number | null) => (amount === null ? null : amount * factor);
  return {
    ...kind,
    quantity: times(quantity),
    grams: times(grams),
    units: times(units),
  };
}
