import { pantryCall } from '#src/contracts/members/pantry.ts';
import { copyWeekCall, fillWeekCall, weekToShoppingListCall } from '#src/contracts/premium/meal-plan.ts';
import { counted } from '#src/domain/counted.ts';
import { withoutEntries } from '#src/domain/premium/meal-plan/arrange.ts';
import type { Slot } from '#src/domain/premium/meal-plan/slots.ts';
import type { AddedMeals, SentToList } from '#src/domain/premium/meal-plan/week-plan.ts';
import { addWeeks } from '#src/domain/premium/weeks.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { paths } from '#src/paths.ts';
import { succeeds } from '../attempt.ts';
import { call } from '../client.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';
import { removeAdded } from './meal-plan.ts';
import { $weekStart, confirmWeek, inTurn } from './meal-plan-weeks.ts';

export interface FillChoice {
  slots: Slot[];
  diets: Diet[];
  /** `null` for any time. */
  maxWeekdayMinutes: number | null;
  weekendProjects: boolean;
  servings: number;
}

/** Fills the empty meals of a week; `false` when the server refused. */
export async function fillWeek(week: string, { maxWeekdayMinutes, ...choice }: FillChoice): Promise<boolean> {
  const body = { week, weekStart: $weekStart.get(), ...choice, ...(maxWeekdayMinutes && { maxWeekdayMinutes }) };
  return addToWeek(week, 'We couldn’t fill your week', async () => {
    const added = await call(fillWeekCall, { body });
    const { entries, left } = added;
    const empty = left > 0 ? ` Nothing fits ${counted(left, 'meal')}.` : '';
    return { added, said: entries.length > 0 ? `${counted(entries.length, 'meal')} added.${empty}` : noneAdded(left) };
  });
}

const noneAdded = (left: number): string =>
  left > 0 ? 'No recipe fits all of this. Try fewer diets or more time.' : 'All these meals are already planned.';

/** Copies the week before to the empty meals of a week. */
export async function copyLastWeek(week: string): Promise<void> {
  await addToWeek(week, 'We couldn’t copy last week', async () => {
    const added = await call(copyWeekCall, {
      body: { from: addWeeks(week, -1), to: week, weekStart: $weekStart.get() },
    });
    const { entries, left } = added;
    const kept = left > 0 ? ` ${left} left out: the meal is taken or the recipe is gone.` : '';
    const none = left > 0 ? 'Nothing copied: these meals are already planned.' : 'Nothing was planned last week.';
    return { added, said: entries.length > 0 ? `${counted(entries.length, 'meal')} copied.${kept}` : none };
  });
}

/** Puts the recipes of a week on the shopping list. */
export async function weekToShoppingList(week: string): Promise<void> {
  await during('Not put on your shopping list', async () => {
    const sent = await call(weekToShoppingListCall, { body: { week, weekStart: $weekStart.get() } });
    toast({
      title: titleOf(sent),
      description: [sentText(sent), await atHomeText(sent)].filter(Boolean).join(' '),
      duration: 8000,
      action: { label: 'Open list', run: () => location.assign(paths.shoppingList) },
    });
  });
}

/** "At home already: rice, miso." Nothing where nobody can say what is at home. */
async function atHomeText({ foods }: SentToList): Promise<string> {
  const { items } = await call(pantryCall).catch(() => ({ items: [] }));
  const there = new Set(items.flatMap((item) => item.foods.map(({ id }) => id)));
  const named = foods.filter(({ id }) => there.has(id)).map(({ name }) => name);
  return named.length > 0 ? `At home already: ${named.join(', ')}.` : '';
}

function titleOf({ added, updated, removed }: SentToList): string {
  if (added + updated > 0) return 'On your shopping list';
  return removed > 0 ? 'Your shopping list is up to date' : 'Nothing to add to your shopping list';
}

/** "3 recipes, 1 with new servings; 2 leftovers left out". */
function sentText({ added, updated, removed, leftovers, missing }: SentToList): string {
  return [
    added > 0 && `${counted(added, 'recipe')} for the servings planned.`,
    updated > 0 && `${counted(updated, 'recipe')} updated to match your plan.`,
    removed > 0 && `${counted(removed, 'recipe')} removed: leftovers, or no longer planned.`,
    added + updated + removed === 0 && 'Nothing new to buy this week.',
    leftovers > 0 && `${counted(leftovers, 'leftover')} left out.`,
    missing.length > 0 && `No longer available: ${missing.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function takeOver(week: string, { entries }: AddedMeals, description: string): void {
  const ids = entries.map(({ id }) => id);
  confirmWeek(week, (known) => [...withoutEntries(known, ids), ...entries]);
  if (ids.length === 0) {
    toast({ title: 'Undone', description });
    return;
  }
  const action = { label: 'Undo', run: () => void removeAdded(week, ids) };
  toast({ title: 'Your week is planned', description, duration: 8000, action });
}

/** Has the server add meals to a week, says in words what came of it, and offers to undo it; `false` when it refused. */
export const addToWeek = (
  week: string,
  title: string,
  add: () => Promise<{ added: AddedMeals; said: string }>,
): Promise<boolean> =>
  during(title, async () => {
    const { added, said } = await add();
    takeOver(week, added, said);
  });

const during = (title: string, work: () => Promise<void>): Promise<boolean> =>
  succeeds(sayRefused, title, () => inTurn(work));
