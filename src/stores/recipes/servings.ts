import { atom } from 'nanostores';
import { SERVINGS_LIMIT } from '#src/domain/scaling/scaling.ts';
import { cookingStateOf, saveCookingState } from './cooking-state.ts';

/** Servings the reader cooks for; `null` as long as they are the recipe's own. */
export const $servings = atom<number | null>(null);

/** Sets the servings, within what can be planned and shopped as well. */
export function setServings(recipeId: string, servings: number): void {
  const set = Math.min(SERVINGS_LIMIT.max, Math.max(SERVINGS_LIMIT.min, Math.round(servings)));
  $servings.set(set);
  saveCookingState(recipeId, { servings: set });
  dropServingsOfAddress();
}

/** Keeps those of the address, too: cook mode, which is an address itself, takes its place. */
export function keepServings(recipeId: string): void {
  const servings = $servings.get();
  if (servings !== null) saveCookingState(recipeId, { servings });
}

/** What was set since counts when the page is loaded again. */
export function dropServingsOfAddress(): void {
  if (location.hash.startsWith('#servings='))
    history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Takes the servings of the page's address, such as `#servings=7` of a meal plan's link, else those this browser kept;
 * others than can be are none.
 */
export function openServings(recipeId: string): void {
  const inAddress = /^#servings=(\d{1,3})$/.exec(location.hash)?.[1];
  $servings.set(servingsThatCanBe(inAddress ?? cookingStateOf(recipeId).servings));
}

/** The servings this browser kept for a recipe; `null` where they are its own. */
export const keptServings = (recipeId: string): number | null => servingsThatCanBe(cookingStateOf(recipeId).servings);

function servingsThatCanBe(asked: unknown): number | null {
  const servings = Number(asked ?? Number.NaN);
  const can = Number.isInteger(servings) && servings >= SERVINGS_LIMIT.min && servings <= SERVINGS_LIMIT.max;
  return can ? servings : null;
}
