import { z } from 'zod';
import { PAGER_BUTTONS } from './constants.ts';
import { counted } from './counted.ts';

const placeSchema = z.object({
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  hasNextPage: z.boolean(),
  hasPreviousPage: z.boolean(),
});
/** Which page of how many. */
export type ListPlace = z.infer<typeof placeSchema>;

/** Page numbers of a list of anything but recipes. */
export const paginationSchema = placeSchema.extend({ totalItems: z.int() });
export type Pagination = z.infer<typeof paginationSchema>;
export const recipePaginationSchema = placeSchema.extend({ totalRecipes: z.int() });
export type RecipePagination = z.infer<typeof recipePaginationSchema>;

export interface ListPage<T, Pages = Pagination> {
  items: T[];
  pagination: Pages;
}
export type RecipeListPage<T> = ListPage<T, RecipePagination>;

interface Whole {
  page: number;
  limit: number;
  /** The number of entries on all pages. */
  total: number;
}

/** An empty list has one page, so that page 1 always exists. */
function placeIn({ page, limit, total }: Whole): ListPlace {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { page, limit, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
}

/** Wraps one page's items. */
export const listPage = <T>(items: T[], whole: Whole): ListPage<T> => ({
  items,
  pagination: { ...placeIn(whole), totalItems: whole.total },
});

/** Wraps one page's recipes. */
export const recipeListPage = <T>(items: T[], whole: Whole): RecipeListPage<T> => ({
  items,
  pagination: { ...placeIn(whole), totalRecipes: whole.total },
});

/** The page numbers a pager shows: at most five, the current one in the middle where it can be. */
export function pagerNumbers({ page, totalPages }: Pick<ListPlace, 'page' | 'totalPages'>): number[] {
  const length = Math.min(PAGER_BUTTONS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(length / 2)), totalPages - length + 1);
  return Array.from({ length }, (_, i) => first + i);
}

/** "Showing 16-30 of 150 recipes". */
export function showing({ page, limit, totalRecipes }: RecipePagination): string {
  const first = totalRecipes === 0 ? 0 : (page - 1) * limit + 1;
  const last = Math.min(page * limit, totalRecipes);
  return `Showing ${first}-${last} of ${counted(totalRecipes, 'recipe')}`;
}
