import { LRUCache } from 'lru-cache';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { common, except, isIn, type NumberSet, numberSet, sizeOf, sizeOfCommon } from '#src/domain/number-set.ts';
import type { SoughtNutrient } from '#src/domain/nutrition/rich-in.ts';
import { type RecipeListPage, recipeListPage } from '#src/domain/paging.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import type { ListingCounts } from '#src/domain/search/listing-counts.ts';
import { OFFERED_MINUTES, type Sort, sortOf, type TimeLimit } from '#src/domain/search/listing-order.ts';
import type { ListingState } from '#src/paths.ts';
import { cardsByNumber } from '../recipes/recipes.ts';
import { type RankedSearch, rankedSearch } from '../search/ranked-search.ts';
import { rememberSearch } from '../site/reader-notes.ts';
import { currentFacets, type Facets } from './facets.ts';

/** What the listing can be filtered and sorted by; of tags and diets all must hold. */
export type ListingFilters = Omit<ListingState, 'page'>;

interface Part {
  page: number;
  limit?: number;
  /** Counted from 0; wins over `page`. */
  offset?: number;
}

interface FoundNumbers {
  /** Numbers of the recipes of this part, in order. */
  numbers: number[];
  /** How many there are in all. */
  total: number;
  counts: ListingCounts;
  /** Words of the search that no recipe has, or not all together: those found come nearest. */
  left: readonly string[];
  /** What the search refuses in words that nobody knows: these were not held to it. */
  notUnderstood: readonly string[];
}

/** Page of the listing, with the counts of its filters. */
export async function listRecipes(
  filter: ListingFilters,
  part: Part,
): Promise<RecipeListPage<RecipeSummary> & Pick<FoundNumbers, 'counts' | 'left' | 'notUnderstood'>> {
  const { page, limit = PAGE_SIZE.listing } = part;
  const { numbers, total, counts, left, notUnderstood } = await findNumbers(filter, part);
  const cards = await cardsByNumber(numbers);
  const items = numbers.flatMap((number) => cards.get(number) ?? []);
  return { ...recipeListPage(items, { page, limit, total }), counts, left, notUnderstood };
}

/** The same, as numbers of recipes. */
export async function findNumbers(
  filter: ListingFilters,
  { page, limit = PAGE_SIZE.listing, offset = (page - 1) * limit }: Part,
): Promise<FoundNumbers> {
  const facets = await currentFacets();
  const found = await foundBy(filter, facets);
  const set = found?.set ?? facets.all;
  const { left = [], notUnderstood = [] } = found ?? {};
  const filters = await filtersOf(filter, facets);
  const chosen = apply(set, Object.values(filters));
  if (filter.search) rememberSearch(filter.search, sizeOf(set) === 0 || left.length > 0);
  const sort = sortOf(filter);
  const isRanked = found && !found.richIn && sort === 'best';
  const numbers = isRanked
    ? await found.part(chosen, offset, limit)
    : taken(orderOf(sort, found?.richIn ?? filter.richIn?.[0], facets), chosen, offset, limit);
  return {
    numbers: numbers.map((number) => number + facets.least),
    total: sizeOf(chosen),
    counts: countsOf(set, chosen, filters, filter, facets),
    left,
    notUnderstood,
  };
}

/** With no words to rank by: what has most of the first nutrient asked for first, or the newest. */
function orderOf(sort: Sort, nutrient: SoughtNutrient | undefined, facets: Facets): readonly number[] {
  if (sort !== 'best') return facets.inOrder(sort);
  return (nutrient && facets.rich.get(nutrient)?.order) ?? facets.inOrder('newest');
}

/** Searches of one version of the lists, by what was typed. */
const searches = new WeakMap<Facets, LRUCache<string, RankedSearch>>();
/** Bytes of what is kept for them. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Those of a small catalogue take little, but are something each. */
const LEAST_BYTES = 1000;

/** What the words of a search find, whatever the filters; `null` where there are none. */
async function foundBy(
  { search: typed = '', without = [], withCheck }: ListingFilters,
  facets: Facets,
): Promise<RankedSearch | null> {
  const search = typed.trim();
  if (!search) return null;
  const kept = searches.get(facets) ?? keptSearches();
  searches.set(facets, kept);
  // It says something beside allergens only, in an address too.
  const mayCheck = without.length > 0 && withCheck;
  const key = `${mayCheck ? 'check' : ''} ${search}`;
  const known = kept.get(key);
  if (known) return known;
  const found = await rankedSearch(search, { without: { allergens: [], mayCheck } }, facets.least);
  kept.set(key, found);
  return found;
}

const keptSearches = (): LRUCache<string, RankedSearch> =>
  new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation: ({ bytes }) => LEAST_BYTES + bytes });

/** Takes out of a set what a filter does not let through. */
type Filter = (set: NumberSet) => NumberSet;
type Filters = Record<'category' | 'labels' | 'without' | TimeLimit, Filter>;

const apply = (set: NumberSet, filters: readonly Filter[]): NumberSet =>
  filters.reduce((left, filter) => filter(left), set);
const everything: Filter = (set) => set;

async function filtersOf(
  {
    category,
    tags = [],
    dietaryPreferences = [],
    without = [],
    withCheck,
    richIn = [],
    maxWork,
    maxTotal,
  }: ListingFilters,
  facets: Facets,
): Promise<Filters> {
  const diets = dietaryPreferences.map((diet) => facets.diets.get(diet) ?? numberSet([]));
  const rich = richIn.map((name) => facets.rich.get(name)?.set ?? numberSet([]));
  const labels = [...diets, ...rich, ...(await Promise.all(tags.map(facets.tagged)))];
  const inCategory = category && facets.categories.get(category);
  const inTime = (limit: TimeLimit, minutes: number | undefined): Filter => {
    if (minutes === undefined) return everything;
    const quick = facets.within(limit, minutes);
    return (set) => common(set, quick);
  };
  return {
    category: inCategory ? (set) => common(set, inCategory) : everything,
    labels: (set) => labels.reduce(common, set),
    without: (set) => without.flatMap((name) => holding(facets, withCheck).get(name) ?? []).reduce(except, set),
    maxWork: inTime('maxWork', maxWork),
    maxTotal: inTime('maxTotal', maxTotal),
  };
}

/** Recipes not known to be without an allergen; what by its label may have it is among them, unless `mayCheck`. */
const holding = ({ holding, holdingOrCheck }: Facets, mayCheck = false): ReadonlyMap<Allergen, NumberSet> =>
  mayCheck ? holding : holdingOrCheck;

function countsOf(
  found: NumberSet,
  chosen: NumberSet,
  filters: Filters,
  { withCheck }: ListingFilters,
  facets: Facets,
): ListingCounts {
  const allBut = (name: keyof Filters): NumberSet =>
    apply(
      found,
      Object.entries(filters).flatMap(([each, filter]) => (each === name ? [] : [filter])),
    );
  const total = sizeOf(chosen);
  const anyCategory = allBut('category');
  const inTime = (limit: TimeLimit): Record<string, number> => {
    const anyTime = allBut(limit);
    const count = (minutes: number) => sizeOfCommon(anyTime, facets.within(limit, minutes));
    return Object.fromEntries(OFFERED_MINUTES.map((minutes) => [minutes, count(minutes)]));
  };
  return {
    category: { all: sizeOf(anyCategory), ...sizes(facets.categories, anyCategory) },
    dietaryPreferences: sizes(facets.diets, chosen),
    without: Object.fromEntries(
      Array.from(holding(facets, withCheck), ([name, set]) => [name, total - sizeOfCommon(chosen, set)]),
    ) as Record<Allergen, number>,
    richIn: Object.fromEntries(
      Array.from(facets.rich, ([name, { set }]) => [name, sizeOfCommon(chosen, set)]),
    ) as Record<SoughtNutrient, number>,
    tags: sizes(facets.tags, chosen),
    maxWork: inTime('maxWork'),
    maxTotal: inTime('maxTotal'),
  };
}

const sizes = <T extends string>(sets: ReadonlyMap<T, NumberSet>, chosen: NumberSet): Record<T, number> =>
  Object.fromEntries(Array.from(sets, ([slug, set]) => [slug, sizeOfCommon(chosen, set)])) as Record<T, number>;

/** A part of what is in a set, in an order of more. */
function taken(ordered: readonly number[], set: NumberSet, from: number, length: number): number[] {
  const part: number[] = [];
  let passed = 0;
  for (const number of ordered) {
    if (part.length === length) break;
    if (isIn(set, number) && passed++ >= from) part.push(number);
  }
  return part;
}
