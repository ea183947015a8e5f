import { z } from 'zod';
import { micronutrientSchema } from '../foods/micronutrient-names.ts';

/** Nutrition on the wire, per 100 g, in the specification's field names. */
export const nutritionSchema = z.object({
  /** Kilocalories. */
  calories: z.number(),
  totalFat: z.number(),
  saturatedFat: z.number(),
  totalCarbs: z.number(),
  sugars: z.number(),
  fiber: z.number(),
  protein: z.number(),
  /** Salt equivalent in milligrams, so that salt in grams is `sodium / 1000`. */
  sodium: z.number(),
  /** Milligrams. */
  vitaminC: z.number(),
  /** Per cent of the reference intake, in 100 g. */
  vitaminCPercent: z.number(),
  /** Milligrams, as are iron and zinc; without what makers add, and `null` where too little is known. */
  calcium: z.number().nullable(),
  iron: z.number().nullable(),
  zinc: z.number().nullable(),
  /** Micrograms. */
  vitaminB12: z.number().nullable(),
  /** Products in it to which makers may add some of these, so that their label tells. */
  byLabel: z.array(z.object({ food: z.string(), of: z.array(micronutrientSchema) })),
  /** Weight of one serving in grams. */
  servingGrams: z.number(),
  /** From the ingredients, rather than set by hand. */
  estimated: z.boolean(),
});
export type Nutrition = z.infer<typeof nutritionSchema>;
