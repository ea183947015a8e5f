import { randomInt, randomUUID } from 'node:crypto';
import { emptyMeals } from '#src/domain/premium/meal-plan/arrange.ts';
import { filledMeals } from '#src/domain/premium/meal-plan/fill.ts';
import type { AddedMeals, FillWish } from '#src/domain/premium/meal-plan/week-plan.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { write } from '../base/database.ts';
import { whatFits } from '../listing/fitting.ts';
import { ownEating } from '../listing/own-eating.ts';
import {
  entriesBetween,
  entriesOfDays,
  insertEntries,
  type MealEntryRow,
  type PlanDatabase,
  planChanges,
} from './meal-plan.ts';
import { candidatesFor, recipesForFilling } from './meal-plan-candidates.ts';
import { ownDaysOf } from './own-week.ts';

const SEEDS = 2 ** 32;

/** Fills the empty meals of a week with recipes; `seed` makes the choice the same again. */
export async function fillEmptyMeals(
  userId: string,
  { week, weekStart, slots, diets, maxWeekdayMinutes, weekendProjects, servings }: FillWish,
  seed = randomInt(SEEDS),
): Promise<AddedMeals> {
  await planChanges.take(userId);
  const days = await ownDaysOf(userId, { week, weekStart });
  const own = await ownEating(userId);
  const wanted = diets ?? [...own.diets];
  const candidates = await candidatesFor({ slots, diets: wanted, maxWeekdayMinutes }, seed);
  const fittingFor = await whatFits();
  const fits = fittingFor({ diets: [], allergens: own.allergens });
  const found = candidates.filter(({ id }) => fits(id));
  const byId = new Map(found.map((recipe) => [recipe.id, recipe]));
  return write(async (tx) => {
    const planned = (await entriesOfDays(tx, userId, days)).map((entry) => ({
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
    const recent = await recentRecipes(tx, userId, days);
    const wish = { days, planned, slots, diets: wanted, maxWeekdayMinutes, weekendProjects, servings, recent, seed };
    const filled = filledMeals(
      [...found, ...beside].map(({ candidate }) => candidate),
      wish,
    );
    const rows = filled.map((meal): MealEntryRow => {
      const title = byId.get(meal.recipeId)?.title ?? '';
      return { userId, id: randomUUID(), position: 0, title, ...meal, portions: 1, updatedAt: Date.now() };
    });
    for (const row of rows.filter(({ isLeftover }) => isLeftover)) {
      row.leftoverOf = rows.find(({ recipeId, isLeftover }) => recipeId === row.recipeId && !isLeftover)?.id ?? null;
    }
    const entries = await insertEntries(tx, userId, rows);
    return { entries, left: emptyMeals(days, planned, slots).length - entries.length };
  });
}

/** The recipes planned in the two weeks before some days and in the one after. */
async function recentRecipes(db: PlanDatabase, userId: string, days: readonly string[]): Promise<Set<string>> {
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const around = await entriesBetween(db, userId, addDays(first, -14), addDays(last, 7));
  return new Set(around.flatMap(({ day, recipe }) => (recipe && !days.includes(day) ? recipe.id : [])));
}
