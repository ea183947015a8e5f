import { z } from 'zod';
import { RULES } from './editing/recipe-editing.ts';
import { tableSchema } from './kitchen.ts';
import { slugSchema } from './slug.ts';

/**
 * One data file of `src/db/seed/recipes/` or `src/db/seed/exclusive/`: what a cook writes; everything that can be computed
 * is not in it. It keeps the rules of every recipe, and those the house sets itself on top.
 */
export const catalogueRecipeSchema = z.strictObject({
  id: slugSchema,
  title: RULES.title,
  /** Two sentences. */
  description: RULES.description.min(60),
  category: RULES.category,
  /** The main one first. */
  categories: RULES.categories.min(1).max(3),
  cuisine: RULES.cuisine.min(3),
  difficulty: RULES.difficulty,
  tags: RULES.tags.min(2).max(6),
  dietaryRestrictions: RULES.dietaryRestrictions,
  prepTime: RULES.prepTime,
  cookTime: RULES.cookTime,
  restTime: RULES.restTime.optional(),
  servings: RULES.servings,
  ingredients: RULES.ingredients.min(6).max(14),
  instructions: z.array(z.string().min(30)).min(4).max(10).pipe(RULES.instructions),
  nutritionalBenefits: RULES.nutritionalBenefits.min(40),
  tipsAndNotes: RULES.tipsAndNotes.min(40),
  /** Steps worth a picture, counted from 1. */
  pictureSteps: z.array(z.int().min(1).max(10)).max(5).optional(),
  /** Colour of the table in its picture. */
  table: tableSchema,
});
export type CatalogueRecipe = z.infer<typeof catalogueRecipeSchema>;
