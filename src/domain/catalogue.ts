import { z } from 'zod';
import { categorySchema, dietSchema, difficultySchema, tableSchema } from './kitchen.ts';

/** Slugs like `red-lentil-dal`. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');

const minutes = z.int().min(0).max(2880);

/** One data file of `src/db/seed/recipes/` or `src/db/seed/exclusive/`: what a cook writes; everything that can be computed is not in it. */
export const catalogueRecipeSchema = z.strictObject({
  id: slugSchema,
  title: z.string().min(3).max(80),
  /** Two sentences. */
  description: z.string().min(60).max(320),
  category: categorySchema,
  /** All categories the dish is at home in, the main one first. */
  categories: z.array(categorySchema).min(1).max(3),
  /** Kitchen it comes from, as schema.org's `recipeCuisine`: "Indian". */
  cuisine: z.string().min(3).max(30),
  difficulty: difficultySchema,
  tags: z.array(slugSchema).min(2).max(6),
  dietaryRestrictions: z.array(dietSchema),
  /** Minutes of hands-on work. */
  prepTime: minutes,
  /** Minutes on or in a stove. */
  cookTime: minutes,
  /** Minutes of waiting on top: soaking, chilling, proving. */
  restTime: minutes.optional(),
  servings: z.int().min(1).max(24),
  ingredients: z.array(z.string().min(3).max(120)).min(6).max(14),
  instructions: z.array(z.string().min(30).max(600)).min(4).max(10),
  nutritionalBenefits: z.string().min(40).max(400),
  tipsAndNotes: z.string().min(40).max(600),
  /** Steps worth a picture, counted from 1. */
  pictureSteps: z.array(z.int().min(1).max(10)).max(5).optional(),
  /** Colour of the table in its picture. */
  table: tableSchema,
});
export type CatalogueRecipe = z.infer<typeof catalogueRecipeSchema>;
