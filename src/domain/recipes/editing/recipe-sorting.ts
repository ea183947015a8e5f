/** Orders of the administrators' list. */
export const DESK_SORTS = ['newest', 'oldest', 'updated', 'title', 'rating'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];
