import { z } from 'zod';
import { nutriScoreSchema } from '#src/domain/nutrition/nutri-score.ts';
import { nutritionSchema } from '#src/domain/nutrition/nutrition-figures.ts';
import { ANSWERABLE } from '#src/domain/recipes/editing/answerable.ts';
import { recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import { dietSchema } from '#src/domain/recipes/kitchen.ts';
import { recipeSchema } from '#src/domain/recipes/recipe.ts';
import { marksSchema } from '#src/domain/scaling/marks.ts';
import { contract, LONG_BODY } from '../contract.ts';

/** One ingredient line as it was understood; lines come back in the order they were sent, empty ones too. */
const lineSchema = z.object({
  text: z.string(),
  /** Lower end of the amount; `null` where there is none. */
  quantity: z.number().nullable(),
  /** Upper end of a range. */
  quantityMax: z.number().nullable(),
  unit: z.string().nullable(),
  name: z.string(),
  preparation: z.string().nullable(),
  /** Grams. */
  grams: z.number().nullable(),
  /** Name of the known food, or `null`. */
  food: z.string().nullable(),
  /** The warning about it. */
  warning: z.string().nullable(),
});

const recipePreviewSchema = z.object({
  lines: z.array(lineSchema),
  /** The nutrition visitors will see: set by hand, else computed. */
  nutrition: nutritionSchema.nullable(),
  /** Kilocalories in a serving; 0 when unknown. */
  calories: z.number(),
  nutriScore: nutriScoreSchema.nullable(),
  /** The nutrition of the ingredients alone. */
  computedNutrition: nutritionSchema.nullable(),
  /** The score it would have without one set by hand. */
  computedNutriScore: nutriScoreSchema.nullable(),
  /** Diets that follow from the ingredients, times and figures, claimed or not. */
  provenDiets: z.array(dietSchema),
  /** Claimed diets that do not follow, each with the reason. */
  dietWarnings: z.array(z.object({ diet: dietSchema, message: z.string() })),
  /** Diets that hold if the labels of these products say so; shown as a note, and not to be claimed. */
  dietNotes: recipeSchema.shape.dietNotes,
  /** The allergens its page will tell of. */
  allergens: recipeSchema.shape.allergens,
  /** The fields a search engine's recipe result still misses; without `required` ones there is none. */
  health: z.array(z.object({ field: z.string(), severity: z.enum(['required', 'recommended']), message: z.string() })),
  /** Why it could not be published as it stands, each at its line; one that asks only wants to be said vegan, or right. */
  gate: z.array(
    z.object({
      /** `ingredients.3`, `instructions.0`. */
      path: z.string(),
      message: z.string(),
      line: z.string(),
      key: z.string(),
      asks: z.enum(ANSWERABLE).nullable(),
    }),
  ),
  /**
   * The marks a reader proposes for the steps, by the places of the lists as they were sent; kept only when somebody confirms
   * it.
   */
  proposedMarks: marksSchema,
});
export type RecipePreview = z.infer<typeof recipePreviewSchema>;

export const previewRecipeCall = contract('POST /api/admin/recipes/preview', 'write', {
  summary:
    'What would follow from a recipe as it stands in its editor: amounts, nutrition, diets, gaps. Saves nothing.',
  body: recipeDraftSchema,
  bodyLimit: LONG_BODY,
  response: recipePreviewSchema,
});

export const previewPageCall = contract('POST /api/admin/recipes/preview-page', 'write', {
  summary: 'Keeps a recipe as it stands in its editor for the page /admin/preview, which only its writer sees.',
  body: recipeDraftSchema,
  bodyLimit: LONG_BODY,
  response: z.undefined(),
});
