import { computed } from 'nanostores';
import { addFavouriteCall, listFavouritesCall, removeFavouriteCall } from '#src/contracts/recipes/favourites.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { CallError, call } from '../client.ts';
import { createFetcherStore, FRESH_MS, forgetKept, keepForTab, keptForTab, keptSince, retried } from '../query.ts';
import { saySignedOut } from '../refusals.ts';
import { toast } from '../toasts.ts';

const KEY = 'favourites';

/** Noted for the tab while a change is on its way: its page may be left, and the next one ask before the server has it. */
const UNDER_WAY = 'favourites-under-way';
/** Milliseconds after which such a change is done, or will not be any more. */
const DONE_MS = 15_000;
const isSettled = (): boolean => keptSince(UNDER_WAY, DONE_MS) === undefined;

/** The recipes the member saved, the newest first. Mount it only for members. */
export const $favourites = createFetcherStore<RecipeSummary[]>([KEY], {
  fetcher: () => keptForTab(KEY, FRESH_MS.data, () => retried(() => call(listFavouritesCall)), isSettled),
});

export const $favouriteIds = computed($favourites, ({ data }) => new Set(data?.map(({ id }) => id)));

/** Recipes whose change is on its way, so that a second click waits for the first. */
const changing = new Set<string>();
/** Changes begun so far: a list that was asked for before the last of them is no news any more. */
let begun = 0;

/** The facts the heart needs about a recipe; the whole card where there is one, so that it can be put back. */
export type Favourable = Pick<RecipeSummary, 'id' | 'title'> & Partial<RecipeSummary>;

/** Saves or removes a recipe: shown at once, taken back when the server refuses. */
export async function toggleFavourite(recipe: Favourable): Promise<void> {
  const { id } = recipe;
  if (changing.has(id)) return;
  changing.add(id);
  begun++;
  // Whoever leaves before the answer finds out from the server.
  forgetKept(KEY);
  keepForTab(UNDER_WAY, true);
  const place = shown().findIndex((each) => each.id === id);
  const card = shown()[place] ?? (recipe as RecipeSummary);
  const wasSaved = place >= 0;
  $favourites.mutate(wasSaved ? without(id) : [card, ...shown()]);
  try {
    if (wasSaved) await call(removeFavouriteCall, { params: { recipeId: id } }, { outlivesPage: true });
    else await call(addFavouriteCall, { body: { recipeId: id } }, { outlivesPage: true });
    settle(id);
    announce(card, wasSaved);
    await refresh();
  } catch (error) {
    settle(id);
    // Only this one goes back: others may have changed meanwhile.
    $favourites.mutate(wasSaved ? without(id).toSpliced(place, 0, card) : without(id));
    refuse(error);
  }
}

function settle(id: string): void {
  changing.delete(id);
  if (changing.size === 0) forgetKept(UNDER_WAY);
}

const shown = (): RecipeSummary[] => $favourites.value?.data ?? [];
const without = (id: string): RecipeSummary[] => shown().filter((each) => each.id !== id);

/** Takes the list over from the server, once no other change is on its way. */
async function refresh(): Promise<void> {
  if (changing.size > 0) return;
  const asked = begun;
  const recipes = await call(listFavouritesCall).catch(() => null);
  if (!recipes || asked !== begun) return;
  keepForTab(KEY, recipes);
  $favourites.mutate(recipes);
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
  if (error instanceof CallError && error.status === 401) return void saySignedOut();
  toast({ title: 'Error', description: 'Failed to update favorite status', tone: 'danger' });
}
