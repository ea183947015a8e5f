import { atom } from 'nanostores';
import { keepJson, readObject } from '../local-storage.ts';

export type TickList = 'lines' | 'steps';
/** Indexes of what is ticked off. */
export type Ticks = Record<TickList, readonly number[]>;

const NONE: Ticks = { lines: [], steps: [] };

/** Where a browser keeps the ticks of a recipe; there only while something is ticked. */
const ticksKey = (recipeId: string): string => `plantry:ticks:${recipeId}`;

/** Ticked ingredients and steps of the recipe on the page. */
export const $ticks = atom<Ticks>(NONE);

/** Shows the ticks this browser kept. */
export function openTicks(recipeId: string): void {
  $ticks.set(read(readObject(ticksKey(recipeId))));
}

/** What is kept may be of an older day or another hand. */
function read(kept: Partial<Record<TickList, unknown>>): Ticks {
  const indexes = (list: unknown) =>
    Array.isArray(list) ? list.filter((at): at is number => Number.isInteger(at)) : [];
  return { lines: indexes(kept.lines), steps: indexes(kept.steps) };
}

export function toggleTick(recipeId: string, list: TickList, index: number): void {
  const before = $ticks.get();
  const ticked = before[list];
  const now = ticked.includes(index) ? ticked.filter((at) => at !== index) : [...ticked, index];
  show(recipeId, { ...before, [list]: now });
}

export const clearTicks = (recipeId: string): void => show(recipeId, NONE);

function show(recipeId: string, ticks: Ticks): void {
  $ticks.set(ticks);
  keepJson(ticksKey(recipeId), ticks.lines.length + ticks.steps.length === 0 ? null : ticks);
}
