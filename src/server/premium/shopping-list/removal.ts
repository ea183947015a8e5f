import { and, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { recipes, shoppingListEntries, shoppingListTicks } from '#src/db/schema.ts';
import type { RemovedFromList } from '#src/domain/premium/shopping/list.ts';
import { ownKey } from '#src/domain/premium/shopping/list.ts';
import { keysOf } from '#src/domain/premium/shopping/merge.ts';
import { write } from '../../base/database.ts';
import { ownOfIds, recipePlaces } from '../../recipes/own/visible.ts';
import { ownersOf } from '../shared-kitchen.ts';
import { listChanges, refuseFullList } from './adding.ts';
import { entryOnList, entryRows, idsOnList, keysOnList, type ListEntryRow, onListOf, ticksOf } from './list.ts';

/** Takes a recipe or an own item off the list; `null` when there is none of that id. */
export async function removeEntry(tx: Transaction, userId: string, id: string): Promise<RemovedFromList | null> {
  const row = (await entryRows(tx, userId)).find((each) => each.id === id);
  if (!row) return null;
  await tx.delete(shoppingListEntries).where(entryOnList(userId, id));
  return { entries: [snapshotOf(row)], marks: [], ticks: await removeStrayTicks(tx, userId) };
}

/**
 * Ties to a week of the meal plan what its plan has to buy, and takes off what came with it and is not among that any
 * more, such as what became a leftover; what is planned `besides` it stays as it is. Resolves to how many recipes went.
 */
export async function keepOfWeek(
  userId: string,
  week: string,
  { bought, besides, leftovers }: Record<'bought' | 'besides' | 'leftovers', readonly string[]>,
): Promise<number> {
  await listChanges.take(userId);
  return write(async (tx) => {
    const rows = await tx
      .select({
        id: shoppingListEntries.id,
        week: shoppingListEntries.week,
        isOfPlan: sql<number>`${shoppingListEntries.userId} IN ${ownersOf('plan', userId)}`,
      })
      .from(shoppingListEntries)
      .where(onListOf(userId));
    const untied = rows.filter((row) => row.week !== week && bought.includes(row.id));
    for (const { id } of untied) await tx.update(shoppingListEntries).set({ week }).where(entryOnList(userId, id));
    const isPlanned = (id: string): boolean => bought.includes(id) || besides.includes(id);
    const stale = rows.filter(
      ({ id, week: own, isOfPlan }) => leftovers.includes(id) || (own === week && isOfPlan && !isPlanned(id)),
    );
    for (const { id } of stale) await tx.delete(shoppingListEntries).where(entryOnList(userId, id));
    if (stale.length > 0) await removeStrayTicks(tx, userId);
    return stale.length;
  });
}

/** Takes items off the list, for every recipe they are for. A recipe of which nothing is left goes too. */
export async function removeItems(
  tx: Transaction,
  userId: string,
  keys: ReadonlySet<string>,
): Promise<RemovedFromList> {
  const removed: RemovedFromList = { entries: [], marks: [], ticks: [] };
  for (const row of await entryRows(tx, userId)) {
    const left = row.kind === 'own' ? [ownKey(row.id)] : keysOf(row.shown?.ingredients ?? [], row.removedKeys);
    const going = left.filter((key) => keys.has(key));
    if (going.length === 0) continue;
    if (going.length === left.length) {
      removed.entries.push(snapshotOf(row));
      await tx.delete(shoppingListEntries).where(entryOnList(userId, row.id));
    } else {
      removed.marks.push({ entryId: row.id, keys: going });
      await setRemovedKeys(tx, userId, row.id, [...row.removedKeys, ...going]);
    }
  }
  return { ...removed, ticks: await removeStrayTicks(tx, userId) };
}

const snapshotOf = ({ id, kind, recipeId, title, servings, removedKeys, swaps, week, createdAt }: ListEntryRow) => ({
  id,
  kind,
  recipeId,
  title,
  servings,
  removedKeys,
  swaps,
  week,
  createdAt,
});

const setRemovedKeys = (tx: Transaction, userId: string, id: string, removedKeys: string[]) =>
  tx.update(shoppingListEntries).set({ removedKeys, updatedAt: Date.now() }).where(entryOnList(userId, id));

/** Forgets what is known of items that are not on the list any more; returns those that were ticked. */
export async function removeStrayTicks(tx: Transaction, userId: string): Promise<RemovedFromList['ticks']> {
  const onList = await keysOnList(tx, userId);
  const rows = await tx.select().from(shoppingListTicks).where(ticksOf(userId));
  const stray = rows.filter(({ key }) => !onList.has(key));
  if (stray.length > 0) {
    const keys = stray.map(({ key }) => key);
    await tx.delete(shoppingListTicks).where(and(ticksOf(userId), inArray(shoppingListTicks.key, keys)));
  }
  return stray.filter(({ isTicked }) => isTicked).map(({ key, at }) => ({ key, at }));
}

/**
 * Brings back what a removal answered, and no tick of anything else; twice is as good as once. Throws `conflict` when the
 * list is full by now.
 */
export async function restoreToList(
  tx: Transaction,
  userId: string,
  { entries, marks, ticks }: RemovedFromList,
): Promise<void> {
  const now = Date.now();
  const wanted = entries.flatMap(({ recipeId }) => recipeId ?? []);
  const there = await tx.select({ id: recipes.id }).from(recipes).where(inArray(recipes.id, wanted));
  const own = await ownOfIds(tx, userId, wanted);
  const known = new Set([...there, ...own].map(({ id }) => id));
  const isBack = await idsOnList(
    tx,
    userId,
    entries.map(({ id }) => id),
  );
  for (const { recipeId, ...entry } of entries) {
    if (isBack.has(entry.id)) continue;
    // A recipe that was deleted meanwhile comes back as gone.
    const stillThere = recipeId && known.has(recipeId) ? recipeId : null;
    await tx
      .insert(shoppingListEntries)
      .values({ ...entry, userId, ...recipePlaces(stillThere), updatedAt: now })
      .onConflictDoNothing();
  }
  const rows = new Map((await entryRows(tx, userId)).map((row) => [row.id, row]));
  for (const { entryId, keys } of marks) {
    const row = rows.get(entryId);
    if (row)
      await setRemovedKeys(
        tx,
        userId,
        entryId,
        row.removedKeys.filter((key) => !keys.includes(key)),
      );
  }
  const onList = await keysOnList(tx, userId);
  for (const { key, at } of ticks.filter(({ key }) => onList.has(key))) {
    await tx
      .insert(shoppingListTicks)
      .values({ userId, key, isTicked: true, at: Math.min(at, now) })
      .onConflictDoNothing();
  }
  await refuseFullList(tx, userId);
}
