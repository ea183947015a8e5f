import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { recipes, shoppingListEntries, shoppingListTicks } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { SHOPPING_LIST_LIMIT } from '#src/domain/premium/shopping/list.ts';
import { allKeysOf } from '#src/domain/premium/shopping/merge.ts';
import { swappedLines } from '#src/domain/premium/shopping/swapped-lines.ts';
import type { ListSwap } from '#src/domain/recipes/list-swap.ts';
import { write } from '../../base/database.ts';
import { cap } from '../../base/limits/limits.ts';
import { VISITOR } from '../../base/viewer.ts';
import { ownOfIds, recipePlaces } from '../../recipes/own/visible.ts';
import { visibleTo } from '../../recipes/recipes.ts';
import { entryOnList, entryRows, idsOnList, onListOf, shownOfOwn, ticksOf } from './list.ts';

/** Changes of any kind to one member's list. */
export const listChanges = cap({ times: 300, seconds: 60 });

/** A recipe to put on the list. */
export interface WantedRecipe {
  /** The id, where a client wants to be able to send it again. */
  id?: string | undefined;
  recipeId: string;
  /** 1 to 100. */
  servings: number;
  swaps?: readonly ListSwap[] | undefined;
  /** The week of the meal plan it comes with. */
  week?: string | undefined;
}

/**
 * Puts recipes on a member's list, each for its servings. What is added to an item that was ticked has to be bought: the
 * tick goes. Returns the ids of recipes that are not to be seen; throws `conflict` when the list is full.
 */
export async function addRecipesToShoppingList(
  userId: string,
  wanted: readonly WantedRecipe[],
): Promise<{ missing: string[] }> {
  await listChanges.take(userId);
  return write(async (tx) => {
    const found = await tx
      .select({
        id: recipes.id,
        title: recipes.title,
        category: recipes.category,
        ingredients: recipes.ingredients,
        instructions: recipes.instructions,
        marks: recipes.marks,
      })
      .from(recipes)
      .where(
        and(
          inArray(recipes.id, [...new Set(wanted.map(({ recipeId }) => recipeId))]),
          visibleTo(VISITOR, { byKey: true }),
        ),
      );
    const own = await ownOfIds(
      tx,
      userId,
      wanted.map(({ recipeId }) => recipeId),
    );
    const ownFound = own.map((row) => ({ ...shownOfOwn(row), title: row.fields.title }));
    const byId = new Map([...found, ...ownFound].map((recipe) => [recipe.id, recipe]));
    const known = await idsOnList(
      tx,
      userId,
      wanted.flatMap(({ id }) => id ?? []),
    );
    const now = Date.now();
    for (const [place, { id = randomUUID(), recipeId, servings, swaps = [], week }] of wanted.entries()) {
      const recipe = byId.get(recipeId);
      if (!recipe || known.has(id)) continue;
      // Later ones of one call come later on the list.
      const createdAt = now + place;
      const added = await tx
        .insert(shoppingListEntries)
        .values({
          userId,
          id,
          kind: 'recipe',
          ...recipePlaces(recipeId),
          title: recipe.title,
          servings,
          swaps: [...swaps],
          week,
          createdAt,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: shoppingListEntries.id });
      if (added.length > 0) await untick(tx, userId, [...allKeysOf(swappedLines(recipe, swaps))], now);
    }
    await refuseFullList(tx, userId);
    return { missing: [...new Set(wanted.map(({ recipeId }) => recipeId))].filter((recipeId) => !byId.has(recipeId)) };
  });
}

/**
 * `false` when the list has no such recipe. Without `swaps` those of before stay. More servings have to be bought, and
 * what a swap brings: ticks of those items go.
 */
export async function changeServings(
  userId: string,
  id: string,
  servings: number,
  swaps?: readonly ListSwap[],
): Promise<boolean> {
  await listChanges.take(userId);
  return write((tx) => changeServingsIn(tx, userId, id, servings, swaps));
}

/** The same, within a change of more. */
export async function changeServingsIn(
  tx: Transaction,
  userId: string,
  id: string,
  servings: number,
  swaps?: readonly ListSwap[],
): Promise<boolean> {
  const find = async () => (await entryRows(tx, userId)).find((each) => each.id === id && each.kind === 'recipe');
  const before = await find();
  if (!before) return false;
  const now = Date.now();
  await tx
    .update(shoppingListEntries)
    .set({ servings, ...(swaps && { swaps: [...swaps] }), updatedAt: now })
    .where(entryOnList(userId, id));
  const after = swaps ? await find() : before;
  const had = allKeysOf(before.shown?.ingredients ?? []);
  const isMore = servings > (before.servings ?? 0);
  const keys = [...allKeysOf(after?.shown?.ingredients ?? [], before.removedKeys)].filter(
    (key) => isMore || !had.has(key),
  );
  if (keys.length > 0) await untick(tx, userId, keys, now);
  return true;
}

/** Adds an item in the member's own words; the same id again changes nothing. Throws `conflict` when the list is full. */
export async function addOwnItem(tx: Transaction, userId: string, id: string, text: string): Promise<void> {
  const now = Date.now();
  await tx
    .insert(shoppingListEntries)
    .values({ userId, id, kind: 'own', title: text, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  await refuseFullList(tx, userId);
}

async function untick(tx: Transaction, userId: string, keys: readonly string[], at: number): Promise<void> {
  await tx
    .update(shoppingListTicks)
    .set({ isTicked: false, at })
    .where(and(ticksOf(userId), eq(shoppingListTicks.isTicked, true), inArray(shoppingListTicks.key, [...keys])));
}

/** Throws `conflict`, which undoes what was added, when a list grows past its limits. */
export async function refuseFullList(tx: Transaction, userId: string): Promise<void> {
  const totals = await tx
    .select({ kind: shoppingListEntries.kind, total: count() })
    .from(shoppingListEntries)
    .where(onListOf(userId))
    .groupBy(shoppingListEntries.kind);
  for (const { kind, total } of totals) {
    const [most, noun] =
      kind === 'recipe'
        ? [SHOPPING_LIST_LIMIT.recipes, 'recipes']
        : [SHOPPING_LIST_LIMIT.ownItems, 'items of your own'];
    if (total > most) throw new AppError('conflict', `Your shopping list is full: ${most} ${noun} at most`);
  }
}
