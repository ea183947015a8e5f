import { z } from 'zod';
import { slugSchema } from './catalogue.ts';
import { categorySchema, dietSchema, difficultySchema, nutriScoreSchema } from './kitchen.ts';
import { nutritionFactsSchema } from './nutrition-by-hand.ts';

const minutes = z.int().min(0).max(2880);
const words = (longest: number) => z.string().trim().min(1).max(longest);

/** "2–3" "tbsp" "lemon juice"; "2" "400 g tins" "chopped tomatoes, drained"; "a" "pinch" "salt". */
const ingredientSchema = z.object({
  /** As it reads before the unit; empty where there is none ("salt, to taste"). */
  amount: z.string().trim().max(40),
  /** Empty for pieces. */
  unit: z.string().trim().max(40),
  /** What it is, and after a comma what to do with it. */
  name: words(200),
});
export type GeneratedIngredient = z.infer<typeof ingredientSchema>;

/** What a provider reads out of a text. Everything that can be computed is not in it. */
export const readRecipeSchema = z.object({
  title: words(120),
  description: z.string().trim().max(600),
  ingredients: z.array(ingredientSchema).min(1).max(60),
  instructions: z.array(words(2000)).max(40),
  /** Minutes of hands-on work. */
  prepTime: minutes,
  /** Minutes on or in a stove. */
  cookTime: minutes,
  /** Minutes of waiting on top. */
  restTime: minutes,
  servings: z.int().min(1).max(100),
  category: categorySchema,
  difficulty: difficultySchema,
  tags: z.array(z.string().trim().max(60)).max(12),
});
export type ReadRecipe = z.infer<typeof readRecipeSchema>;

/** What a text may leave open, so that the reader had to suppose something. */
const ASSUMED = ['title', 'servings', 'prepTime'] as const;
export type AssumedField = (typeof ASSUMED)[number];

/** A recipe made from a text, for an administrator's review; nothing of it is saved. */
export const generatedRecipeSchema = readRecipeSchema.extend({
  /** The ingredients as lines, the way a saved recipe has them. */
  ingredientLines: z.array(z.string()),
  tags: z.array(slugSchema),
  dietaryRestrictions: z.array(dietSchema),
  /** `null` where too little of the weight is known. */
  nutritionFacts: nutritionFactsSchema.nullable(),
  nutriScore: nutriScoreSchema.nullable(),
  /** Of these the text says nothing. */
  assumed: z.array(z.enum(ASSUMED)),
});
export type GeneratedRecipe = z.infer<typeof generatedRecipeSchema>;
