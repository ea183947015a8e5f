import { asc, eq } from 'drizzle-orm';
import { mealPlanEntries } from '#src/db/schema.ts';
import type { MyData } from '#src/domain/members/my-data.ts';
import { read } from '../base/database.ts';
import { recipePlaced } from '../recipes/own/visible.ts';
import { calendarFeed } from './meal-plan.ts';
import { weekTemplatesOf } from './week-templates.ts';

/** Everything a member ever planned, and whether a calendar follows it. */
export async function exportMealPlan(
  userId: string,
): Promise<Pick<MyData, 'mealPlan' | 'weekTemplates' | 'calendarFeed'>> {
  const entries = await read()
    .select({
      day: mealPlanEntries.day,
      slot: mealPlanEntries.slot,
      recipeId: recipePlaced(mealPlanEntries),
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
  const weekTemplates = (await weekTemplatesOf(userId)).map(({ name, meals }) => ({ name, meals }));
  return { mealPlan: entries, weekTemplates, calendarFeed: await calendarFeed(userId) };
}
