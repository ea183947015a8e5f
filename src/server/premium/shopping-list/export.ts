import { asc, desc, eq } from 'drizzle-orm';
import { shoppingListEntries, shoppingListShares, shoppingLists, shoppingListTicks } from '#src/db/schema.ts';
import type { MyData } from '#src/domain/members/my-data.ts';
import { read } from '../../base/database.ts';
import { recipePlaced } from '../../recipes/own/visible.ts';

type Exported = Pick<MyData, 'shoppingList' | 'shoppingListTicks' | 'shoppingListAisles' | 'shoppingListShare'>;

/** Everything a member put on the shopping list, what they ticked off, the order of the aisles they chose, and whether a link to it is open. */
export async function exportShoppingList(userId: string): Promise<Exported> {
  const entries = await read()
    .select({
      kind: shoppingListEntries.kind,
      recipeId: recipePlaced(shoppingListEntries),
      title: shoppingListEntries.title,
      servings: shoppingListEntries.servings,
      swaps: shoppingListEntries.swaps,
      removedItems: shoppingListEntries.removedKeys,
      week: shoppingListEntries.week,
      addedAt: shoppingListEntries.createdAt,
    })
    .from(shoppingListEntries)
    .where(eq(shoppingListEntries.userId, userId))
    .orderBy(desc(shoppingListEntries.createdAt));
  const ticks = await read()
    .select({ item: shoppingListTicks.key, isTicked: shoppingListTicks.isTicked, at: shoppingListTicks.at })
    .from(shoppingListTicks)
    .where(eq(shoppingListTicks.userId, userId))
    .orderBy(asc(shoppingListTicks.at));
  const [share] = await read()
    .select({ createdAt: shoppingListShares.createdAt })
    .from(shoppingListShares)
    .where(eq(shoppingListShares.userId, userId));
  const [order] = await read()
    .select({ aisles: shoppingLists.aisles, at: shoppingLists.at })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId));
  return {
    shoppingList: entries,
    shoppingListTicks: ticks,
    shoppingListAisles: order ?? null,
    shoppingListShare: share ?? null,
  };
}
