import { listingQuery } from '#src/contracts/recipes.ts';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import type { Listing } from '#src/domain/listing.ts';
import type { ListingState } from '#src/paths.ts';
import { log } from './log.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';
import { listRecipes, popularTags } from './recipes.ts';

export type ListingRequest = { state: ListingState; problem: null } | { state: null; problem: string };

/** The status a page answers with for each outcome. */
export const LISTING_STATUS: Record<Listing['kind'], number> = {
  recipes: 200,
  'past-end': 404,
  refused: 400,
  failed: 503,
};

const NAMES: readonly string[] = Object.keys(listingQuery.shape);
/** Parameters that lead to few enough pages to keep each of them. */
const KEPT = ['category', 'page'];

/** What an address asks the listing for, or what is wrong with it, in words for the reader. */
export function readListingAddress(search: URLSearchParams): ListingRequest {
  const twice = NAMES.find((name) => search.getAll(name).length > 1);
  if (twice) return { state: null, problem: `The address gives “${twice}” more than once.` };
  const result = listingQuery.safeParse(Object.fromEntries(search));
  if (!result.success) return { state: null, problem: problemWith(String(result.error.issues[0]?.path[0] ?? '')) };
  const { search: text, ...state } = result.data;
  return { state: { ...state, search: text?.trim() || undefined }, problem: null };
}

const PROBLEMS: Record<string, string> = {
  category: 'There is no such category in our kitchen.',
  search: 'That search is too long. A few words find more than a page of text.',
  tags: 'The address names a tag that cannot exist.',
  dietaryPreferences: 'The address names a dietary preference we do not know.',
  page: 'Pages are numbered 1, 2, 3 and so on.',
};
const problemWith = (name: string): string => PROBLEMS[name] ?? 'The address is not one we understand.';

/** Whether the finished page may be kept: those with a search, tags or diets are too many. */
export const isKept = (search: URLSearchParams): boolean => [...search.keys()].every((name) => KEPT.includes(name));

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
  return pagination.page > pagination.totalPages
    ? { kind: 'past-end', lastPage: pagination.totalPages }
    : { kind: 'recipes', recipes: items, pagination };
}
