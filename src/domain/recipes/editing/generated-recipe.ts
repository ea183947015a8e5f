import { z } from 'zod';
import { ingredientGroupSchema } from '../../ingredients/ingredient-groups.ts';
import { nutriScoreSchema } from '../../nutrition/nutri-score.ts';
import { nutritionFactsSchema } from '../../nutrition/nutrition-by-hand.ts';
import { marksSchema } from '../../scaling/marks.ts';
import { dietSchema } from '../kitchen.ts';
import { RECIPE_FIELDS } from '../recipe-fields.ts';
import { slugSchema } from '../slug.ts';
import { RULES } from './recipe-editing.ts';
import { readSourceSchema } from './source-spans.ts';

const { title, description, ingredients, ingredientGroups, instructions, sourceUrl, tags, tipsAndNotes } =
  RECIPE_FIELDS;
const words = (longest: number) => z.string().trim().min(1).max(longest);

/** "2–3" "tbsp" "lemon juice"; "2" "400 g tins" "chopped tomatoes, drained"; "a" "pinch" "salt". */
const ingredientSchema = z.object({
  /** As it reads before the unit; empty where there is none ("salt, to taste"). */
  amount: z.string().trim().max(40),
  /** Empty for pieces. */
  unit: z.string().trim().max(40),
  /** The food, and after a comma its preparation. */
  name: words(200),
});
export type GeneratedIngredient = z.infer<typeof ingredientSchema>;

/** The recipe that a provider reads out of a text. Everything that can be computed is not in it. */
export const readRecipeSchema = z.object({
  title: words(title.most),
  description: z.string().trim().max(description.most),
  ingredients: z.array(ingredientSchema).min(1).max(ingredients.most),
  ingredientGroups: z.array(ingredientGroupSchema).max(ingredientGroups.most),
  instructions: z.array(words(instructions.longest)).max(instructions.most),
  prepTime: RULES.prepTime,
  cookTime: RULES.cookTime,
  restTime: RULES.restTime,
  servings: RULES.servings,
  category: RULES.category,
  difficulty: RULES.difficulty,
  /** "Indian"; empty where the text does not say. */
  cuisine: z.string().trim().max(RECIPE_FIELDS.cuisine.most),
  tags: z.array(z.string().trim().max(60)).max(tags.most),
  /** Tips for keeping, preparing ahead and serving, a line each; empty where the text does not say. */
  tipsAndNotes: z.string().trim().max(tipsAndNotes.most),
  /** The page that the text says it is from. */
  sourceUrl: z.string().trim().max(sourceUrl.most).nullable(),
});
export type ReadRecipe = z.infer<typeof readRecipeSchema>;

/** Longest text that may be pasted, in characters; the limit of the call's body counts bytes, and comes on top. */
export const PASTE_LIMIT = 500_000;
/** Most bytes of a page, fetched or pasted. */
export const PAGE_LIMIT = 5 * 1024 * 1024;

/** The fields a text may leave open, so that the reader had to suppose something. */
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
  /** The text it was read from, and what became of it. */
  source: readSourceSchema,
  /** The pieces that read like an ingredient there, and are none of the recipe's: nothing is free of what it may hold. */
  unread: z.array(z.string()),
  /** The fields of which the text says nothing. */
  assumed: z.array(z.enum(ASSUMED)),
  /** The marks a reader proposes for the steps; saved only where the administrator says so. */
  proposedMarks: marksSchema,
});
export type GeneratedRecipe = z.infer<typeof generatedRecipeSchema>;
