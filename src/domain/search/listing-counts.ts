import { z } from 'zod';
import { ALLERGENS } from '../foods/allergen-names.ts';
import { soughtNutrientSchema } from '../nutrition/rich-in.ts';
import { categorySchema, dietSchema } from '../recipes/kitchen.ts';

/** How many recipes there would be with each option: in place of the present one where there is one, else in addition. */
export const listingCountsSchema = z.object({
  /** `all` is without a category. */
  category: z.record(z.union([categorySchema, z.literal('all')]), z.int()),
  dietaryPreferences: z.record(dietSchema, z.int()),
  without: z.record(z.enum(ALLERGENS), z.int()),
  richIn: z.record(soughtNutrientSchema, z.int()),
  /** Of the tags most used. */
  tags: z.record(z.string(), z.int()),
  /** By minutes. */
  maxWork: z.record(z.string(), z.int()),
  maxTotal: z.record(z.string(), z.int()),
});
export type ListingCounts = z.infer<typeof listingCountsSchema>;
