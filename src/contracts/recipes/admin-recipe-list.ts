import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { recipePaginationSchema } from '#src/domain/paging.ts';
import { STANDS } from '#src/domain/published/stands.ts';
import { ADMIN_RECIPE_SORTS, RECIPE_STATUSES, WORK_QUEUES } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { RECIPE_TODOS } from '#src/domain/recipes/editing/recipe-todos.ts';
import { categorySchema, dietSchema } from '#src/domain/recipes/kitchen.ts';
import { recipeSummarySchema } from '#src/domain/recipes/recipe.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';
import { pageParameters } from '../paging.ts';

/** A recipe in the administrators' list, drafts among them. */
const adminRecipeCardSchema = recipeSummarySchema.extend({
  isPublished: z.boolean(),
  updatedAt: z.number(),
  /** Why it may not be public, in a sentence. One that was published before a rule was known is shown, not as vegan. */
  gateProblem: z.string().nullable(),
  /** When it was put into the bin. */
  deletedAt: z.number().nullable(),
  todo: z.array(z.enum(RECIPE_TODOS)),
  /** Name of who writes it. */
  owner: z.string().nullable(),
  /** Where it stands between who writes it and who publishes it. */
  stand: z.enum(STANDS),
});
export type AdminRecipeCard = z.infer<typeof adminRecipeCardSchema>;

/** The filters of the list. */
export const recipeFilterParameters = {
  search: z.string().max(SEARCH_MAX_LENGTH).optional(),
  status: z.enum(RECIPE_STATUSES).optional(),
  category: categorySchema.optional(),
  queue: z.enum(WORK_QUEUES).optional(),
  tag: slugSchema.optional(),
  diet: dietSchema.optional(),
  premium: z.enum(['yes', 'no']).optional(),
  owner: z.string().max(64).optional(),
} as const;

export const adminRecipesCall = contract('GET /api/admin/recipes', 'write', {
  summary:
    'All recipes, drafts among them, of an author their own; `search` looks for its words in title and id, and for what readers would find. `refused` are published ones that could not be today.',
  query: z.strictObject({
    ...pageParameters,
    ...recipeFilterParameters,
    sort: z.enum(ADMIN_RECIPE_SORTS).default('newest'),
  }),
  response: z.object({ recipes: z.array(adminRecipeCardSchema), pagination: recipePaginationSchema }),
});

export const matchingRecipesCall = contract('GET /api/admin/recipes/matching', 'write', {
  summary: 'The ids of all recipes of the list under a filter, to do something to all of them.',
  query: z.strictObject(recipeFilterParameters),
  response: z.object({ ids: z.array(slugSchema) }),
});

export const recipeWritersCall = contract('GET /api/admin/recipes/writers', 'edit', {
  summary: 'Who may write recipes, by name.',
  response: z.array(z.object({ id: z.string(), name: z.string() })),
});
