import { PAGE_SIZE } from '#src/domain/constants.ts';
import type { Listing } from '#src/domain/search/listing.ts';
import type { ListingState } from '#src/paths.ts';
import { log } from '../base/log.ts';
import { type PageFrame, pageFrame } from '../site/page-frame.ts';
import { listRecipes, popularTags } from './recipes.ts';

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

const OFFERED_TAGS = 12;

interface ListingPage {
  listing: Listing;
  /** Tags the filter panel offers. */
  tags: string[];
  /** `null` while the database does not answer. */
  frame: PageFrame | null;
}

/** All the listing shows. A database that does not answer is logged and told apart, so that the page can offer another try. */
export async function loadListingPage(request: ListingRequest): Promise<ListingPage> {
  try {
    const [listing, tags, frame] = await Promise.all([
      loadListing(request),
      popularTags(OFFERED_TAGS),
      pageFrame('recipes'),
    ]);
    return { listing, tags, frame };
  } catch (error) {
    log.error({ err: error }, 'the listing could not be read');
    return { listing: { kind: 'failed' }, tags: [], frame: null };
  }
}

async function loadListing({ state, problem }: ListingRequest): Promise<Listing> {
  if (!state) return { kind: 'refused', message: problem };
  const { items, pagination } = await listRecipes(state, { page: state.page ?? 1, limit: PAGE_SIZE.listing });
  if (pagination.totalRecipes === 0) return { kind: 'none' };
  return pagination.page > pagination.totalPages
    ? { kind: 'past-end', lastPage: pagination.totalPages }
    : { kind: 'recipes', recipes: items, pagination };
}
