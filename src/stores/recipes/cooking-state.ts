import { keepJson, readObject } from '../local-storage.ts';

const PREFIX = 'plantry:cook:';
const WEEK_MS = 7 * 86_400_000;

/** The state of cooking a recipe that a browser remembers. */
interface CookingState {
  servings?: number;
  /** Ticked ingredients, by their index. */
  lines?: readonly number[];
  steps?: readonly number[];
  /** Where cook mode is, and since when. */
  step?: { index: number; at: number };
  /** The food to take, by the line's index. */
  swaps?: Readonly<Record<string, unknown>>;
}

/** A state found in the browser, of an older day or another hand: whoever takes a part of it looks at it first. */
type Found = Partial<Record<keyof CookingState, unknown>>;

const keyOf = (recipeId: string): string => PREFIX + recipeId;

/** The remembered state of a recipe; a week after its last change nothing is. */
export function cookingStateOf(recipeId: string): Found {
  forgetOld();
  return readObject(keyOf(recipeId));
}

/** Remembers a change; `undefined` forgets that part, and nothing is kept where nothing is left. */
export function saveCookingState(recipeId: string, change: CookingState): void {
  const { at: _, ...before } = readObject(keyOf(recipeId));
  const state = { ...before, ...change };
  const isEmpty = Object.values(state).every((part) => part === undefined);
  keepJson(keyOf(recipeId), isEmpty ? null : { ...state, at: Date.now() });
}

/** Recipes cooked longer ago, whichever: a browser's room is not filled with them. */
function forgetOld(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const age = Date.now() - Number(readObject(key).at);
      if (!(age >= 0 && age < WEEK_MS)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing.
  }
}
