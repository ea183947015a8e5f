import { z } from 'zod';
import { BULK_LIMIT } from '#src/domain/constants.ts';
import { bulkDeedSchema } from '#src/domain/recipes/editing/bulk-deed.ts';
import {
  confirmationsSchema,
  newRecipeSchema,
  RULES,
  recipeChangeSchema,
} from '#src/domain/recipes/editing/recipe-editing.ts';
import { recipeSchema } from '#src/domain/recipes/recipe.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { numberParameter } from '../paging.ts';
import { publishedRevisionSchema } from '../published.ts';
import { recipeIdParams } from './recipes.ts';

/** A recipe as its editor needs it. */
export const adminRecipeSchema = recipeSchema.extend({
  /** `nutriScore` and `nutrition` are what visitors see; these are what was set by hand, `null` where computed. */
  nutriScoreByHand: RULES.nutriScoreByHand,
  nutritionByHand: RULES.nutritionByHand,
  publishAt: RULES.publishAt,
  unpublishAt: RULES.unpublishAt,
  gateProblem: z.string().nullable(),
});
export type AdminRecipe = z.infer<typeof adminRecipeSchema>;

export const adminRecipeCall = contract('GET /api/admin/recipes/{id}', 'write', {
  summary: 'One recipe, published or not, with every field its editor needs.',
  params: recipeIdParams,
  response: adminRecipeSchema,
});

export const createRecipeCall = contract('POST /api/recipes', 'write', {
  summary:
    'Makes a recipe, a draft unless `published`; nutrition and Nutri-Score are computed. 400 where an ingredient is not vegan.',
  body: newRecipeSchema,
  bodyLimit: LONG_BODY,
  response: adminRecipeSchema,
});

export const changeRecipeCall = contract('PATCH /api/admin/recipes/{id}', 'write', {
  summary:
    'Changes a recipe; 400 where it would be public and an ingredient is not vegan. With `updatedAt`, 409 when somebody else saved since.',
  params: recipeIdParams,
  body: recipeChangeSchema.extend({ updatedAt: z.int().optional(), ...confirmationsSchema.shape }),
  bodyLimit: LONG_BODY,
  response: adminRecipeSchema,
});

export const deleteRecipeCall = contract('DELETE /api/admin/recipes/{id}', 'write', {
  summary: 'Puts a recipe into the bin, which keeps it for 30 days with its ratings and favourites.',
  params: recipeIdParams,
  response: z.undefined(),
});

export const waitingMarksCall = contract('POST /api/admin/recipes/waiting-marks', 'edit', {
  summary:
    'How many amounts and times in the steps of these drafts nobody has confirmed or called wrong, and in which; saves nothing.',
  body: z.strictObject({ ids: z.array(slugSchema).min(1).max(BULK_LIMIT) }),
  bodyLimit: LONG_BODY,
  response: z.object({
    amounts: z.int(),
    timers: z.int(),
    recipes: z.array(z.object({ id: slugSchema, updatedAt: z.int() })),
  }),
});

export const bulkRecipesCall = contract('POST /api/admin/recipes/bulk', 'write', {
  summary:
    'Does one thing to several recipes: publishes, hides, labels or deletes them, or brings them back from the bin. Tells of each what became of it.',
  body: bulkDeedSchema,
  bodyLimit: LONG_BODY,
  response: z.object({
    results: z.array(
      z.object({
        id: slugSchema,
        outcome: z.enum(['done', 'unchanged', 'not_found', 'refused']),
        /** Why it was refused, with the ingredient; of one that came back as a draft, why it is none that is public. */
        message: z.string().optional(),
      }),
    ),
    /** The entry of the audit log it can be taken back from, and more of it be added to; `null` where nothing changed. */
    entry: z.int().nullable(),
  }),
});

const revisionParams = recipeIdParams.extend({ revision: numberParameter(1, 999_999_999) });
export const recipeRevisionsCall = contract('GET /api/admin/recipes/{id}/revisions', 'write', {
  summary: 'The changes of a recipe, the newest first, at most 50; each keeps what the recipe was before it.',
  params: recipeIdParams,
  response: z.array(publishedRevisionSchema),
});

export const recipeRevisionCall = contract('GET /api/admin/recipes/{id}/revisions/{revision}', 'write', {
  summary: 'What a recipe was before one of its changes, field by field.',
  params: revisionParams,
  /** `recipe` holds exactly what a PATCH takes. */
  response: publishedRevisionSchema.extend({ recipe: recipeChangeSchema }),
});

export const restoreRevisionCall = contract('POST /api/admin/recipes/{id}/revisions/{revision}/restore', 'write', {
  summary: 'Makes a recipe what it was; whether it is published stays.',
  params: revisionParams,
  response: adminRecipeSchema,
});
