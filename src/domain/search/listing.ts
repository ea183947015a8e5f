import type { RecipePagination } from '../paging.ts';
import type { RecipeSummary } from '../recipes/recipe.ts';
import type { SaidOfSearch } from './said-of-search.ts';

/** What came of asking the listing for a page. */
export type Listing =
  | {
      kind: 'recipes';
      recipes: RecipeSummary[];
      pagination: RecipePagination;
      said: SaidOfSearch;
    }
  /** Nothing is like that, whichever page was asked for. */
  | { kind: 'none'; said: SaidOfSearch }
  /** There are recipes, but not that many. */
  | { kind: 'past-end'; lastPage: number }
  /** The address asks for something that cannot be. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };
