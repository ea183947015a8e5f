import {
  addOwnItemCall,
  changeListServingsCall,
  removeItemsCall,
  removeListEntryCall,
  restoreToListCall,
  setTicksCall,
} from '#src/contracts/premium/shopping-list.ts';
import type { ListChange } from '#src/domain/premium/shopping/changes.ts';
import type { RemovedFromList, ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { CallError, call } from '../client.ts';

/** The outcome of changes that were sent. */
export interface Sent {
  /** The number sent from the front of the queue. */
  count: number;
  /** The list afterwards; `null` where the server did not tell it. */
  list: ShoppingListView | null;
  /** The removal, to bring back what was removed. */
  removed?: RemovedFromList;
  /** Whether something turned out differently than the page shows it. */
  isStale?: boolean;
  /** Names of what was to be changed and is no longer on the list. */
  lost?: readonly string[];
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
      const { entryId: id, servings, title } = change;
      return goneIsDone([title], async () => ({
        count: 1,
        list: await call(changeListServingsCall, { params: { id }, body: { servings } }, TO_THE_END),
      }));
    }
    case 'remove-items': {
      const { list, removed } = await call(removeItemsCall, { body: { keys: [...change.keys] } }, TO_THE_END);
      return { count: 1, list, removed };
    }
    case 'remove-entry':
      // What was to go and has gone is no loss.
      return goneIsDone([], async () => {
        const { list, removed } = await call(removeListEntryCall, { params: { id: change.entryId } }, TO_THE_END);
        return { count: 1, list, removed };
      });
    case 'restore':
      return { count: 1, list: await call(restoreToListCall, { body: { removed: change.removed } }, TO_THE_END) };
  }
}

async function sendTicks(queue: readonly ListChange[]): Promise<Sent> {
  const end = queue.findIndex(({ type }) => type !== 'tick');
  const changes = queue
    .slice(0, end < 0 ? MOST_TICKS : Math.min(end, MOST_TICKS))
    .filter((change) => change.type === 'tick');
  const ticks = changes.map(({ key, ticked, at }) => ({ key, ticked, at }));
  const { results } = await call(setTicksCall, { body: { ticks } }, TO_THE_END);
  const gone = new Set(results.filter(({ outcome }) => outcome === 'ignored').map(({ key }) => key));
  return {
    count: ticks.length,
    list: null,
    isStale: results.some(({ outcome }) => outcome !== 'saved'),
    lost: changes.filter(({ key }) => gone.has(key)).map(({ name }) => name),
  };
}

/** A recipe that another device took off the list needs no change any more; what is `lost` by that is told. */
async function goneIsDone(lost: readonly string[], send: () => Promise<Sent>): Promise<Sent> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return { count: 1, list: null, isStale: true, lost };
    throw error;
  }
}
