import { PAGE_SIZE } from '#src/domain/constants.ts';
import type { RecipePagination } from '#src/domain/paging.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import type { Listing } from '#src/domain/search/listing.ts';
import type { ListingCounts } from '#src/domain/search/listing-counts.ts';
import type { SaidOfSearch } from '#src/domain/search/said-of-search.ts';
import type { ListingState } from '#src/paths.ts';
import { log } from '../base/log.ts';
import { type PageFrame, pageFrame } from '../site/page-frame.ts';
import { listRecipes } from './list-recipes.ts';

export type ListingRequest = { state: ListingState; problem: null } | { state: null; problem: string };

/** The status a page answers with for each outcome. */
export const LISTING_STATUS: Record<Listing['kind'], number> = {
  recipes: 200,
  none: 200,
  'past-end': 404,
  refused: 400,
  failed: 503,
};

/** Seconds after which a listing that failed may be asked for again. */
export const FAILED_RETRY_AFTER = 30;

/** The listing, and how many recipes each of its filters leaves; `null` where none could be looked for. */
interface CountedListing {
  listing: Listing;
  counts: ListingCounts | null;
}

interface ListingPage extends CountedListing {
  /** `null` while the database does not answer. */
  frame: PageFrame | null;
}

/** All the listing shows. A database that does not answer is logged and told apart, so that the page can offer another try. */
export async function loadListingPage(request: ListingRequest): Promise<ListingPage> {
  try {
    const [listing, frame] = await Promise.all([loadListing(request), pageFrame('recipes')]);
    return { ...listing, frame };
  } catch (error) {
    log.error({ err: error }, 'the listing could not be read');
    return { listing: { kind: 'failed' }, counts: null, frame: null };
  }
}

async function loadListing({ state, problem }: ListingRequest): Promise<CountedListing> {
  if (!state)
    return { listing: { kind: 'refused', message: problem }, counts: (await listRecipes({}, { page: 1 })).counts };
  const { items, counts, pagination, ...said } = await listRecipes(state, {
    page: state.page ?? 1,
    limit: PAGE_SIZE.listing,
  });
  return { listing: listingOf(items, pagination, said), counts };
}

/** The listing's page, from what was found. */
function listingOf(recipes: RecipeSummary[], pagination: RecipePagination, said: SaidOfSearch): Listing {
  if (pagination.totalRecipes === 0) return { kind: 'none', said };
  return pagination.page > pagination.totalPages
    ? { kind: 'past-end', lastPage: pagination.totalPages }
    : { kind: 'recipes', recipes, pagination, said };
}
