import type { RecipePagination } from '../paging.ts';
import type { RecipeSummary } from '../recipes/recipe.ts';

/** What came of asking the listing for a page. */
export type Listing =
  | {
      kind: 'recipes';
      recipes: RecipeSummary[];
      pagination: RecipePagination;
      /** Words of the search that no recipe has, or not all together: these come nearest. */
      left: readonly string[];
      /** What the search refuses in words that nobody knows: these were not held to it. */
      notUnderstood: readonly string[];
    }
  /** Nothing is like that, whichever page was asked for. */
  | { kind: 'none' }
  /** There are recipes, but not that many. */
  | { kind: 'past-end'; lastPage: number }
  /** The address asks for something that cannot be. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };
