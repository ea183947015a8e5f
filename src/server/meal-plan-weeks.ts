import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { mealPlanEntries, shoppingListEntries } from '#src/db/schema.ts';
import { emptyMeals } from '#src/domain/meal-plan/arrange.ts';
import { isGone, isMereNote, type MealEntry } from '#src/domain/meal-plan/entries.ts';
import type { AddedMeals, SentToList } from '#src/domain/meal-plan/week-plan.ts';
import { addDays, mondayOf } from '#src/domain/meal-plan/weeks.ts';
import { read, write } from './database.ts';
import { type EntryRow, entriesById, entriesOfWeek, planChanges, refuseFullPlan } from './meal-plan.ts';
import { addRecipesToShoppingList, changeServings } from './shopping-list.ts';

/** Copies a week's meals to those of another that are empty; what is planned there stays as it is. */
export async function copyWeek(userId: string, { from, to }: { from: string; to: string }): Promise<AddedMeals> {
  await planChanges.take(userId);
  return write(async (tx) => {
    const source = await entriesOfWeek(tx, userId, from);
    const free = emptyMeals(to, await entriesOfWeek(tx, userId, to));
    const days = (Date.parse(mondayOf(to)) - Date.parse(mondayOf(from))) / 86_400_000;
    const rows = source.flatMap((entry): EntryRow[] => {
      const day = addDays(entry.day, days);
      const isFree = free.some((meal) => meal.day === day && meal.slot === entry.slot);
      return isFree && !isGone(entry) ? [{ ...copyOf(entry), userId, day }] : [];
    });
    if (rows.length > 0) await tx.insert(mealPlanEntries).values(rows);
    await refuseFullPlan(tx, userId);
    const entries = await entriesById(
      tx,
      userId,
      rows.map(({ id }) => id),
    );
    return { entries, left: source.length - entries.length };
  });
}

const copyOf = ({ recipe, ...entry }: MealEntry) => ({
  ...entry,
  id: randomUUID(),
  recipeId: recipe?.id ?? null,
  updatedAt: Date.now(),
});

/**
 * Puts what a week's plan cooks on the shopping list, each recipe for the servings planned; leftovers were bought before.
 * An entry keeps its id there: sent again it is not bought twice, and servings changed since then arrive.
 */
export async function sendWeekToShoppingList(userId: string, week: string): Promise<SentToList> {
  await planChanges.take(userId);
  const entries = (await entriesOfWeek(read(), userId, week)).filter((entry) => !isMereNote(entry));
  const cooked = entries.flatMap(({ id, recipe, servings, isLeftover }) =>
    recipe && !isLeftover ? [{ id, recipeId: recipe.id, servings }] : [],
  );
  const there = await read()
    .select({ id: shoppingListEntries.id, servings: shoppingListEntries.servings })
    .from(shoppingListEntries)
    .where(
      and(
        eq(shoppingListEntries.userId, userId),
        inArray(
          shoppingListEntries.id,
          cooked.map(({ id }) => id),
        ),
      ),
    );
  const before = new Map(there.map(({ id, servings }) => [id, servings]));
  const news = cooked.filter(({ id }) => !before.has(id));
  const changed = cooked.filter(({ id, servings }) => before.has(id) && before.get(id) !== servings);
  if (news.length > 0) await addRecipesToShoppingList(userId, news);
  for (const { id, servings } of changed) await changeServings(userId, id, servings);
  return {
    added: news.length,
    updated: changed.length,
    leftovers: entries.filter((entry) => entry.isLeftover && !isGone(entry)).length,
    missing: entries.filter(isGone).map(({ title }) => title),
  };
}
