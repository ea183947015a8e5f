import { randomInt, randomUUID } from 'node:crypto';
import { emptyMeals } from '#src/domain/premium/meal-plan/arrange.ts';
import { filledMeals } from '#src/domain/premium/meal-plan/fill.ts';
import type { AddedMeals, FillWish } from '#src/domain/premium/meal-plan/week-plan.ts';
import { addDays, addWeeks, mondayOf } from '#src/domain/premium/weeks.ts';
import { write } from '../base/database.ts';
import { whatFits } from '../listing/fitting.ts';
import { ownEating } from '../listing/own-eating.ts';
import {
  entriesBetween,
  entriesOfWeek,
  insertEntries,
  type MealEntryRow,
  type PlanDatabase,
  planChanges,
} from './meal-plan.ts';
import { candidatesFor, recipesForFilling } from './meal-plan-candidates.ts';

const SEEDS = 2 ** 32;

/** Fills the empty meals of a week with recipes; `seed` makes the choice the same again. */
export async function fillEmptyMeals(
  userId: string,
  { week, slots, diets, maxWeekdayMinutes, weekendProjects, servings }: FillWish,
  seed = randomInt(SEEDS),
): Promise<AddedMeals> {
  await planChanges.take(userId);
  const own = await ownEating(userId);
  const wanted = diets ?? [...own.diets];
  const candidates = await candidatesFor({ slots, diets: wanted, maxWeekdayMinutes }, seed);
  const fittingFor = await whatFits();
  const fits = fittingFor({ diets: [], allergens: own.allergens });
  const found = candidates.filter(({ id }) => fits(id));
  const byId = new Map(found.map((recipe) => [recipe.id, recipe]));
  return write(async (tx) => {
    const planned = (await entriesOfWeek(tx, userId, week)).map((entry) => ({
      day: entry.day,
      slot: entry.slot,
      recipeId: entry.recipe?.id ?? null,
      servings: entry.servings,
      isLeftover: entry.isLeftover,
    }));
    // Whether or not they are candidates, what comes beside them should be different.
    const beside = await recipesForFilling(
      tx,
      planned.flatMap(({ recipeId }) => (recipeId && !byId.has(recipeId) ? recipeId : [])),
    );
    const recent = await recentRecipes(tx, userId, week);
    const wish = { week, planned, slots, diets: wanted, maxWeekdayMinutes, weekendProjects, servings, recent, seed };
    const filled = filledMeals(
      [...found, ...beside].map(({ candidate }) => candidate),
      wish,
    );
    const rows = filled.map((meal): MealEntryRow => {
      const title = byId.get(meal.recipeId)?.title ?? '';
      return { userId, id: randomUUID(), position: 0, title, ...meal, portions: 1, updatedAt: Date.now() };
    });
    const entries = await insertEntries(tx, userId, rows);
    return { entries, left: emptyMeals(week, planned, slots).length - entries.length };
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
