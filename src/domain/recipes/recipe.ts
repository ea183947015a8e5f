import { z } from 'zod';
import { ALLERGENS } from '../foods/allergen-names.ts';
import { ingredientGroupSchema } from '../ingredients/ingredient-groups.ts';
import { nutriScoreSchema } from '../nutrition/nutri-score.ts';
import { nutritionSchema } from '../nutrition/nutrition-figures.ts';
import { dietSchema, tableSchema, waitSchema } from './kitchen.ts';
import { schemasOf, shownAs } from './recipe-fields.ts';
import { slugSchema } from './slug.ts';

/** Every field as it is answered; figures set by hand are answered to administrators alone, by their own call. */
const answered = schemasOf({
  text: () => z.string(),
  note: () => z.string().nullable(),
  number: () => z.number().nullable(),
  lines: () => z.array(z.string()),
  tags: () => z.array(z.string()),
  groups: () => z.array(ingredientGroupSchema),
  address: () => z.string().nullable(),
  moment: () => z.number().nullable(),
  picture: () => z.string().nullable(),
  pictures: () => z.array(z.string()),
  figures: () => z.never(),
});

/** A recipe as a list shows it. */
export const recipeSummarySchema = z.object({
  id: slugSchema,
  ...shownAs('card', answered),
  /** The kind of waiting in `restTime`, read from the steps when the recipe was saved. */
  restKind: waitSchema.nullable(),
  table: tableSchema,
  /** Kilocalories in a serving; 0 when unknown. */
  calories: z.number(),
  nutriScore: nutriScoreSchema.nullable(),
  avgRating: z.number(),
  totalRatings: z.number(),
  createdAt: z.number(),
});
export type RecipeSummary = z.infer<typeof recipeSummarySchema>;

/** One of the law's 14, and what it comes from, as the recipe calls it. */
const causeSchema = z.object({ allergen: z.enum(ALLERGENS), foods: z.array(z.string()) });

export const recipeSchema = recipeSummarySchema.extend({
  /** Whether it is only what everybody may see of an exclusive recipe: ingredients, steps and figures are missing. */
  isTeaser: z.boolean(),
  ...shownAs('page', answered),
  ...shownAs('whole', answered),
  mainImageOptions: z.array(z.string()),
  /** Its allergens; those of a teaser come without the ingredients that cause them. */
  allergens: z.object({
    /** Surely in it. */
    contains: z.array(causeSchema),
    /** In it by product, or by the cook's choice. */
    check: z.array(causeSchema),
    /** Ingredients that nobody knows: of these nothing is said. */
    unknown: z.array(z.string()),
  }),
  /** Diets that it keeps if the labels of these products say so; none of them is in `dietaryRestrictions`. */
  dietNotes: z.array(z.object({ diet: dietSchema, products: z.array(z.string()) })),
  nutrition: nutritionSchema.nullable(),
  /** Whether every ingredient is known to be vegan, or was said to be by who published it. */
  isVegan: z.boolean(),
  publishedAt: z.number().nullable(),
  updatedAt: z.number(),
});
export type Recipe = z.infer<typeof recipeSchema>;
