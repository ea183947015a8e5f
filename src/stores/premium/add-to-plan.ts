import { addEntryCall } from '#src/contracts/premium/meal-plan.ts';
import { counted } from '#src/domain/counted.ts';
import type { WeekStart } from '#src/domain/members/week-start.ts';
import type { MealPlace } from '#src/domain/premium/meal-plan/arrange.ts';
import { SLOT_LABELS } from '#src/domain/premium/meal-plan/slots.ts';
import { shortDate, weekdayName, weekOf } from '#src/domain/premium/weeks.ts';
import type { ListSwap } from '#src/domain/recipes/list-swap.ts';
import { paths } from '#src/paths.ts';
import { succeeds } from '../attempt.ts';
import { call } from '../client.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';

/** The choices of the reader on a recipe's page. */
interface Chosen {
  servings: number;
  swaps: readonly ListSwap[];
}

/** Plans the recipe of a page; `false` when the server refused. */
export const addToPlan = (
  recipeId: string,
  { day, slot }: MealPlace,
  { servings, swaps }: Chosen,
  weekStart: WeekStart,
): Promise<boolean> =>
  succeeds(sayRefused, 'Not added to your plan', async () => {
    const body = { id: crypto.randomUUID(), day, slot, recipeId, servings, swaps: [...swaps] };
    await call(addEntryCall, { body }, { outlivesPage: true });
    toast({
      title: 'On your meal plan',
      description: `${weekdayName(day)} ${shortDate(day)}, ${SLOT_LABELS[slot].toLowerCase()}, ${counted(servings, 'serving')}`,
      action: { label: 'Open plan', run: () => location.assign(paths.mealPlanWeek(weekOf(day, weekStart))) },
    });
  });
