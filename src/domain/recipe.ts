import { z } from 'zod';
import { slugSchema } from './catalogue.ts';
import { categorySchema, dietSchema, difficultySchema, nutriScoreSchema, tableSchema } from './kitchen.ts';

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
  /** Of the reference intake, in 100 g. */
  vitaminCPercent: z.number(),
  /** Weight of one serving in grams. */
  servingGrams: z.number(),
  /** From the ingredients, rather than set by hand. */
  estimated: z.boolean(),
});
export type Nutrition = z.infer<typeof nutritionSchema>;

/** What a list shows of a recipe. */
export const recipeCardSchema = z.object({
  id: slugSchema,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  table: tableSchema,
  category: categorySchema,
  difficulty: difficultySchema,
  tags: z.array(z.string()),
  dietaryRestrictions: z.array(dietSchema),
  /** Minutes. */
  prepTime: z.number(),
  /** Minutes. */
  cookTime: z.number(),
  servings: z.number(),
  /** Kilocalories in a serving; 0 when unknown. */
  calories: z.number(),
  nutriScore: nutriScoreSchema.nullable(),
  /** Shown whole to premium members only. */
  isPremiumOnly: z.boolean(),
  avgRating: z.number(),
  totalRatings: z.number(),
  createdAt: z.number(),
});
export type RecipeCard = z.infer<typeof recipeCardSchema>;

export const recipeSchema = recipeCardSchema.extend({
  /** Of an exclusive recipe, only what everybody may see: ingredients, steps and figures are missing. */
  isTeaser: z.boolean(),
  categories: z.array(categorySchema),
  cuisine: z.string().nullable(),
  /** Minutes of waiting on top of the total time. */
  restTime: z.number(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  nutritionalBenefits: z.string().nullable(),
  tipsAndNotes: z.string().nullable(),
  processImages: z.array(z.string()),
  availableImages: z.array(z.string()),
  mainImageOptions: z.array(z.string()),
  nutrition: nutritionSchema.nullable(),
  isPublished: z.boolean(),
  /** Whether every ingredient is known to be vegan, or was said to be by who published it. */
  isVegan: z.boolean(),
  publishedAt: z.number().nullable(),
  updatedAt: z.number(),
});
export type Recipe = z.infer<typeof recipeSchema>;

export const totalTime = ({ prepTime, cookTime }: Pick<Recipe, 'prepTime' | 'cookTime'>): number => prepTime + cookTime;
