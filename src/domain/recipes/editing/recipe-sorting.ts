import { RECIPE_TODOS } from './recipe-todos.ts';

/** Orders of the administrators' list; `match` has those first that are called as the search. */
export const ADMIN_RECIPE_SORTS = ['newest', 'match', 'oldest', 'updated', 'title', 'rating'] as const;
export type AdminRecipeSort = (typeof ADMIN_RECIPE_SORTS)[number];

/**
 * `refused` are published ones that could not be today; `bin` those that were deleted; what is handed in, came back or is
 * approved is a draft.
 */
export const RECIPE_STATUSES = ['draft', 'handed-in', 'back', 'approved', 'published', 'refused', 'bin'] as const;
export type RecipeStatus = (typeof RECIPE_STATUSES)[number];

/** The kinds of work on the list; `unviewed` are published ones that nobody ever looked at. */
export const WORK_QUEUES = [...RECIPE_TODOS, 'unviewed'] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** Days for which the bin keeps a recipe. */
export const BIN_DAYS = 30;
