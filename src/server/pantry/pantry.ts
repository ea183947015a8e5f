import { and, asc, count, eq, sql } from 'drizzle-orm';
import { pantryItems } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { linesIn, parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { type NewPantryItem, PANTRY_LIMIT, type PantryChange, type PantryItem } from '#src/domain/pantry/pantry.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';

const changes = cap({ times: 240, seconds: 60 });

const own = (userId: string, id: string) => and(eq(pantryItems.userId, userId), eq(pantryItems.id, id));
const soonestFirst = [sql`${pantryItems.until} IS NULL`, asc(pantryItems.until), asc(sql`lower(${pantryItems.text})`)];

/** What a member has at home, what ends soonest first. */
export async function pantryOf(userId: string): Promise<PantryItem[]> {
  const rows = await read()
    .select()
    .from(pantryItems)
    .where(eq(pantryItems.userId, userId))
    .orderBy(...soonestFirst);
  return rows.map(shown);
}

/** Puts things away; those that are there already stay as they are. Throws `conflict` when there is no room for all. */
export async function addToPantry(userId: string, items: readonly NewPantryItem[]): Promise<PantryItem[]> {
  await changes.take(userId);
  await write(async (tx) => {
    const addedAt = Date.now();
    const rows = items.map((item) => ({ ...item, userId, addedAt }));
    await tx.insert(pantryItems).values(rows).onConflictDoNothing();
    const [kept] = await tx.select({ count: count() }).from(pantryItems).where(eq(pantryItems.userId, userId));
    if ((kept?.count ?? 0) > PANTRY_LIMIT.items)
      throw new AppError('conflict', `${PANTRY_LIMIT.items} things are kept at most: take some out first.`);
  });
  return pantryOf(userId);
}

/** `null` when there is none. */
export async function changePantryItem(userId: string, id: string, change: PantryChange): Promise<PantryItem | null> {
  await changes.take(userId);
  const row = await write(async (tx) => {
    const [there] = await tx.select().from(pantryItems).where(own(userId, id));
    if (!there) return null;
    const changed = { ...there, ...change };
    await tx.update(pantryItems).set(changed).where(own(userId, id));
    return changed;
  });
  return row && shown(row);
}

export async function removePantryItem(userId: string, id: string): Promise<void> {
  await changes.take(userId);
  await write((tx) => tx.delete(pantryItems).where(own(userId, id)));
}

/** All of a member's, as they wrote it. */
export const exportPantry = (userId: string) =>
  read()
    .select({ text: pantryItems.text, until: pantryItems.until, addedAt: pantryItems.addedAt })
    .from(pantryItems)
    .where(eq(pantryItems.userId, userId))
    .orderBy(...soonestFirst);

/** What it is follows from the words, so that it's known by whatever the table of foods says today. */
const shown = ({ id, text, until }: typeof pantryItems.$inferSelect): PantryItem => {
  const foods = linesIn(parseIngredientLine(text)).flatMap(({ food }) =>
    food ? [{ id: food.id, name: food.names[0] }] : [],
  );
  return { id, text, until, foods };
};
