import { lt } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { shoppingListOperations } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { RemovedFromList } from '#src/domain/premium/shopping/list.ts';
import type { ListOperation, OperationResult } from '#src/domain/premium/shopping/operations.ts';
import { write } from '../../base/database.ts';
import { addOwnItem, changeServingsIn, listChanges } from './adding.ts';
import { setAisles } from './aisles.ts';
import { removeEntry, removeItems, restoreToList } from './removal.ts';
import { setTick } from './ticks.ts';

/**
 * Does operations one after the other, each once however often it is sent. The order in which they come here decides: no
 * clock of a browser does. One that is refused leaves nothing behind and holds up none of the others.
 */
export async function operate(userId: string, operations: readonly ListOperation[]): Promise<OperationResult[]> {
  const results: OperationResult[] = [];
  for (const operation of operations) {
    await listChanges.take(userId);
    results.push({ id: operation.id, ...(await operateOnce(userId, operation)) });
  }
  return results;
}

type Outcome = Omit<OperationResult, 'id'>;

async function operateOnce(userId: string, operation: ListOperation): Promise<Outcome> {
  try {
    return await write(async (tx) => {
      const noted = await tx
        .insert(shoppingListOperations)
        .values({ userId, id: operation.id, at: Date.now() })
        .onConflictDoNothing()
        .returning({ id: shoppingListOperations.id });
      return noted.length > 0 ? work(tx, userId, operation) : { outcome: 'repeated' };
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return { outcome: 'refused', message: error.message };
    throw error;
  }
}

async function work(tx: Transaction, userId: string, operation: ListOperation): Promise<Outcome> {
  switch (operation.type) {
    case 'tick':
      return doneOrGone(await setTick(tx, userId, operation.key, operation.ticked));
    case 'add-own':
      await addOwnItem(tx, userId, operation.id, operation.text);
      return { outcome: 'done' };
    case 'servings':
      return doneOrGone(await changeServingsIn(tx, userId, operation.entryId, operation.servings));
    case 'remove-items':
      return removal(await removeItems(tx, userId, new Set(operation.keys)));
    case 'remove-entry':
      return removal(await removeEntry(tx, userId, operation.entryId));
    case 'aisles':
      await setAisles(tx, userId, operation.aisles);
      return { outcome: 'done' };
    case 'restore':
      await restoreToList(tx, userId, operation.removed);
      return { outcome: 'done' };
  }
}

const doneOrGone = (isDone: boolean): Outcome => ({ outcome: isDone ? 'done' : 'gone' });
const removal = (removed: RemovedFromList | null): Outcome =>
  removed ? { outcome: 'done', removed } : { outcome: 'gone' };

/** A browser that was without reception for longer finds its operations done twice. */
export const KEEP_OPERATIONS = 90 * 24 * 3_600_000;

export const removeOldOperations = (tx: Transaction, before: number): Promise<unknown> =>
  tx.delete(shoppingListOperations).where(lt(shoppingListOperations.at, before));
