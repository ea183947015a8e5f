import { atom } from 'nanostores';
import { addRecipeToListCall, changeListServingsCall, recipeOnListCall } from '#src/contracts/premium/shopping-list.ts';
import { counted } from '#src/domain/counted.ts';
import type { ListSwap } from '#src/domain/recipes/list-swap.ts';
import { CallError, call } from '../client.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';

interface Listed {
  state: 'on the list';
  entryId: string;
  servings: number;
  swaps: readonly ListSwap[];
}

/** The state of this page's recipe on the list. Which of several it is to be changed, only the list's own page can ask. */
export type OnList = { state: 'not yet' } | { state: 'saving' } | Listed | { state: 'several times'; servings: number };

const NOT_YET = { state: 'not yet' } as const;

export const $onList = atom<OnList>(NOT_YET);

let looking: Promise<OnList> | undefined;

/** Shows whether the recipe is on the list already. */
export async function showOnList(recipeId: string): Promise<void> {
  const found = await look(recipeId);
  if ($onList.get().state === 'not yet') $onList.set(found);
}

/** Asked once; where there is no answer, it is on no list that anybody knows of. */
function look(recipeId: string): Promise<OnList> {
  looking ??= find(recipeId).catch(() => {
    looking = undefined;
    return NOT_YET;
  });
  return looking;
}

async function find(recipeId: string): Promise<OnList> {
  const { entries } = await call(recipeOnListCall, { query: { recipeId } });
  const [entry] = entries;
  if (!entry) return NOT_YET;
  const { id: entryId, servings, swaps } = entry;
  if (entries.length === 1) return { state: 'on the list', entryId, servings, swaps };
  return { state: 'several times', servings: entries.reduce((sum, { servings }) => sum + servings, 0) };
}

/** Puts the recipe on the shopping list, or changes the servings and swaps of what was put there before. */
export async function putOnList(recipeId: string, servings: number, swaps: readonly ListSwap[]): Promise<void> {
  const before = $onList.get();
  if (before.state === 'saving') return;
  $onList.set({ state: 'saving' });
  // Pressed before it was known: nothing is bought twice unasked.
  const found = before.state === 'not yet' ? await look(recipeId) : NOT_YET;
  if (found.state === 'on the list' || found.state === 'several times') {
    $onList.set(found);
    toast({ title: 'Already on your shopping list', description: forServings(found.servings) });
    return;
  }
  try {
    const entryId = await save(before.state === 'on the list' ? before.entryId : null, { recipeId, servings, swaps });
    $onList.set({ state: 'on the list', entryId, servings, swaps });
    toast({ title: 'On your shopping list', description: forServings(servings) });
  } catch (error) {
    // An entry that was taken off the list meanwhile is added anew by the next press.
    const isGone = error instanceof CallError && error.status === 404;
    if (isGone) looking = undefined;
    $onList.set(isGone ? NOT_YET : before);
    sayRefused('Not added to your list', error);
  }
}

interface Wanted {
  recipeId: string;
  servings: number;
  swaps: readonly ListSwap[];
}

/** Changes an entry, or with `null` makes one; resolves to its id. */
async function save(entryId: string | null, { recipeId, servings, swaps }: Wanted): Promise<string> {
  const id = entryId ?? crypto.randomUUID();
  const chosen = { servings, swaps: [...swaps] };
  if (entryId) await call(changeListServingsCall, { params: { id }, body: chosen }, { outlivesPage: true });
  else await call(addRecipeToListCall, { body: { id, recipeId, ...chosen } }, { outlivesPage: true });
  return id;
}

const forServings = (servings: number): string => `For ${counted(servings, 'serving')}`;
