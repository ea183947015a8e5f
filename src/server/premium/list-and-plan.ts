import { listText } from '#src/domain/premium/shopping/by-aisle.ts';
import { read } from '../base/database.ts';
import { exportMealPlan } from './meal-plan-export.ts';
import { listOf } from './shopping-list/list.ts';

/** A member's shopping list and meal plan in words, to be read whether or not they have Premium. */
export async function listAndPlan(userId: string): Promise<{ list: string; plan: { day: string; meals: string[] }[] }> {
  const list = listText(await listOf(read(), userId));
  const { mealPlan } = await exportMealPlan(userId);
  const days = Map.groupBy(mealPlan, ({ day }) => day);
  const plan = [...days].map(([day, meals]) => ({
    day,
    meals: meals.map(
      ({ slot, title, note, isLeftover }) =>
        `${slot}: ${[title, isLeftover && 'leftovers', note].filter(Boolean).join(', ')}`,
    ),
  }));
  return { list, plan: plan.toSorted((a, b) => b.day.localeCompare(a.day)) };
}
