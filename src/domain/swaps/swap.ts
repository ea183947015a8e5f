import { z } from 'zod';
import { patternFrom } from '../pattern.ts';
import { ingredientRoleSchema } from './roles.ts';

const allergenSchema = z.enum(['nuts', 'soy', 'gluten']);
/** A content of a food that someone may have to do without. */
export type SwappedAllergen = z.output<typeof allergenSchema>;

/** Something to take instead of a food: all but the food, on one line of `tables/swaps.json`. */
export const swapSchema = z.strictObject({
  /** Id of the food to take. */
  to: z.string(),
  /** As a line and a step call it. */
  name: z.string(),
  /** A sentence for the cook. */
  note: z.string(),
  /** The amount of it for one of the food's own weight or volume. */
  ratio: z.number().positive().default(1),
  /** For one piece of the food: so many of the unit, which is empty for pieces. */
  each: z.strictObject({ quantity: z.number().positive(), unit: z.string() }).optional(),
  /** The allergens it is free from and the food is not. */
  without: z.array(allergenSchema).readonly().default([]),
  /** The roles it can fill in the food's place; left out where it can do all that the food does. */
  fills: z.array(ingredientRoleSchema).readonly().optional(),
  /** The change to the cook's work, said beside the food in the first step that uses it, and that says so where it has to. */
  change: z
    .strictObject({
      note: z.string(),
      where: z
        .string()
        .transform((text) => patternFrom(text, 'i'))
        .optional(),
    })
    .optional(),
  /** Small, soft or liquid as it is: nobody cuts or melts it. */
  isUncut: z.literal(true).optional(),
});
export type Swap = z.output<typeof swapSchema>;

/** Foods by id, each with what can stand in for it, the best first. */
export type SwapTable = Readonly<Record<string, readonly Swap[]>>;
