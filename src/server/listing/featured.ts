import { AppError } from '#src/domain/errors.ts';
import { CATEGORIES, type Category } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { FEATURED_PLACES, type FeaturedChoice, type FeaturedSpot, PLACE_NAMES } from '#src/domain/site/featured.ts';
import type { SignedIn } from '../base/viewer.ts';
import { recipeCards } from '../recipes/recipes.ts';
import { appealingRecipes } from '../recipes/trending.ts';
import { getSettings, saveSettings } from '../site/settings.ts';
import { listRecipes } from './list-recipes.ts';

/** The recipe the landing page opens with; `null` only without any recipe. */
export const heroRecipe = async (): Promise<RecipeSummary | null> => recipeAt('hero', await getSettings('featured'));

/** A dinner, a breakfast and a dessert, unless somebody chose others. */
export const sampleRecipes = async (): Promise<RecipeSummary[]> => {
  const chosen = await getSettings('featured');
  const cards = await Promise.all(
    (['dinner', 'breakfast', 'desserts'] as const).map((place) => recipeAt(place, chosen)),
  );
  return cards.filter((card) => card !== null);
};

/** The recipe that appeals most at this time of the year, but for what is shown already; `null` where nothing is left. */
export async function seasonalRecipe(shown: readonly (RecipeSummary | null)[]): Promise<RecipeSummary | null> {
  const ids = new Set(shown.map((card) => card?.id));
  return (await appealingRecipes()).find(({ id, isPremiumOnly }) => !isPremiumOnly && !ids.has(id)) ?? null;
}

/** The recipe whose picture stands for each category; `null` where a category is empty. */
export async function categoryCovers(): Promise<Record<Category, RecipeSummary | null>> {
  const chosen = await getSettings('featured');
  const covers = await Promise.all(CATEGORIES.map((category) => recipeAt(`cover-${category}`, chosen)));
  return Object.fromEntries(CATEGORIES.map((category, i) => [category, covers[i] ?? null])) as Record<
    Category,
    RecipeSummary | null
  >;
}

async function recipeAt(place: FeaturedSpot, chosen: FeaturedChoice): Promise<RecipeSummary | null> {
  const id = chosen[place];
  const [card] = id === null ? [] : await recipeCards([id]);
  if (card) return card;
  const { category } = FEATURED_PLACES[place];
  if (category === null) return (await appealingRecipes())[0] ?? null;
  return (await listRecipes({ category }, { page: 1, limit: 1 })).items[0] ?? null;
}

/** The recipes that were chosen, and what visitors see by them. */
export async function featuredNow() {
  const chosen = await getSettings('featured');
  const shown = await Promise.all(PLACE_NAMES.map((place) => recipeAt(place, chosen)));
  const shownAt = PLACE_NAMES.flatMap((place, i) => {
    const { id, title, imageUrl } = shown[i] ?? {};
    return id === undefined || title === undefined ? [] : [{ place, id, title, imageUrl: imageUrl ?? null }];
  });
  return { chosen, shown: shownAt };
}

/** Saves what was chosen. Throws `validation` for recipes that visitors may not see. */
export async function chooseFeatured(chosen: FeaturedChoice, actor: Pick<SignedIn, 'id' | 'email'>) {
  const before = await getSettings('featured');
  const news = PLACE_NAMES.flatMap((place) => {
    const id = chosen[place];
    return id !== null && id !== before[place] ? [{ place, id }] : [];
  });
  const isPublic = new Set((await recipeCards(news.map(({ id }) => id))).map(({ id }) => id));
  const issues = news
    .filter(({ id }) => !isPublic.has(id))
    .map(({ place }) => ({ path: place, message: 'Please choose a recipe that is published' }));
  if (issues.length > 0) throw new AppError('validation', 'Please choose recipes that are published.', { issues });
  await saveSettings('featured', chosen, actor);
  return featuredNow();
}
