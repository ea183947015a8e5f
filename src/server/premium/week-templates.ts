import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { weekTemplates } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { emptyMeals } from '#src/domain/premium/meal-plan/arrange.ts';
import type { AddedMeals, AskedWeek } from '#src/domain/premium/meal-plan/week-plan.ts';
import {
  type NewTemplate,
  templateMealsOf,
  WEEK_TEMPLATE_LIMIT,
  type WeekTemplate,
} from '#src/domain/premium/meal-plan/week-template.ts';
import { weekdayOf } from '#src/domain/premium/weeks.ts';
import { read, write } from '../base/database.ts';
import { recipePlaces } from '../recipes/own/visible.ts';
import {
  entriesOfDays,
  insertEntries,
  type MealEntryRow,
  type PlanDatabase,
  planChanges,
  visibleRecipe,
} from './meal-plan.ts';
import { ownDaysOf } from './own-week.ts';

const COLUMNS = { id: weekTemplates.id, name: weekTemplates.name, meals: weekTemplates.meals } as const;
const ownOnes = (userId: string) => eq(weekTemplates.userId, userId);
const ownOne = (userId: string, id: string) => and(ownOnes(userId), eq(weekTemplates.id, id));

/** A member's usual weeks, by name. */
export const weekTemplatesOf = (userId: string): Promise<WeekTemplate[]> =>
  read()
    .select(COLUMNS)
    .from(weekTemplates)
    .where(ownOnes(userId))
    .orderBy(asc(sql`lower(${weekTemplates.name})`));

/**
 * Keeps a week under a name; the same id again changes nothing. Throws `conflict` when nothing is planned in it, when the
 * name is taken, and when there are too many.
 */
export async function addWeekTemplate(userId: string, wanted: NewTemplate): Promise<WeekTemplate> {
  await planChanges.take(userId);
  const { id = randomUUID(), name, week, weekStart, meals } = wanted;
  const days = week ? await ownDaysOf(userId, { week, weekStart }) : [];
  return write(async (tx) => {
    const there = await templateOf(tx, userId, id);
    if (there) return there;
    const made = { id, name, meals: meals ?? templateMealsOf(await entriesOfDays(tx, userId, days)) };
    if (made.meals.length === 0) throw new AppError('conflict', 'Nothing is planned in this week');
    await refuseTakenName(tx, userId, made);
    await tx.insert(weekTemplates).values({ userId, ...made, updatedAt: Date.now() });
    const [kept] = await tx.select({ total: count() }).from(weekTemplates).where(ownOnes(userId));
    if ((kept?.total ?? 0) > WEEK_TEMPLATE_LIMIT.weeks) {
      throw new AppError('conflict', `${WEEK_TEMPLATE_LIMIT.weeks} usual weeks at most: remove one first`);
    }
    return made;
  });
}

/** `null` when there is none. Throws `conflict` when another has the name. */
export async function renameWeekTemplate(userId: string, id: string, name: string): Promise<WeekTemplate | null> {
  await planChanges.take(userId);
  return write(async (tx) => {
    const there = await templateOf(tx, userId, id);
    if (!there) return null;
    await refuseTakenName(tx, userId, { id, name });
    await tx.update(weekTemplates).set({ name, updatedAt: Date.now() }).where(ownOne(userId, id));
    return { ...there, name };
  });
}

/** `false` when there was none. */
export async function removeWeekTemplate(userId: string, id: string): Promise<boolean> {
  await planChanges.take(userId);
  const gone = await write((tx) =>
    tx.delete(weekTemplates).where(ownOne(userId, id)).returning({ id: weekTemplates.id }),
  );
  return gone.length > 0;
}

/** Plans a usual week's meals where a week has none; what is planned there stays as it is. `null` when there is no such one. */
export async function planWeekTemplate(userId: string, id: string, asked: AskedWeek): Promise<AddedMeals | null> {
  await planChanges.take(userId);
  const days = await ownDaysOf(userId, asked);
  return write(async (tx) => {
    const template = await templateOf(tx, userId, id);
    if (!template) return null;
    const free = emptyMeals(days, await entriesOfDays(tx, userId, days));
    const rows = new Map<number, MealEntryRow>();
    for (const [at, { weekday, leftoverOf, recipeId, ...meal }] of template.meals.entries()) {
      const day = days.find((each) => weekdayOf(each) === weekday);
      const isFree = free.some((place) => place.day === day && place.slot === meal.slot);
      const recipe = recipeId && isFree ? await visibleRecipe(tx, userId, recipeId) : undefined;
      if (!day || !isFree || (recipeId && !recipe)) continue;
      const title = recipe?.title ?? meal.title;
      const place = { day, position: at, ...recipePlaces(recipeId) };
      rows.set(at, { userId, id: randomUUID(), ...meal, ...place, title, updatedAt: Date.now() });
    }
    for (const [at, row] of rows) {
      const from = template.meals[at]?.leftoverOf ?? null;
      if (from === null) continue;
      row.leftoverOf = rows.get(from)?.id ?? null;
      // Without its meal there is nothing left over: it is cooked.
      row.isLeftover = row.leftoverOf !== null;
    }
    const entries = await insertEntries(tx, userId, [...rows.values()]);
    return { entries, left: template.meals.length - entries.length };
  });
}

async function templateOf(db: PlanDatabase, userId: string, id: string): Promise<WeekTemplate | undefined> {
  const [template] = await db.select(COLUMNS).from(weekTemplates).where(ownOne(userId, id));
  return template;
}

async function refuseTakenName(db: PlanDatabase, userId: string, { id, name }: Pick<WeekTemplate, 'id' | 'name'>) {
  const [same] = await db
    .select({ id: weekTemplates.id })
    .from(weekTemplates)
    .where(and(ownOnes(userId), ne(weekTemplates.id, id), sql`lower(${weekTemplates.name}) = lower(${name})`));
  if (same) throw new AppError('conflict', `You already have a usual week called ${name}`);
}
