import { z } from 'zod';
import { categorySchema, dietSchema } from '../recipes/kitchen.ts';
import { slugSchema } from '../recipes/slug.ts';
import { pickSchema, ruleSchema } from './collection.ts';
import { seasonSchema } from './season.ts';

/**
 * One data file of `src/db/seed/collections`: what a food editor writes. What it says of its recipes is held to them by
 * `tests/unit/db/catalogue-collections.test.ts`.
 */
export const catalogueCollectionSchema = z.strictObject({
  id: slugSchema,
  title: z.string().min(3).max(100),
  description: z.string().min(30).max(200),
  /** Paragraphs. */
  introduction: z.array(z.string().min(40)).min(2).max(4),
  people: z.int().min(1).max(50).optional(),
  season: seasonSchema.optional(),
  rule: ruleSchema.optional(),
  /** The promise of title and introduction about every recipe in it. */
  holds: z
    .strictObject({
      /** Minutes from start to table. */
      maxTotal: z.int().optional(),
      diets: z.array(dietSchema).optional(),
      category: categorySchema.optional(),
    })
    .optional(),
  picks: z.array(
    z.strictObject({ id: slugSchema, heading: pickSchema.shape.heading, text: z.string().min(10).max(400) }),
  ),
});
export type CatalogueCollection = z.infer<typeof catalogueCollectionSchema>;
