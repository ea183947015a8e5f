import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '#src/db/client.ts';
import { shoppingLists } from '#src/db/schema.ts';
import type { ShoppingAisle } from '#src/domain/premium/shopping/aisles.ts';
import { ownersOf } from '../shared-kitchen.ts';

/** The list everybody has. */
const FIRST = 'first';

type Said = Pick<typeof shoppingLists.$inferSelect, 'aisles' | 'at'>;

/** What was last said of the order of the aisles, by whoever reads the list with the member; `null` before anybody did. */
export async function saidOfAisles(db: Pick<Reader | Transaction, 'select'>, userId: string): Promise<Said | null> {
  const [row] = await db
    .select({ aisles: shoppingLists.aisles, at: shoppingLists.at })
    .from(shoppingLists)
    .where(and(inArray(shoppingLists.userId, ownersOf('list', userId)), eq(shoppingLists.id, FIRST)))
    .orderBy(desc(shoppingLists.at), desc(shoppingLists.userId))
    .limit(1);
  return row ?? null;
}

/** Sets the order for everybody who reads the list. */
export async function setAisles(tx: Transaction, userId: string, aisles: readonly ShoppingAisle[]): Promise<void> {
  const before = await saidOfAisles(tx, userId);
  // Of two words within a millisecond the later counts, too.
  await keepAisles(tx, userId, { aisles: [...aisles], at: Math.max(Date.now(), (before?.at ?? 0) + 1) });
}

/** Writes down for one member what was said. */
export const keepAisles = (tx: Transaction, userId: string, said: Said): Promise<unknown> =>
  tx
    .insert(shoppingLists)
    .values({ userId, id: FIRST, ...said })
    .onConflictDoUpdate({ target: [shoppingLists.userId, shoppingLists.id], set: said });
