import { atom } from 'nanostores';
import { cookingStateOf, saveCookingState } from './cooking-state.ts';

export type TickList = 'lines' | 'steps';
/** Indexes of what is ticked off. */
export type Ticks = Record<TickList, readonly number[]>;

/** Ticked ingredients and steps of the recipe on the page. */
export const $ticks = atom<Ticks>({ lines: [], steps: [] });

/** Shows the ticks this browser kept. */
export function openTicks(recipeId: string): void {
  const { lines, steps } = cookingStateOf(recipeId);
  $ticks.set({ lines: indexes(lines), steps: indexes(steps) });
}

const indexes = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((at): at is number => Number.isInteger(at)) : [];

export function toggleTick(recipeId: string, list: TickList, index: number): void {
  const ticked = $ticks.get()[list];
  const now = ticked.includes(index) ? ticked.filter((at) => at !== index) : [...ticked, index];
  $ticks.set({ ...$ticks.get(), [list]: now });
  saveCookingState(recipeId, { [list]: now.length > 0 ? now : undefined });
}
