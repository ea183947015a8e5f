import { z } from 'zod';
import { categorySchema, dietSchema, difficultySchema } from '../recipes/kitchen.ts';

const words = z.string().trim().min(1).max(60);

/**
 * What a sentence asks of a recipe: the listing's own filters and a few more. Every member is always there, so that a
 * model has to say what it did not find; `null` and empty lists ask for nothing.
 */
export const searchFiltersSchema = z.object({
  /** What is left for the full-text search: dishes, kitchens, moods. Empty when filters say it all. */
  text: z.string().trim().max(500),
  category: categorySchema.nullable(),
  /** All must hold; such as `one-pot`. */
  tags: z.array(words).max(12),
  /** All must hold. */
  diets: z.array(dietSchema).max(11),
  /** Foods that must not be in it, as people say them: "mushrooms". */
  excluded: z.array(words).max(20),
  /** Foods that must be in it. */
  wanted: z.array(words).max(20),
  /** Most minutes from start to table, waiting included. */
  maxMinutes: z.int().min(1).max(10_000).nullable(),
  /** Most minutes of preparing and cooking, however long it waits. */
  maxWorkMinutes: z.int().min(1).max(10_000).nullable(),
  /** Fewest grams of protein in a serving. */
  minProtein: z.number().min(1).max(500).nullable(),
  /** Most kilocalories in a serving. */
  maxKcal: z.number().min(1).max(10_000).nullable(),
  difficulty: difficultySchema.nullable(),
  /** Enough for so many people. */
  servings: z.int().min(1).max(1000).nullable(),
});
export type SearchFilters = z.infer<typeof searchFiltersSchema>;

/** Asks for nothing. */
export const NO_FILTERS: SearchFilters = {
  text: '',
  category: null,
  tags: [],
  diets: [],
  excluded: [],
  wanted: [],
  maxMinutes: null,
  maxWorkMinutes: null,
  minProtein: null,
  maxKcal: null,
  difficulty: null,
  servings: null,
};
