import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { mealPlanEntries, recipes, users } from '#src/db/schema.ts';
import { emptyMeals } from '#src/domain/meal-plan/arrange.ts';
import { type Candidate, fillWeek } from '#src/domain/meal-plan/fill.ts';
import { SLOT_CATEGORIES, type Slot } from '#src/domain/meal-plan/slots.ts';
import { traitsOf } from '#src/domain/meal-plan/traits.ts';
import type { AddedMeals, FillWish } from '#src/domain/meal-plan/week-plan.ts';
import { addDays, addWeeks, mondayOf } from '#src/domain/meal-plan/weeks.ts';
import { totalTime } from '#src/domain/recipe.ts';
import { read, write } from './database.ts';
import {
  type EntryRow,
  entriesBetween,
  entriesById,
  entriesOfWeek,
  type PlanDatabase,
  planChanges,
  refuseFullPlan,
} from './meal-plan.ts';
import { visibleTo } from './recipes.ts';
import { VISITOR } from './viewer.ts';

/** Recipes among which a week is filled; of a bigger catalogue so many by chance. */
const MOST_CANDIDATES = 600;
const SEEDS = 2 ** 32;

/** Fills the empty meals of a week with recipes; `seed` makes the choice the same again. */
export async function fillEmptyMeals(
  userId: string,
  { week, slots, diets, maxWeekdayMinutes, servings }: FillWish,
  seed = randomInt(SEEDS),
): Promise<AddedMeals> {
  await planChanges.take(userId);
  const wanted = diets ?? (await dietsOf(userId));
  const found = await candidatesFor(slots);
  const byId = new Map(found.map((recipe) => [recipe.id, recipe]));
  return write(async (tx) => {
    const planned = (await entriesOfWeek(tx, userId, week)).map((entry) => ({
      day: entry.day,
      slot: entry.slot,
      recipeId: entry.recipe?.id ?? null,
    }));
    const recent = await recentRecipes(tx, userId, week);
    const wish = { week, planned, slots, diets: wanted, maxWeekdayMinutes, recent, seed };
    const filled = fillWeek(
      found.map(({ candidate }) => candidate),
      wish,
    );
    const rows = filled.map(({ day, slot, recipeId }): EntryRow => {
      const recipe = byId.get(recipeId);
      const amounts = { servings: servings ?? recipe?.servings ?? 1, portions: 1 };
      const title = recipe?.title ?? '';
      return { userId, id: randomUUID(), day, slot, position: 0, recipeId, title, ...amounts, updatedAt: Date.now() };
    });
    if (rows.length > 0) await tx.insert(mealPlanEntries).values(rows);
    await refuseFullPlan(tx, userId);
    const entries = await entriesById(
      tx,
      userId,
      rows.map(({ id }) => id),
    );
    return { entries, left: emptyMeals(week, planned, slots).length - entries.length };
  });
}

async function dietsOf(userId: string) {
  const [user] = await read().select({ diets: users.dietaryPreferences }).from(users).where(eq(users.id, userId));
  return user?.diets ?? [];
}

async function candidatesFor(slots: readonly Slot[]) {
  const categories = [...new Set(slots.flatMap((slot) => SLOT_CATEGORIES[slot]))];
  const rows = await read()
    .select({
      id: recipes.id,
      title: recipes.title,
      tags: recipes.tags,
      category: recipes.category,
      categories: recipes.categories,
      diets: recipes.dietaryRestrictions,
      cuisine: recipes.cuisine,
      prepTime: recipes.prepTime,
      cookTime: recipes.cookTime,
      servings: recipes.servings,
    })
    .from(recipes)
    .where(and(inArray(recipes.category, categories), visibleTo(VISITOR)))
    .orderBy(sql`random()`)
    .limit(MOST_CANDIDATES);
  // By id, so that a seed alone decides where all recipes take part.
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => {
      const candidate: Candidate = {
        id: row.id,
        category: row.category,
        categories: row.categories,
        diets: row.diets,
        minutes: totalTime(row),
        cuisine: row.cuisine,
        traits: traitsOf(row),
      };
      return { id: row.id, title: row.title, servings: row.servings, candidate };
    });
}

/** What is planned in the two weeks before and in the one after. */
async function recentRecipes(db: PlanDatabase, userId: string, week: string): Promise<Set<string>> {
  const monday = mondayOf(week);
  const around = await entriesBetween(db, userId, addDays(monday, -14), addDays(mondayOf(addWeeks(week, 2)), -1));
  return new Set(
    around.flatMap(({ day, recipe }) => (recipe && (day < monday || day > addDays(monday, 6)) ? recipe.id : [])),
  );
}
