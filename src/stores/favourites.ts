import { computed } from 'nanostores';
import { addFavouriteCall, listFavouritesCall, removeFavouriteCall } from '#src/contracts/favourites.ts';
import type { RecipeCard } from '#src/domain/recipe.ts';
import { CallError, call } from './client.ts';
import { createFetcherStore, FRESH_MS, keepForTab, keptForTab, retried } from './query.ts';
import { goSignIn } from './session.ts';
import { toast } from './toasts.ts';

const KEY = 'favourites';

/** What the member saved, the newest first. Mount it only for members. */
export const $favourites = createFetcherStore<RecipeCard[]>([KEY], {
  fetcher: () => keptForTab(KEY, FRESH_MS.data, () => retried(() => call(listFavouritesCall))),
});

export const $favouriteIds = computed($favourites, ({ data }) => new Set(data?.map(({ id }) => id)));

/** Recipes whose change is on its way, so that a second click waits for the first. */
const changing = new Set<string>();

/** What the heart needs to know of a recipe; the whole card where there is one, so that it can be put back. */
export type Favourable = Pick<RecipeCard, 'id' | 'title'> & Partial<RecipeCard>;

/** Saves or removes a recipe: shown at once, taken back when the server refuses. */
export async function toggleFavourite(recipe: Favourable): Promise<void> {
  if (changing.has(recipe.id)) return;
  changing.add(recipe.id);
  const before = $favourites.value?.data ?? [];
  const saved = before.some(({ id }) => id === recipe.id);
  show(saved ? before.filter(({ id }) => id !== recipe.id) : [recipe as RecipeCard, ...before]);
  try {
    if (saved) await call(removeFavouriteCall, { params: { recipeId: recipe.id } });
    else await call(addFavouriteCall, { body: { recipeId: recipe.id } });
    announce(recipe, saved);
    if (!saved && !('servings' in recipe)) await refresh();
  } catch (error) {
    show(before);
    refuse(error);
  } finally {
    changing.delete(recipe.id);
  }
}

function show(recipes: RecipeCard[]): void {
  keepForTab(KEY, recipes);
  $favourites.mutate(recipes);
}

/** A card saved from a page that knows only its title comes whole from the server. */
async function refresh(): Promise<void> {
  show(await call(listFavouritesCall));
}

function announce(recipe: Favourable, wasSaved: boolean): void {
  if (!wasSaved) {
    toast({ title: 'Added to favorites', description: 'Recipe added to your favorites' });
    return;
  }
  toast({
    title: 'Removed from favorites',
    description: 'Recipe removed from your favorites',
    action: { label: 'Undo', run: () => void toggleFavourite(recipe) },
  });
}

function refuse(error: unknown): void {
  if (error instanceof CallError && error.status === 401) {
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      tone: 'danger',
      goesAlong: true,
    });
    goSignIn();
    return;
  }
  toast({ title: 'Error', description: 'Failed to update favorite status', tone: 'danger' });
}
