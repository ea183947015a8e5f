import { randomUUID } from 'node:crypto';
import { and, between, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '#src/db/client.ts';
import { calendarFeeds, mealPlanEntries, ownRecipes, recipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { type RecipeNutrition, scaleNutrients } from '#src/domain/nutrition/nutrition.ts';
import { inserted, type MealPlace } from '#src/domain/premium/meal-plan/arrange.ts';
import {
  type CookedMeal,
  type EntryChange,
  MEAL_PLAN_LIMIT,
  type MealEntry,
  type NewEntry,
} from '#src/domain/premium/meal-plan/entries.ts';
import { openedBy } from '#src/domain/premium/meal-plan/opened.ts';
import { SLOTS } from '#src/domain/premium/meal-plan/slots.ts';
import type { AskedWeek, WeekPlan } from '#src/domain/premium/meal-plan/week-plan.ts';
import { SHOPPING_SERVINGS } from '#src/domain/premium/shopping/list.ts';
import { daysOf } from '#src/domain/premium/weeks.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { VISITOR } from '../base/viewer.ts';
import type { OwnRow } from '../recipes/own/own-row.ts';
import { ownOfIds, ownVisibleTo, recipePlaces } from '../recipes/own/visible.ts';
import { visibleTo } from '../recipes/recipes.ts';
import { ownWeekStart } from './own-week.ts';

/** Changes of any kind to one member's plan. */
export const planChanges = cap({ times: 300, seconds: 60 });

export type PlanDatabase = Pick<Reader | Transaction, 'select'>;
export type MealEntryRow = typeof mealPlanEntries.$inferInsert;

const own = (userId: string, ...ids: string[]) =>
  and(eq(mealPlanEntries.userId, userId), inArray(mealPlanEntries.id, ids));

/** The entries a member planned for the days from one to another, by day, meal and position. */
export async function entriesBetween(db: PlanDatabase, userId: string, from: string, to: string): Promise<MealEntry[]> {
  return entriesWhere(db, and(eq(mealPlanEntries.userId, userId), between(mealPlanEntries.day, from, to)));
}

async function entriesWhere(db: PlanDatabase, condition: SQL | undefined): Promise<MealEntry[]> {
  const rows = await db
    .select({ entry: mealPlanEntries, recipe: RECIPE_COLUMNS, own: ownRecipes })
    .from(mealPlanEntries)
    .leftJoin(recipes, and(eq(recipes.id, mealPlanEntries.recipeId), visibleTo(VISITOR, { byKey: true })))
    .leftJoin(ownRecipes, and(eq(ownRecipes.id, mealPlanEntries.ownRecipeId), ownVisibleTo(mealPlanEntries.userId)))
    .where(condition);
  const cooked = await cookedMeals(
    db,
    rows.map(({ entry }) => entry),
  );
  return rows
    .map(({ entry, recipe, own }) => toEntry({ entry, recipe: recipe ?? (own && plannedOwn(own)), cooked }))
    .toSorted(inOrder);
}

/** The same for days that follow one another. */
export const entriesOfDays = (db: PlanDatabase, userId: string, days: readonly string[]): Promise<MealEntry[]> =>
  entriesBetween(db, userId, days.at(0) ?? '', days.at(-1) ?? '');

export async function weekPlan(userId: string, asked: AskedWeek): Promise<WeekPlan> {
  const weekStart = asked.weekStart ?? (await ownWeekStart(userId));
  const entries = await entriesOfDays(read(), userId, daysOf(asked.week, weekStart));
  return { week: asked.week, weekStart, entries, feed: await calendarFeed(userId) };
}

/** `null` where a member opened none. */
export async function calendarFeed(userId: string): Promise<WeekPlan['feed']> {
  const [feed] = await read()
    .select({ timeZone: calendarFeeds.timeZone, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
}

/**
 * Plans a recipe or a note; the same id again changes nothing. `null` when there is no such recipe to be seen. Throws
 * `conflict` when the meal or the plan is full.
 */
export async function addEntry(userId: string, wanted: NewEntry): Promise<MealEntry | null> {
  await planChanges.take(userId);
  const { id = randomUUID(), recipeId: asked, title = '', position, leftoverOf, cooksMore, ...fields } = wanted;
  return write(async (tx) => {
    const [there] = await entriesById(tx, userId, [id]);
    if (there) return there;
    const from = leftoverOf ? await cookedMeal(tx, userId, leftoverOf) : null;
    if (leftoverOf && !from && !asked && !title) return null;
    const recipeId = (from ? from.recipe?.id : asked) ?? null;
    const recipe = recipeId ? await visibleRecipe(tx, userId, recipeId) : undefined;
    if (recipeId && !recipe) return null;
    const row = {
      userId,
      id,
      ...recipePlaces(recipeId),
      title: recipe?.title ?? from?.title ?? title,
      ...fields,
      ...(leftoverOf && { isLeftover: from !== null, leftoverOf: from?.id ?? leftoverOf }),
      ...(from && { swaps: from.swaps }),
      updatedAt: Date.now(),
    };
    await tx.insert(mealPlanEntries).values({ ...row, position: 0 });
    if (from && cooksMore) await cookMore(tx, userId, from, fields.servings);
    // What was cooked instead while it was gone is left over again.
    await markLeftoversOf(tx, userId, [id], true);
    await place(tx, userId, id, row, position);
    await refuseFullPlan(tx, userId);
    return entryById(tx, userId, id);
  });
}

/** Changes an entry, or moves it; `null` when there is none of that id. Throws `conflict` when the meal is full. */
export async function changeEntry(userId: string, id: string, change: EntryChange): Promise<MealEntry | null> {
  await planChanges.take(userId);
  const { position, leftoverOf, ...fields } = change;
  return write(async (tx) => {
    const [before] = await entriesById(tx, userId, [id]);
    if (!before) return null;
    const from = leftoverOf ? await cookedMeal(tx, userId, leftoverOf) : null;
    if (leftoverOf && !from) return null;
    if (from && (from.id === id || from.recipe?.id !== before.recipe?.id)) {
      throw new AppError('conflict', 'Leftovers are of a meal with the same recipe');
    }
    const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    await tx
      .update(mealPlanEntries)
      .set({
        ...set,
        ...(fields.isLeftover === false && { leftoverOf: null }),
        ...(from && { isLeftover: true, leftoverOf: from.id, swaps: from.swaps }),
        updatedAt: Date.now(),
      })
      .where(own(userId, id));
    // Left over from what is left over itself: it is all of one pot.
    if (from)
      await tx
        .update(mealPlanEntries)
        .set({ leftoverOf: from.id })
        .where(leftOver(userId, [id]));
    const to = { day: fields.day ?? before.day, slot: fields.slot ?? before.slot };
    const isMoved = to.day !== before.day || to.slot !== before.slot;
    if (isMoved || position !== undefined) await place(tx, userId, id, to, position);
    return entryById(tx, userId, id);
  });
}

/** Removes entries; `false` when none of them was there. */
export async function removeEntries(userId: string, ids: readonly string[]): Promise<boolean> {
  await planChanges.take(userId);
  const removed = await write(async (tx) => {
    const gone = await tx
      .delete(mealPlanEntries)
      .where(own(userId, ...ids))
      .returning({ id: mealPlanEntries.id });
    await markLeftoversOf(tx, userId, ids, false);
    return gone;
  });
  return removed.length > 0;
}

const leftOver = (userId: string, ids: readonly string[]) =>
  and(eq(mealPlanEntries.userId, userId), inArray(mealPlanEntries.leftoverOf, [...ids]));

/** What is left over of meals that go is cooked, and bought, instead; when they come back, it is left over again. */
async function markLeftoversOf(tx: Transaction, userId: string, ids: readonly string[], isLeftover: boolean) {
  await tx.update(mealPlanEntries).set({ isLeftover, updatedAt: Date.now() }).where(leftOver(userId, ids));
}

/** The meal at which it was cooked: of leftovers the one they are of. */
async function cookedMeal(tx: Transaction, userId: string, id: string): Promise<MealEntry | null> {
  const [entry] = await entriesById(tx, userId, [id]);
  return entry?.leftoverOf ? cookedMeal(tx, userId, entry.leftoverOf.id) : (entry ?? null);
}

async function cookMore(tx: Transaction, userId: string, { id, servings }: MealEntry, more: number): Promise<void> {
  if (servings + more > SHOPPING_SERVINGS.max) {
    throw new AppError('conflict', `At most ${SHOPPING_SERVINGS.max} servings are cooked at once`);
  }
  await tx
    .update(mealPlanEntries)
    .set({ servings: servings + more, updatedAt: Date.now() })
    .where(own(userId, id));
}

/** The meals that entries are left over from, by id. */
async function cookedMeals(
  db: PlanDatabase,
  entries: readonly (typeof mealPlanEntries.$inferSelect)[],
): Promise<Map<string, CookedMeal>> {
  const leftovers = entries.filter(({ isLeftover, leftoverOf }) => isLeftover && leftoverOf !== null);
  if (leftovers.length === 0) return new Map();
  const { id, day, slot, servings } = mealPlanEntries;
  const rows = await db
    .select({ id, day, slot, servings })
    .from(mealPlanEntries)
    .where(
      and(
        inArray(mealPlanEntries.userId, [...new Set(leftovers.map(({ userId }) => userId))]),
        inArray(mealPlanEntries.id, [...new Set(leftovers.flatMap(({ leftoverOf }) => leftoverOf ?? []))]),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Numbers the entries of a meal anew, with one of them at its new place. */
async function place(tx: Transaction, userId: string, id: string, { day, slot }: MealPlace, index?: number) {
  const meal = await tx
    .select({ id: mealPlanEntries.id, position: mealPlanEntries.position })
    .from(mealPlanEntries)
    .where(and(eq(mealPlanEntries.userId, userId), eq(mealPlanEntries.day, day), eq(mealPlanEntries.slot, slot)))
    .orderBy(mealPlanEntries.position, mealPlanEntries.id);
  if (meal.length > MEAL_PLAN_LIMIT.meal) {
    throw new AppError('conflict', `This meal is full: ${MEAL_PLAN_LIMIT.meal} entries at most`);
  }
  const others = meal.filter((each) => each.id !== id);
  for (const [position, each] of inserted(others, { id, position: -1 }, index).entries()) {
    if (each.position !== position) await tx.update(mealPlanEntries).set({ position }).where(own(userId, each.id));
  }
}

/** Throws `conflict`, which undoes what was added, when a plan grows past its limit. */
async function refuseFullPlan(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.select({ total: count() }).from(mealPlanEntries).where(eq(mealPlanEntries.userId, userId));
  if ((row?.total ?? 0) > MEAL_PLAN_LIMIT.plan) {
    throw new AppError('conflict', `Your meal plan is full: ${MEAL_PLAN_LIMIT.plan} entries at most`);
  }
}

const entriesById = (db: PlanDatabase, userId: string, ids: readonly string[]): Promise<MealEntry[]> =>
  entriesWhere(db, own(userId, ...ids));

/** Adds entries to a member's plan. Throws `conflict` when it grows past its limit. */
export async function insertEntries(tx: Transaction, userId: string, rows: MealEntryRow[]): Promise<MealEntry[]> {
  if (rows.length > 0) await tx.insert(mealPlanEntries).values(rows);
  await refuseFullPlan(tx, userId);
  return entriesById(
    tx,
    userId,
    rows.map(({ id }) => id),
  );
}

async function entryById(tx: Transaction, userId: string, id: string): Promise<MealEntry> {
  const [entry] = await entriesById(tx, userId, [id]);
  if (!entry) throw new Error(`The entry ${id} was written a moment ago and is not there`);
  return entry;
}

/** The title of a recipe that may be planned, an own one too. */
export async function visibleRecipe(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<{ title: string } | undefined> {
  const [own] = await ownOfIds(tx, userId, [id]);
  if (own) return own.fields;
  const [recipe] = await tx
    .select({ title: recipes.title })
    .from(recipes)
    .where(and(eq(recipes.id, id), visibleTo(VISITOR, { byKey: true })));
  return recipe;
}

const RECIPE_COLUMNS = {
  id: recipes.id,
  title: recipes.title,
  imageUrl: recipes.imageUrl,
  table: recipes.table,
  prepTime: recipes.prepTime,
  cookTime: recipes.cookTime,
  restTime: recipes.restTime,
  restKind: recipes.restKind,
  nutrition: recipes.nutrition,
  ingredients: recipes.ingredients,
  servings: recipes.servings,
} as const;

/** What a plan needs of an own recipe, as of one of the site. */
function plannedOwn({ id, fields, derived }: OwnRow): NonNullable<JoinedRow['recipe']> {
  const { title, prepTime, cookTime, restTime, ingredients, servings } = fields;
  const { nutrition, restKind } = derived;
  const facts = { id, title, prepTime, cookTime, restTime, restKind, nutrition, ingredients, servings };
  return { ...facts, imageUrl: null, table: 'sand' };
}

interface JoinedRow {
  entry: typeof mealPlanEntries.$inferSelect;
  /** The meals that leftovers are of, by id. */
  cooked: ReadonlyMap<string, CookedMeal>;
  recipe: Pick<typeof recipes.$inferSelect, keyof typeof RECIPE_COLUMNS> | null;
}

function toEntry({ entry: row, recipe, cooked }: JoinedRow): MealEntry {
  const { userId, recipeId, ownRecipeId, updatedAt, ...fields } = row;
  const entry = { ...fields, leftoverOf: (fields.isLeftover && cooked.get(fields.leftoverOf ?? '')) || null };
  if (!recipe) return { ...entry, recipe: null };
  const { title, nutrition, ingredients, servings, ...facts } = recipe;
  // With swaps it is made of other things than its lines say.
  const opened = entry.swaps.length > 0 ? [] : openedBy({ ingredients, servings });
  return { ...entry, title, recipe: { ...facts, nutrition: nutrition && ofServing(nutrition), opened } };
}

/** A tenth of a unit is more than an estimate can promise. */
function ofServing({ per100, servingGrams }: RecipeNutrition) {
  const nutrients = scaleNutrients(per100, servingGrams);
  for (const name of Object.keys(nutrients) as (keyof typeof nutrients)[]) {
    nutrients[name] = Math.round(nutrients[name] * 10) / 10;
  }
  return nutrients;
}

const inOrder = (a: MealEntry, b: MealEntry): number =>
  a.day.localeCompare(b.day) || SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot) || a.position - b.position;
