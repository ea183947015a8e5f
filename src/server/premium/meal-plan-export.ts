import { asc, eq } from 'drizzle-orm';
import { calendarFeeds, mealPlanEntries } from '#src/db/schema.ts';
import type { MyData } from '#src/domain/members/member.ts';
import { read } from '../base/database.ts';

/** Everything a member ever planned, and whether a calendar follows it. */
export async function exportMealPlan(userId: string): Promise<Pick<MyData, 'mealPlan' | 'calendarFeed'>> {
  const entries = await read()
    .select({
      day: mealPlanEntries.day,
      slot: mealPlanEntries.slot,
      recipeId: mealPlanEntries.recipeId,
      title: mealPlanEntries.title,
      servings: mealPlanEntries.servings,
      portions: mealPlanEntries.portions,
      note: mealPlanEntries.note,
      isLeftover: mealPlanEntries.isLeftover,
      swaps: mealPlanEntries.swaps,
    })
    .from(mealPlanEntries)
    .where(eq(mealPlanEntries.userId, userId))
    .orderBy(asc(mealPlanEntries.day), asc(mealPlanEntries.slot), asc(mealPlanEntries.position));
  const [feed] = await read()
    .select({ timeZone: calendarFeeds.timeZone, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return {
    mealPlan: entries,
    calendarFeed: feed ?? null,
  };
}
