import type { RecipePagination } from '../paging.ts';
import type { RecipeSummary } from '../recipes/recipe.ts';
import type { Unheld } from './unheld.ts';

/** What came of asking the listing for a page. */
export type Listing =
  | {
      kind: 'recipes';
      recipes: RecipeSummary[];
      pagination: RecipePagination;
      unheld: Unheld;
    }
  /** Nothing is like that, whichever page was asked for. */
  | { kind: 'none'; unheld: Unheld }
  /** There are recipes, but not that many. */
  | { kind: 'past-end'; lastPage: number }
  /** The address asks for something that cannot be. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };
