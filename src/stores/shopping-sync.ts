import {
  addOwnItemCall,
  changeListServingsCall,
  removeItemsCall,
  removeListEntryCall,
  type ShoppingListView,
  setTicksCall,
} from '#src/contracts/shopping-list.ts';
import type { ListChange } from '#src/domain/shopping/changes.ts';
import type { RemovedFromList } from '#src/domain/shopping/list.ts';
import { CallError, call } from './client.ts';

/** What the server made of changes. */
export interface Sent {
  /** How many from the front of the queue it was. */
  count: number;
  /** The list afterwards; `null` where the server did not tell it. */
  list: ShoppingListView | null;
  /** What brings back what was removed. */
  removed?: RemovedFromList;
  /** Whether something turned out differently than the page shows it. */
  isStale?: boolean;
}

/** Who leaves the page has done it all the same. */
const TO_THE_END = { outlivesPage: true } as const;
/** Most ticks that go out together. */
const MOST_TICKS = 200;

/** Sends the oldest change, and with a tick those that follow it. Every change may be sent again. Throws as {@link call} does. */
export async function sendOldest(queue: readonly ListChange[]): Promise<Sent> {
  const [change] = queue;
  switch (change?.type) {
    case undefined:
      return { count: 0, list: null };
    case 'tick':
      return sendTicks(queue);
    case 'add-own': {
      const { id, text } = change;
      return { count: 1, list: await call(addOwnItemCall, { body: { id, text } }, TO_THE_END) };
    }
    case 'servings': {
      const { entryId: id, servings } = change;
      return goneIsDone(async () => ({
        count: 1,
        list: await call(changeListServingsCall, { params: { id }, body: { servings } }, TO_THE_END),
      }));
    }
    case 'remove-items': {
      const { list, removed } = await call(removeItemsCall, { body: { keys: [...change.keys] } }, TO_THE_END);
      return { count: 1, list, removed };
    }
    case 'remove-entry':
      return goneIsDone(async () => {
        const { list, removed } = await call(removeListEntryCall, { params: { id: change.entryId } }, TO_THE_END);
        return { count: 1, list, removed };
      });
  }
}

async function sendTicks(queue: readonly ListChange[]): Promise<Sent> {
  const end = queue.findIndex(({ type }) => type !== 'tick');
  const ticks = queue
    .slice(0, end < 0 ? MOST_TICKS : Math.min(end, MOST_TICKS))
    .flatMap((change) => (change.type === 'tick' ? [{ key: change.key, ticked: change.ticked, at: change.at }] : []));
  const { results } = await call(setTicksCall, { body: { ticks } }, TO_THE_END);
  return { count: ticks.length, list: null, isStale: results.some(({ outcome }) => outcome !== 'saved') };
}

/** A recipe that another device took off the list needs no change any more. */
async function goneIsDone(send: () => Promise<Sent>): Promise<Sent> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return { count: 1, list: null, isStale: true };
    throw error;
  }
}
