import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { shoppingListTicks } from '#src/db/schema.ts';
import { keysOnList, ticksOf } from './list.ts';

/** Ticks or unticks an item, in the place of what anybody said of it before; `false` when there is no such item any more. */
export async function setTick(tx: Transaction, userId: string, key: string, isTicked: boolean): Promise<boolean> {
  if (!(await keysOnList(tx, userId)).has(key)) return false;
  const row = { isTicked, at: Date.now() };
  await tx
    .delete(shoppingListTicks)
    .where(and(ticksOf(userId), eq(shoppingListTicks.key, key), ne(shoppingListTicks.userId, userId)));
  await tx
    .insert(shoppingListTicks)
    .values({ userId, key, ...row })
    .onConflictDoUpdate({ target: [shoppingListTicks.userId, shoppingListTicks.key], set: row });
  return true;
}
