import { filterCount } from '#src/components/listing/changes.ts';
import { kindOf, listingHeading, tagLabel, timeLimitLabel } from '#src/components/listing/words.ts';
import { allergenName } from '#src/domain/foods/allergen-names.ts';
import { soughtWord } from '#src/domain/nutrition/rich-in.ts';
import type { ListPlace } from '#src/domain/paging.ts';
import { DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { SORT_LABELS, sortOf, TIME_LIMIT_NAMES } from '#src/domain/search/listing-order.ts';
import { capital } from '#src/domain/words/capital.ts';
import { type ListingState, paths } from '#src/paths.ts';
import type { Seo, SiteFacts } from './seo.ts';
import { recipeList } from './structured-data.ts';

/** "Gluten-free vegan dinner recipes, page 2". */
export function listingTitle(state: ListingState): string {
  const { search, category, tags = [], dietaryPreferences = [], without = [], richIn = [], page = 1 } = state;
  const kinds = [...dietaryPreferences.map((diet) => DIET_LABELS[diet]), ...tags.map(tagLabel)];
  const words = [
    ...kinds.map((kind) => kind.toLowerCase()),
    'vegan',
    ...(category ? [kindOf(category).toLowerCase()] : []),
    'recipes',
  ];
  const text = words.join(' ');
  const title = capital(text);
  const times = TIME_LIMIT_NAMES.flatMap((limit) => {
    const minutes = state[limit];
    return minutes === undefined ? [] : `, ${timeLimitLabel(limit, minutes).toLowerCase()}`;
  });
  const sort = isSorted(state) ? `, ${SORT_LABELS[sortOf(state)].toLowerCase()} first` : '';
  const free = without.length > 0 ? ` without ${without.map(allergenName).join(', ')}` : '';
  const rich = richIn.length > 0 ? ` rich in ${richIn.map(soughtWord).join(', ')}` : '';
  return `${title}${rich}${free}${times.join('')}${search ? ` for “${search}”` : ''}${sort}${page > 1 ? `, page ${page}` : ''}`;
}

/** Whether a list is in another order than the one that fits. */
const isSorted = (state: ListingState): boolean => sortOf(state) !== sortOf({ ...state, sort: undefined });

/** What stands for a listing in search engines: the category of a combination of filters or of another order, and nothing for a search. */
export function listingCanonical(state: ListingState) {
  const { search, category, page } = state;
  if (search) return null;
  return paths.recipes(filterCount(state) > 0 || isSorted(state) ? { category } : { category, page });
}

/** Head of a listing page with its recipes. */
export function listingSeo(state: ListingState, recipes: readonly RecipeSummary[], site: SiteFacts): Seo {
  const { heading, lead } = listingHeading(state);
  const title = listingTitle(state);
  const canonical = listingCanonical(state);
  return {
    title,
    description: lead ? `${heading}. ${lead}` : `${heading}: vegan recipes with nutrition facts, ratings and times.`,
    canonical,
    // Another page stands for the others, and says it there.
    structuredData: canonical === paths.recipes(state) && recipes.length > 0 ? [recipeList(site, title, recipes)] : [],
  };
}

/** Addresses of the pages before and after, for `<link rel>`. */
export function neighbours(state: ListingState, { page, hasNextPage, hasPreviousPage }: ListPlace) {
  return [
    ...(hasPreviousPage ? [{ rel: 'prev', href: paths.recipes({ ...state, page: page - 1 }) }] : []),
    ...(hasNextPage ? [{ rel: 'next', href: paths.recipes({ ...state, page: page + 1 }) }] : []),
  ];
}
