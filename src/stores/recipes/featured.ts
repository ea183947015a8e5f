import { atom } from 'nanostores';
import { listRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import { call } from '../client.ts';
import { createFetcherStore, FRESH_MS, retried } from '../query.ts';

/** What the member searches for on the home; empty for the newest. */
export const $homeSearch = atom('');

const searchKey = atom('?');
$homeSearch.listen((search) => searchKey.set(`?${search}`));

/** The home's featured recipes. */
export const $featured = createFetcherStore<Awaited<ReturnType<typeof fetchFeatured>>>(['featured', searchKey], {
  dedupeTime: FRESH_MS.content,
  fetcher: (_, search = '') => retried(() => fetchFeatured(search.slice(1))),
});

const fetchFeatured = (search: string) =>
  call(listRecipesCall, { query: { limit: String(PAGE_SIZE.home), ...(search && { search }) } });
