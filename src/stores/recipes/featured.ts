import { atom } from 'nanostores';
import { listRecipesCall, trendingRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { call } from '../client.ts';
import { createFetcherStore, FRESH_MS, keptForTab, retried } from '../query.ts';

/** What the member searches for on the home; empty for what is featured. */
export const $homeSearch = atom('');

const searchKey = atom('?');
$homeSearch.listen((search) => searchKey.set(`?${search}`));

/** The home's featured recipes. */
export const $featured = createFetcherStore<Awaited<ReturnType<typeof fetchFeatured>>>(['featured', searchKey], {
  dedupeTime: FRESH_MS.content,
  fetcher: (_, search = '') => retried(() => fetchFeatured(search.slice(1))),
});

/** What was searched for, of all there are; without a search what is trending, which counts nothing. */
async function fetchFeatured(search: string): Promise<{ recipes: RecipeSummary[]; totalRecipes: number | null }> {
  if (!search) return { recipes: (await trending()).slice(0, PAGE_SIZE.home), totalRecipes: null };
  const { recipes, pagination } = await call(listRecipesCall, { query: { limit: String(PAGE_SIZE.home), search } });
  return { recipes, totalRecipes: pagination.totalRecipes };
}

/** The same for everybody, so nothing of a member's profile makes it another list. */
const trending = () => keptForTab('trending', FRESH_MS.content, () => call(trendingRecipesCall));
