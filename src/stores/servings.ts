import { atom } from 'nanostores';

export const SERVINGS = { min: 1, max: 48 } as const;

/** Servings the reader cooks for; `null` as long as they are the recipe's own. */
export const $servings = atom<number | null>(null);

/** Sets the servings, within what a kitchen can do. */
export function setServings(servings: number): void {
  $servings.set(Math.min(SERVINGS.max, Math.max(SERVINGS.min, Math.round(servings))));
}
