import { randomUUID } from 'node:crypto';
import { and, inArray } from 'drizzle-orm';
import { shoppingListEntries } from '#src/db/schema.ts';
import { WEEK_STARTS } from '#src/domain/members/week-start.ts';
import { emptyMeals } from '#src/domain/premium/meal-plan/arrange.ts';
import { isGone, isMereNote, type MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import type { AddedMeals, AskedWeek, CopyWish, SentToList } from '#src/domain/premium/meal-plan/week-plan.ts';
import { daysOf } from '#src/domain/premium/weeks.ts';
import { areSameSwaps } from '#src/domain/recipes/list-swap.ts';
import { read, write } from '../base/database.ts';
import { recipePlaces } from '../recipes/own/visible.ts';
import { entriesOfDays, insertEntries, type MealEntryRow, planChanges } from './meal-plan.ts';
import { ownDaysOf, ownWeekStart } from './own-week.ts';
import { addRecipesToShoppingList, changeServings } from './shopping-list/adding.ts';
import { listOf, onListOf } from './shopping-list/list.ts';
import { keepOfWeek } from './shopping-list/removal.ts';

/** Copies a week's meals to those of another that are empty; what is planned there stays as it is. */
export async function copyWeek(userId: string, { from, to, weekStart }: CopyWish): Promise<AddedMeals> {
  await planChanges.take(userId);
  const start = weekStart ?? (await ownWeekStart(userId));
  const [days, newDays] = [daysOf(from, start), daysOf(to, start)];
  return write(async (tx) => {
    const source = await entriesOfDays(tx, userId, days);
    const free = emptyMeals(newDays, await entriesOfDays(tx, userId, newDays));
    const copied = source.flatMap((entry) => {
      const day = newDays[days.indexOf(entry.day)] ?? entry.day;
      const isFree = free.some((meal) => meal.day === day && meal.slot === entry.slot);
      return isFree && !isGone(entry) ? [{ ...entry, day }] : [];
    });
    const rows = copiesOf(copied, userId);
    const entries = await insertEntries(tx, userId, rows);
    return { entries, left: source.length - entries.length };
  });
}

/** Entries to be planned anew. What was left over of a meal that is not among them is cooked. */
function copiesOf(entries: readonly MealEntry[], userId: string): MealEntryRow[] {
  const ids = new Map(entries.map(({ id }) => [id, randomUUID()]));
  return entries.map(({ recipe, leftoverOf, ...entry }) => {
    const from = leftoverOf && (ids.get(leftoverOf.id) ?? null);
    return {
      ...entry,
      userId,
      id: ids.get(entry.id) ?? randomUUID(),
      ...recipePlaces(recipe?.id ?? null),
      ...(leftoverOf && { isLeftover: from !== null, leftoverOf: from }),
      updatedAt: Date.now(),
    };
  });
}

/**
 * Puts what a week's plan cooks on the shopping list, each recipe for the servings and with the swaps planned; leftovers
 * were bought before. An entry keeps its id there: sent again it is not bought twice, what changed since then arrives,
 * and what became a leftover or was taken off the plan goes. What was sent while the week began on another day stays, if it is
 * still planned.
 */
export async function sendWeekToShoppingList(userId: string, asked: AskedWeek): Promise<SentToList> {
  await planChanges.take(userId);
  const { week } = asked;
  const days = await ownDaysOf(userId, asked);
  const everyDay = WEEK_STARTS.flatMap((start) => daysOf(week, start)).toSorted();
  const around = (await entriesOfDays(read(), userId, everyDay)).filter((entry) => !isMereNote(entry));
  const entries = around.filter(({ day }) => days.includes(day));
  const besides = around.filter(({ day, isLeftover }) => !days.includes(day) && !isLeftover);
  const leftovers = entries.filter(({ isLeftover }) => isLeftover);
  const planned = entries.filter(({ isLeftover }) => !isLeftover);
  const cooked = planned.flatMap(({ id, recipe, servings, swaps }) =>
    recipe ? [{ id, recipeId: recipe.id, servings, swaps, week }] : [],
  );
  // First, so that what goes leaves room on a full list.
  const removed = await keepOfWeek(userId, week, {
    bought: planned.map(idOf),
    besides: besides.map(idOf),
    leftovers: leftovers.map(idOf),
  });
  const there = await read()
    .select({
      id: shoppingListEntries.id,
      servings: shoppingListEntries.servings,
      swaps: shoppingListEntries.swaps,
    })
    .from(shoppingListEntries)
    .where(and(onListOf(userId), inArray(shoppingListEntries.id, cooked.map(idOf))));
  const before = new Map(there.map((row) => [row.id, row]));
  const news = cooked.filter(({ id }) => !before.has(id));
  const changed = cooked.filter((meal) => {
    const listed = before.get(meal.id);
    return listed && (listed.servings !== meal.servings || !areSameSwaps(listed.swaps, meal.swaps));
  });
  if (news.length > 0) await addRecipesToShoppingList(userId, news);
  for (const { id, servings, swaps } of changed) await changeServings(userId, id, servings, swaps);
  const ids = new Set(cooked.map(idOf));
  const { items } = await listOf(read(), userId);
  return {
    foods: items.flatMap(({ key, name, sources }) =>
      key.startsWith(FOOD_KEY) && sources.some(({ entryId }) => ids.has(entryId))
        ? [{ id: key.slice(FOOD_KEY.length), name }]
        : [],
    ),
    added: news.length,
    updated: changed.length,
    removed,
    leftovers: leftovers.filter((entry) => !isGone(entry)).length,
    missing: entries.filter(isGone).map(({ title }) => title),
  };
}

/** What an item of the list begins with that is a food we know. */
const FOOD_KEY = 'food:';

const idOf = ({ id }: { id: string }): string => id;
