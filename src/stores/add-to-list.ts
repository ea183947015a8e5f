import { atom } from 'nanostores';
import { addRecipeToListCall, changeListServingsCall } from '#src/contracts/shopping-list.ts';
import type { ListSwap } from '#src/domain/shopping/list-swap.ts';
import { CallError, call } from './client.ts';
import { goSignIn } from './session.ts';
import { toast } from './toasts.ts';

/** What became of the recipe on this page: on the list since it was opened, or not. */
export type OnList =
  | { state: 'not yet' }
  | { state: 'saving' }
  | { state: 'on the list'; entryId: string; servings: number; swaps: readonly ListSwap[] };

export const $onList = atom<OnList>({ state: 'not yet' });

/** Puts the recipe on the shopping list, or changes the servings and swaps of what was put there before. */
export async function putOnList(recipeId: string, servings: number, swaps: readonly ListSwap[]): Promise<void> {
  const before = $onList.get();
  if (before.state === 'saving') return;
  $onList.set({ state: 'saving' });
  try {
    const entryId = before.state === 'on the list' ? before.entryId : crypto.randomUUID();
    if (before.state === 'on the list')
      await call(
        changeListServingsCall,
        { params: { id: entryId }, body: { servings, swaps: [...swaps] } },
        { outlivesPage: true },
      );
    else
      await call(
        addRecipeToListCall,
        { body: { id: entryId, recipeId, servings, swaps: [...swaps] } },
        { outlivesPage: true },
      );
    $onList.set({ state: 'on the list', entryId, servings, swaps });
    toast({
      title: 'On your shopping list',
      description: `For ${servings} ${servings === 1 ? 'serving' : 'servings'}`,
    });
  } catch (error) {
    // An entry that was taken off the list meanwhile is added anew by the next press.
    const isGone = error instanceof CallError && error.status === 404;
    $onList.set(isGone ? { state: 'not yet' } : before);
    refuse(error);
  }
}

function refuse(error: unknown): void {
  if (error instanceof CallError && error.status === 401) {
    const description = 'You are logged out. Logging in again...';
    toast({ title: 'Unauthorized', description, tone: 'danger', goesAlong: true });
    goSignIn();
    return;
  }
  const said = error instanceof CallError && error.status === 409 ? error.body.message : undefined;
  toast({ title: 'Not added to your list', description: said ?? 'Please try again in a moment.', tone: 'danger' });
}
