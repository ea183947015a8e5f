/** Orders of the administrators' list. */
export const ADMIN_RECIPE_SORTS = ['newest', 'oldest', 'updated', 'title', 'rating'] as const;
export type AdminRecipeSort = (typeof ADMIN_RECIPE_SORTS)[number];

/** What is done to several recipes of it at once. */
export const BULK_ACTIONS = ['publish', 'unpublish', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
