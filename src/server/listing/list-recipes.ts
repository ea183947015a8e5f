import { LRUCache } from 'lru-cache';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import { type RecipeListPage, recipeListPage } from '#src/domain/paging.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import type { CatalogueEntry } from '#src/domain/search/catalogue-entry.ts';
import { type CountedFilters, countedListing } from '#src/domain/search/counted-listing.ts';
import type { ListingCounts } from '#src/domain/search/listing-counts.ts';
import { sortOf } from '#src/domain/search/listing-order.ts';
import { NOTHING_SAID, type SaidOfSearch } from '#src/domain/search/said-of-search.ts';
import type { ListingState } from '#src/paths.ts';
import { type Catalogue, catalogueNow } from '../recipes/catalogue.ts';
import { cardsByNumber } from '../recipes/recipes.ts';
import { type Found, searchFor } from '../search/search.ts';
import { rememberSearch } from '../site/reader-notes.ts';
import { currentOrders } from './orders.ts';

/** The fields the listing can be filtered and sorted by; of tags and diets all must hold. */
export type ListingFilters = Omit<ListingState, 'page'>;

/** Tags the filter panel offers. */
const OFFERED_TAGS = 10;

interface Part {
  page: number;
  limit?: number;
  /** Counted from 0; wins over `page`. */
  offset?: number;
}

interface FoundNumbers {
  said: SaidOfSearch;
  /** Numbers of the recipes of this part, in order. */
  numbers: number[];
  /** The number of them in all. */
  total: number;
  counts: ListingCounts;
}

/** Page of the listing, with the counts of its filters. */
export async function listRecipes(
  filter: ListingFilters,
  part: Part,
): Promise<RecipeListPage<RecipeSummary> & Pick<FoundNumbers, 'counts'> & SaidOfSearch> {
  const { page, limit = PAGE_SIZE.listing } = part;
  const { numbers, total, counts, said } = await findNumbers(filter, part);
  const cards = await cardsByNumber(numbers);
  const items = numbers.flatMap((number) => cards.get(number) ?? []);
  return { ...recipeListPage(items, { page, limit, total }), counts, ...said };
}

/** The same, as numbers of recipes. */
export async function findNumbers(
  filter: ListingFilters,
  { page, limit = PAGE_SIZE.listing, offset = (page - 1) * limit }: Part,
): Promise<FoundNumbers> {
  const [catalogue, orders] = await Promise.all([catalogueNow(), currentOrders()]);
  const found = await foundBy(filter, catalogue);
  if (filter.search && found) rememberSearch(filter.search, found.numbers.length === 0 || found.left.length > 0);
  const sort = sortOf(filter);
  const nutrient = found?.richIn ?? filter.richIn?.[0];
  const isRanked = found && !found.richIn && sort === 'best';
  const ordered = orders.get(sort === 'best' ? (nutrient ?? 'newest') : sort) ?? catalogue.entries;
  const entries = isRanked
    ? found.numbers.flatMap((number) => catalogue.byNumber.get(number) ?? [])
    : among(ordered, found?.numbers);
  const { chosen, counts } = countedListing(entries, filter, catalogue.tags.slice(0, OFFERED_TAGS));
  return {
    numbers: chosen.slice(offset, offset + limit).map(({ number }) => number),
    total: chosen.length,
    counts,
    said: found ? saidOf(found) : NOTHING_SAID,
  };
}

const saidOf = ({ kept, left, notUnderstood, ignored, mended }: Found): SaidOfSearch => ({
  kept,
  left,
  notUnderstood,
  ignored,
  mended,
});

/** Those of some recipes that were found, in their order; all where nothing was looked for. */
function among(ordered: readonly CatalogueEntry[], numbers?: readonly number[]): readonly CatalogueEntry[] {
  const found = numbers && new Set(numbers);
  return found ? ordered.filter(({ number }) => found.has(number)) : ordered;
}

/** Searches of one version of the catalogue, by what was typed. */
const searches = new WeakMap<Catalogue, LRUCache<string, Found>>();
/** Recipes of what is kept for them: as many as a thousand searches of a small catalogue find. */
const KEPT_NUMBERS = 500_000;
const LEAST_NUMBERS = 100;

/** The recipes that the words of a search find, whatever the filters; `null` where there are none. */
async function foundBy(
  { search: typed = '', without = [], withCheck }: CountedFilters & ListingFilters,
  catalogue: Catalogue,
): Promise<Found | null> {
  const search = typed.trim();
  if (!search) return null;
  const kept = searches.get(catalogue) ?? keptSearches();
  searches.set(catalogue, kept);
  // It says something beside allergens only, in an address too.
  const mayCheck = without.length > 0 && withCheck;
  const key = `${mayCheck ? 'check' : ''} ${search}`;
  const found = kept.get(key) ?? (await searchFor(search, { mayCheck }));
  kept.set(key, found);
  return found;
}

const keptSearches = (): LRUCache<string, Found> =>
  new LRUCache({ maxSize: KEPT_NUMBERS, sizeCalculation: ({ numbers }) => LEAST_NUMBERS + numbers.length });
