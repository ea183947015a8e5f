import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Reader, Transaction } from '#src/db/client.ts';
import {
  ownRecipes,
  recipes,
  shoppingListEntries,
  shoppingListShares,
  shoppingListTicks,
  users,
} from '#src/db/schema.ts';
import { allergensOf } from '#src/domain/ingredients/allergens.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { isOwnItem, OWN_KEY, type ShoppingList, type ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { inAisleOrder, lineKeysOf, mergeRecipes, ownItem } from '#src/domain/premium/shopping/merge.ts';
import { swappedLines } from '#src/domain/premium/shopping/swapped-lines.ts';
import { read } from '../../base/database.ts';
import { VISITOR } from '../../base/viewer.ts';
import type { OwnRow } from '../../recipes/own/own-row.ts';
import { ownVisibleTo, recipePlaced } from '../../recipes/own/visible.ts';
import { visibleTo } from '../../recipes/recipes.ts';
import { ownersOf } from '../shared-kitchen.ts';
import { saidOfAisles } from './aisles.ts';

export type ListDatabase = Pick<Reader | Transaction, 'select'>;

/** An entry with its recipe, where that is to be seen. */
export type ListEntryRow = Awaited<ReturnType<typeof entryRows>>[number];

/** The entries of the list a member sees: their own, and those of whom they share it with. */
export const onListOf = (userId: string) => inArray(shoppingListEntries.userId, ownersOf('list', userId));
export const ticksOf = (userId: string) => inArray(shoppingListTicks.userId, ownersOf('list', userId));
export const entryOnList = (userId: string, id: string) => and(onListOf(userId), eq(shoppingListEntries.id, id));

/** Everything on a member's list, the oldest first; lines of its recipes as they are swapped. */
export async function entryRows(db: ListDatabase, userId: string) {
  const rows = await db
    .select({
      id: shoppingListEntries.id,
      userId: shoppingListEntries.userId,
      by: users.firstName,
      kind: shoppingListEntries.kind,
      title: shoppingListEntries.title,
      servings: shoppingListEntries.servings,
      removedKeys: shoppingListEntries.removedKeys,
      swaps: shoppingListEntries.swaps,
      week: shoppingListEntries.week,
      createdAt: shoppingListEntries.createdAt,
      recipeId: recipePlaced(shoppingListEntries),
      own: { id: ownRecipes.id, fields: ownRecipes.fields, derived: ownRecipes.derived },
      shown: {
        id: recipes.id,
        ingredients: recipes.ingredients,
        instructions: recipes.instructions,
        marks: recipes.marks,
        category: recipes.category,
        allergens: recipes.allergens,
        servings: recipes.servings,
        isPremiumOnly: recipes.isPremiumOnly,
      },
    })
    .from(shoppingListEntries)
    .innerJoin(users, eq(users.id, shoppingListEntries.userId))
    .leftJoin(recipes, and(eq(recipes.id, shoppingListEntries.recipeId), visibleTo(VISITOR, { byKey: true })))
    // As whoever put it there sees it, who shows it to those they share the list with.
    .leftJoin(
      ownRecipes,
      and(eq(ownRecipes.id, shoppingListEntries.ownRecipeId), ownVisibleTo(shoppingListEntries.userId)),
    )
    .where(onListOf(userId))
    .orderBy(asc(shoppingListEntries.createdAt), asc(shoppingListEntries.id));
  return rows.map(({ own, ...entry }) => {
    const row = { ...entry, shown: entry.shown ?? (own && shownOfOwn(own)) };
    if (!row.shown || row.swaps.length === 0) return row;
    const ingredients = swappedLines(row.shown, row.swaps);
    const allergens = allergensOf(parseIngredientLines(ingredients), row.shown.instructions);
    return { ...row, shown: { ...row.shown, ingredients, allergens } };
  });
}

/** What a list needs of an own recipe, as of one of the site. */
export const shownOfOwn = ({ id, fields, derived }: Pick<OwnRow, 'id' | 'fields' | 'derived'>) => {
  const { ingredients, instructions, category, servings } = fields;
  const { marks, allergens } = derived;
  return { ...{ id, ingredients, instructions, category, servings, marks, allergens }, isPremiumOnly: false };
};

/** The list as it stands. */
export const listOf = async (db: ListDatabase, userId: string): Promise<ShoppingList> =>
  listFrom(db, userId, await entryRows(db, userId));

/** The list of these entries: their recipes merged, own items among them, ticked as the member left them. */
export async function listFrom(db: ListDatabase, userId: string, rows: readonly ListEntryRow[]): Promise<ShoppingList> {
  const ticks = await db
    .select({
      key: shoppingListTicks.key,
      isTicked: shoppingListTicks.isTicked,
      userId: shoppingListTicks.userId,
      by: users.firstName,
    })
    .from(shoppingListTicks)
    .innerJoin(users, eq(users.id, shoppingListTicks.userId))
    .where(ticksOf(userId))
    // Of two members who ticked before they shared it, the later counts.
    .orderBy(asc(shoppingListTicks.at));
  const aisles = (await saidOfAisles(db, userId))?.aisles ?? [];
  const ticked = new Map(ticks.map(({ key, isTicked }) => [key, isTicked]));
  const others = <Row extends { userId: string }>(each: readonly Row[]) => each.filter((row) => row.userId !== userId);
  const adders = new Map(others(rows).map(({ id, by }) => [id, by]));
  const tickers = new Map(ticks.map((row) => [row.key, row.isTicked && row.userId !== userId ? row.by : undefined]));
  const lineKeys = lineKeysOf(rows.flatMap(({ shown }) => shown?.ingredients ?? []));
  // An item is ticked where everything is that it was before it was bought together.
  const wasTicked = (keys: readonly string[] = []) => keys.length > 0 && keys.every((key) => ticked.get(key));
  const planned = rows.flatMap(({ id, servings, removedKeys, shown }) =>
    shown?.servings && servings
      ? [{ entryId: id, ingredients: shown.ingredients, recipeServings: shown.servings, servings, removedKeys }]
      : [],
  );
  const own = rows.filter(({ kind }) => kind === 'own').map(({ id, title }) => ownItem(id, title));
  return {
    entries: rows.flatMap(({ id, kind, title, servings, shown, swaps, removedKeys, week, createdAt }) => {
      const addedBy = adders.get(id);
      const kept = {
        ...(addedBy && { addedBy }),
        swaps,
        removedKeys,
        week,
        createdAt,
        allergens: shown?.allergens ?? null,
      };
      return kind === 'recipe' ? [{ id, recipeId: shown?.id ?? null, title, servings: servings ?? 1, ...kept }] : [];
    }),
    items: inAisleOrder([...mergeRecipes(planned), ...own]).map((item) => {
      const tickedBy = tickers.get(item.key);
      const addedBy = isOwnItem(item) ? adders.get(item.key.slice(OWN_KEY.length)) : undefined;
      return {
        ...item,
        isTicked: ticked.get(item.key) ?? wasTicked(lineKeys.get(item.key)),
        ...(tickedBy && { tickedBy }),
        ...(addedBy && { addedBy }),
      };
    }),
    ...(aisles.length > 0 && { aisles }),
  };
}

/** Keys of everything that is to be bought, and those that its lines go by. */
export async function keysOnList(db: ListDatabase, userId: string): Promise<ReadonlySet<string>> {
  const rows = await entryRows(db, userId);
  const { items } = await listFrom(db, userId, rows);
  const keys = new Set(items.map(({ key }) => key));
  const lineKeys = lineKeysOf(rows.flatMap(({ shown }) => shown?.ingredients ?? []));
  return new Set([...keys, ...[...lineKeys].flatMap(([key, lines]) => (keys.has(key) ? lines : []))]);
}

/** The entries of a recipe on a member's list, the oldest first. */
export async function entriesOfRecipe(userId: string, recipeId: string) {
  const rows = await read()
    .select({
      id: shoppingListEntries.id,
      servings: shoppingListEntries.servings,
      swaps: shoppingListEntries.swaps,
    })
    .from(shoppingListEntries)
    .where(
      and(
        onListOf(userId),
        or(eq(shoppingListEntries.recipeId, recipeId), eq(shoppingListEntries.ownRecipeId, recipeId)),
      ),
    )
    .orderBy(asc(shoppingListEntries.createdAt), asc(shoppingListEntries.id));
  return rows.map(({ servings, ...row }) => ({ ...row, servings: servings ?? 1 }));
}

/** The revision of a member's list: another with every change of what they see. */
async function listRevision(userId: string, db: ListDatabase = read()): Promise<number> {
  const [row] = await db.select({ revision: users.listRevision }).from(users).where(eq(users.id, userId));
  return row?.revision ?? 0;
}

/** The list where it is another than at a revision; else `null`. */
export async function listSince(userId: string, since: number): Promise<ShoppingListView | null> {
  return (await listRevision(userId)) === since ? null : shoppingList(userId);
}

export async function shoppingList(userId: string, db: ListDatabase = read()): Promise<ShoppingListView> {
  // First: a change in between is then asked for once more, and not missed.
  const revision = await listRevision(userId, db);
  const [share] = await db
    .select({ createdAt: shoppingListShares.createdAt })
    .from(shoppingListShares)
    .where(eq(shoppingListShares.userId, userId));
  return { ...(await listOf(db, userId)), share: share ?? null, revision, at: Date.now() };
}

/** Those of some ids that are on the list, whoever put them there. */
export async function idsOnList(db: ListDatabase, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: shoppingListEntries.id })
    .from(shoppingListEntries)
    .where(and(onListOf(userId), inArray(shoppingListEntries.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
