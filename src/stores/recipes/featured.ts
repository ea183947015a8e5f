import { atom } from 'nanostores';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { listRecipesCall, trendingRecipesCall } from '#src/contracts/recipes/recipes.ts';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { call } from '../client.ts';
import { isChoosy, misfitsFor } from '../members/eating.ts';
import { currentMember } from '../members/session.ts';
import { createFetcherStore, FRESH_MS, keptForTab, retried } from '../query.ts';

/** The text the member searches for on the home; empty for what is featured. */
export const $homeSearch = atom('');

const searchKey = atom('?');
$homeSearch.listen((search) => searchKey.set(`?${search}`));

/** The home's featured recipes. */
export const $featured = createFetcherStore<Awaited<ReturnType<typeof fetchFeatured>>>(['featured', searchKey], {
  dedupeTime: FRESH_MS.content,
  fetcher: (_, search = '') => retried(() => fetchFeatured(search.slice(1))),
});

interface FeaturedList {
  recipes: RecipeSummary[];
  /** Without a search nothing is counted. */
  totalRecipes: number | null;
  /** Whether what the member does not eat was left out. */
  isOwn: boolean;
}

/**
 * The recipes that were searched for, of all there are; without a search what is trending. Both without what the member does
 * not eat.
 */
async function fetchFeatured(search: string): Promise<FeaturedList> {
  const member = await currentMember();
  const isOwn = member !== null && isChoosy(member);
  if (search) {
    const { recipes, pagination } = await fetchList(member, { search });
    return { recipes, totalRecipes: pagination.totalRecipes, isOwn };
  }
  const listed = await trending();
  if (!isOwn) return { recipes: listed.slice(0, PAGE_SIZE.home), totalRecipes: null, isOwn };
  const misfits = await misfitsFor(
    member,
    listed.map(({ id }) => id),
  );
  const fitting = listed.filter(({ id }) => !misfits.has(id));
  // Where little of it fits, others that do are shown too.
  const others = fitting.length < PAGE_SIZE.home ? (await fetchList(member)).recipes : [];
  const recipes = [...new Map([...fitting, ...others].map((recipe) => [recipe.id, recipe])).values()];
  return { recipes: recipes.slice(0, PAGE_SIZE.home), totalRecipes: null, isOwn };
}

/** The listing without what somebody does not eat. */
function fetchList(member: MemberView | null, query: { search?: string } = {}) {
  const { dietaryPreferences = [], avoidedAllergens = [] } = member ?? {};
  return call(listRecipesCall, {
    query: {
      limit: String(PAGE_SIZE.home),
      ...query,
      ...(dietaryPreferences.length > 0 && { dietaryPreferences: dietaryPreferences.join(',') }),
      ...(avoidedAllergens.length > 0 && { without: avoidedAllergens.join(',') }),
    },
  });
}

/** The same for everybody: what a member does not eat is left out afterwards. */
const trending = () => keptForTab('trending', FRESH_MS.content, () => call(trendingRecipesCall));
