import { z } from 'zod';
import { slugSchema } from './catalogue.ts';
import { categorySchema, dietSchema, difficultySchema, nutriScoreSchema } from './kitchen.ts';
import { nutritionByHandSchema } from './nutrition-by-hand.ts';

const words = (longest: number) => z.string().max(longest);
const lines = (longest: number, most: number) => z.array(words(longest)).max(most).default([]);
/** A number whose field may be empty. */
const number = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .nullable()
    .default(least)
    .transform((value) => value ?? least);
const minutes = number(0, 2880);

/** A recipe while it is being written: anything may still be empty or missing. */
export const recipeDraftSchema = z.strictObject({
  /** Of a recipe that is saved already; its ratings count. */
  id: slugSchema.optional(),
  title: words(300).default(''),
  description: words(2000).default(''),
  imageUrl: words(300).nullable().default(null),
  category: categorySchema.default('dinner'),
  categories: z.array(categorySchema).default([]),
  cuisine: words(100).nullable().default(null),
  difficulty: difficultySchema.default('easy'),
  tags: lines(120, 50),
  dietaryRestrictions: z.array(dietSchema).default([]),
  prepTime: minutes,
  cookTime: minutes,
  restTime: minutes,
  servings: number(1, 100),
  ingredients: lines(300, 60),
  instructions: lines(2000, 40),
  nutritionalBenefits: words(4000).nullable().default(null),
  tipsAndNotes: words(8000).nullable().default(null),
  isPremiumOnly: z.boolean().default(false),
  processImages: lines(300, 40),
  nutriScoreByHand: nutriScoreSchema.nullable().default(null),
  nutritionByHand: nutritionByHandSchema.nullable().default(null),
});
export type RecipeDraft = z.output<typeof recipeDraftSchema>;
