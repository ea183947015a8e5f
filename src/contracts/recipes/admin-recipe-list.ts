import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { recipePaginationSchema } from '#src/domain/paging.ts';
import { ADMIN_RECIPE_SORTS } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { categorySchema } from '#src/domain/recipes/kitchen.ts';
import { recipeCardSchema } from '#src/domain/recipes/recipe.ts';
import { contract } from '../contract.ts';
import { pageParameters } from '../paging.ts';

/** A recipe in the administrators' list, drafts among them. */
const adminRecipeCardSchema = recipeCardSchema.extend({
  isPublished: z.boolean(),
  updatedAt: z.number(),
  /** Why it may not be public, in a sentence. One that was published before a rule was known is shown, not as vegan. */
  gateProblem: z.string().nullable(),
});
export type AdminRecipeCard = z.infer<typeof adminRecipeCardSchema>;

export const adminRecipesCall = contract('GET /api/admin/recipes', 'admin', {
  summary:
    'All recipes, drafts among them; `search` looks for its words in title and id. `refused` are published ones that could not be today.',
  query: z.strictObject({
    ...pageParameters,
    search: z.string().max(SEARCH_MAX_LENGTH).optional(),
    status: z.enum(['draft', 'published', 'refused']).optional(),
    category: categorySchema.optional(),
    sort: z.enum(ADMIN_RECIPE_SORTS).default('newest'),
  }),
  response: z.object({ recipes: z.array(adminRecipeCardSchema), pagination: recipePaginationSchema }),
});
