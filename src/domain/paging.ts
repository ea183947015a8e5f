import { z } from 'zod';
import { PAGER_BUTTONS } from './constants.ts';
import { counted } from './counted.ts';

export const paginationSchema = z.object({
  page: z.int(),
  limit: z.int(),
  totalRecipes: z.int(),
  totalPages: z.int(),
  hasNextPage: z.boolean(),
  hasPreviousPage: z.boolean(),
});
export type Pagination = z.infer<typeof paginationSchema>;

export interface Page<T> {
  items: T[];
  pagination: Pagination;
}

/** Wraps one page's items; an empty list has one page, so that page 1 always exists. */
export function pageOf<T>(items: T[], { page, limit, total }: { page: number; limit: number; total: number }): Page<T> {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return {
    items,
    pagination: {
      page,
      limit,
      totalRecipes: total,
      totalPages,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
    },
  };
}

/** The page numbers a pager shows: at most five, the current one in the middle where it can be. */
export function pagerNumbers({ page, totalPages }: Pick<Pagination, 'page' | 'totalPages'>): number[] {
  const length = Math.min(PAGER_BUTTONS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(length / 2)), totalPages - length + 1);
  return Array.from({ length }, (_, i) => first + i);
}

/** "Showing 16-30 of 150 recipes". */
export function showing({ page, limit, totalRecipes }: Pagination): string {
  const first = totalRecipes === 0 ? 0 : (page - 1) * limit + 1;
  const last = Math.min(page * limit, totalRecipes);
  return `Showing ${first}-${last} of ${counted(totalRecipes, 'recipe')}`;
}
