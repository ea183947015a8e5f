import { adminRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';

const RECENT_FRESH_MS = 10_000;

/** The newest recipes, drafts among them. */
export const $recentRecipes = createFetcherStore(['admin-recent-recipes'], {
  dedupeTime: RECENT_FRESH_MS,
  fetcher: async () =>
    (await retried(() => call(adminRecipesCall, { query: { limit: String(PAGE_SIZE.adminRecent) } }))).recipes,
});
