import { operateOnListCall } from '#src/contracts/premium/shopping-list.ts';
import type { ListChange } from '#src/domain/premium/shopping/changes.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { type ListOperation, MOST_OPERATIONS, type OperationResult } from '#src/domain/premium/shopping/operations.ts';
import { CallError, call } from '../client.ts';

/** The outcome of changes that were sent: of each, and the list afterwards; `null` where the server would not hear of them. */
export interface Sent {
  results: readonly OperationResult[];
  list: ShoppingListView | null;
}

/** Characters a browser surely sends to the end when the page is left: it takes 64 KiB. */
const MOST_TO_THE_END = 20_000;

/**
 * Sends the oldest changes together. Each may be sent again, and is done once. Where together they are refused, the
 * oldest goes alone, so that the others need not suffer for it. Throws as {@link call} does.
 */
export async function sendOldest(queue: readonly ListChange[], most = MOST_OPERATIONS): Promise<Sent> {
  const operations = queue.slice(0, most).map(operationOf);
  const outlivesPage = JSON.stringify(operations).length <= MOST_TO_THE_END;
  try {
    return await call(operateOnListCall, { body: { operations } }, { outlivesPage });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (operations.length > 1) return sendOldest(queue, 1);
    const message = error.body.message;
    const results = operations.map(({ id }) => ({ id, outcome: 'refused' as const, ...(message && { message }) }));
    return { results, list: null };
  }
}

const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && [400, 404, 409, 413].includes(error.status);

/** A change as it is sent; one kept by an older page may hold more. */
function operationOf(change: ListChange): ListOperation {
  const { type, id } = change;
  switch (type) {
    case 'tick':
      return { type, id, key: change.key, ticked: change.ticked };
    case 'add-own':
      return { type, id, text: change.text };
    case 'servings':
      return { type, id, entryId: change.entryId, servings: change.servings };
    case 'remove-items':
      return { type, id, keys: change.keys };
    case 'remove-entry':
      return { type, id, entryId: change.entryId };
    case 'aisles':
      return { type, id, aisles: change.aisles };
    case 'restore':
      return { type, id, removed: change.removed };
  }
}
