import { setImmediate } from 'node:timers/promises';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { pantryItems, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { linesIn, parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { type NewPantryItem, PANTRY_LIMIT, type PantryChange, type PantryItem } from '#src/domain/pantry/pantry.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { ownersOf } from '../premium/shared-kitchen.ts';

const changes = cap({ times: 240, seconds: 60 });

/** Things of the pantry that a member sees: theirs, and of whoever of the household shares it. */
const seenBy = (userId: string, ...ids: string[]) =>
  and(
    inArray(pantryItems.userId, ownersOf('pantry', userId)),
    ids.length > 0 ? inArray(pantryItems.id, ids) : undefined,
  );
const soonestFirst = [sql`${pantryItems.until} IS NULL`, asc(pantryItems.until), asc(sql`lower(${pantryItems.text})`)];

type Thing = typeof pantryItems.$inferSelect;

/** With the first name of whose each is. */
const withNames = (db: Pick<Transaction, 'select'>) =>
  db
    .select({ item: pantryItems, name: users.firstName })
    .from(pantryItems)
    .innerJoin(users, eq(users.id, pantryItems.userId));

/** Things read in one go: eight people's fill no more than a moment of the loop at once. */
const READ_AT_ONCE = 200;

/** What is at home for a member, what ends soonest first. */
export async function pantryOf(userId: string): Promise<PantryItem[]> {
  const rows = await withNames(read())
    .where(seenBy(userId))
    .orderBy(...soonestFirst);
  const items: PantryItem[] = [];
  for (const row of rows) {
    items.push(shownTo(userId, row));
    if (items.length % READ_AT_ONCE === 0) await setImmediate();
  }
  return items;
}

/** Puts things away; those that are there already stay as they are. Throws `conflict` when there is no room for all. */
export async function addToPantry(userId: string, items: readonly NewPantryItem[]): Promise<PantryItem[]> {
  await changes.take(userId);
  await write(async (tx) => {
    const addedAt = Date.now();
    const ids = items.map(({ id }) => id);
    const there = await tx
      .select({ id: pantryItems.id })
      .from(pantryItems)
      .where(seenBy(userId, ...ids));
    const known = new Set(there.map(({ id }) => id));
    const rows = items.filter(({ id }) => !known.has(id)).map((item) => ({ ...item, userId, addedAt }));
    if (rows.length > 0) await tx.insert(pantryItems).values(rows).onConflictDoNothing();
    const [kept] = await tx.select({ count: count() }).from(pantryItems).where(eq(pantryItems.userId, userId));
    if ((kept?.count ?? 0) > PANTRY_LIMIT.items)
      throw new AppError('conflict', `${PANTRY_LIMIT.items} things are kept at most: take some out first.`);
  });
  return pantryOf(userId);
}

/** Whoever put it there; `null` when the member sees none of that id. */
export async function changePantryItem(userId: string, id: string, change: PantryChange): Promise<PantryItem | null> {
  await changes.take(userId);
  return write(async (tx) => {
    const there = await thingSeenBy(tx, userId, id);
    if (!there) return null;
    const item = { ...there.item, ...change };
    await tx.update(pantryItems).set(item).where(isThing(item));
    return shownTo(userId, { ...there, item });
  });
}

export async function removePantryItem(userId: string, id: string): Promise<void> {
  await changes.take(userId);
  await write(async (tx) => {
    const there = await thingSeenBy(tx, userId, id);
    if (there) await tx.delete(pantryItems).where(isThing(there.item));
  });
}

/** The one of an id; of two, the member's own. */
async function thingSeenBy(tx: Transaction, userId: string, id: string) {
  const found = await withNames(tx).where(seenBy(userId, id));
  return found.find(({ item }) => item.userId === userId) ?? found[0];
}

const isThing = ({ userId, id }: Thing) => and(eq(pantryItems.userId, userId), eq(pantryItems.id, id));

/** All of a member's, as they wrote it. */
export const exportPantry = (userId: string) =>
  read()
    .select({ text: pantryItems.text, until: pantryItems.until, addedAt: pantryItems.addedAt })
    .from(pantryItems)
    .where(eq(pantryItems.userId, userId))
    .orderBy(...soonestFirst);

/** What it is follows from the words, so that it's known by whatever the table of foods says today. */
function shownTo(userId: string, { item, name }: { item: Thing; name: string }): PantryItem {
  const { id, text, until } = item;
  const foods = linesIn(parseIngredientLine(text)).flatMap(({ food }) =>
    food ? [{ id: food.id, name: food.names[0] }] : [],
  );
  return { id, text, until, ...(item.userId !== userId && { addedBy: name }), foods };
}
