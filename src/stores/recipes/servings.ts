import { atom } from 'nanostores';
import { SERVINGS_LIMIT } from '#src/domain/scaling/scaling.ts';

/** Servings the reader cooks for; `null` as long as they are the recipe's own. */
export const $servings = atom<number | null>(null);

/** Sets the servings, within what can be planned and shopped as well. */
export function setServings(servings: number): void {
  $servings.set(Math.min(SERVINGS_LIMIT.max, Math.max(SERVINGS_LIMIT.min, Math.round(servings))));
}

/** Takes the servings of the page's address, such as `#servings=7` of a meal plan's link; others than can be are none. */
export function openServings(): void {
  const asked = Number(/^#servings=(\d{1,3})$/.exec(location.hash)?.[1] ?? Number.NaN);
  if (asked >= SERVINGS_LIMIT.min && asked <= SERVINGS_LIMIT.max) setServings(asked);
}
