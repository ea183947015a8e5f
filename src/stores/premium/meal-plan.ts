import { atom } from 'nanostores';
import { addEntryCall, changeEntryCall, removeEntriesCall, removeEntryCall } from '#src/contracts/premium/meal-plan.ts';
import {
  type MealPlace,
  mealOf,
  planWithChange,
  withEntry,
  withoutEntries,
} from '#src/domain/premium/meal-plan/arrange.ts';
import { type EntryChange, entryName, type MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { cookedAfresh, leftoversOf } from '#src/domain/premium/meal-plan/leftovers.ts';
import { SLOT_LABELS } from '#src/domain/premium/meal-plan/slots.ts';
import { shortDate, weekdayName } from '#src/domain/premium/weeks.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { succeeds } from '../attempt.ts';
import { CallError, call } from '../client.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';
import { $shownWeek, $week, changeWeek, confirmWeek, goToWeek, inTurn, loadWeek, weekWith } from './meal-plan-weeks.ts';

/** The words for what just happened, for those who cannot see it. */
export const $said = atom('');
/** The entry whose handle takes the focus once it is in its new place. */
export const $movedByKey = atom<string | null>(null);

export const placeText = ({ day, slot }: MealPlace): string => `${weekdayName(day)} ${SLOT_LABELS[slot].toLowerCase()}`;

/** Words for a reader; the same ones again would not be read. */
function say(words: string): void {
  $said.set($said.get() === words ? `${words}\u00a0` : words);
}

const entryById = (id: string): MealEntry | undefined => $shownWeek.get().entries.find((entry) => entry.id === id);

/** Plans a recipe, for its own servings where none are said. */
export function planRecipe(recipe: RecipeSummary, place: MealPlace, position?: number): Promise<void> {
  const { id, title, imageUrl, table, servings, prepTime, cookTime, restTime, restKind } = recipe;
  // What a card does not tell comes with the answer.
  const planned = { id, imageUrl, table, prepTime, cookTime, restTime, restKind, nutrition: null, opened: [] };
  return plan({ ...blank(place), title, recipe: planned, ...(servings !== null && { servings }) }, position);
}

/** Plans something that is no recipe: "Lunch at work". */
export const planNote = (note: string, place: MealPlace): Promise<void> => plan({ ...blank(place), note });

const blank = ({ day, slot }: MealPlace): MealEntry => ({
  id: crypto.randomUUID(),
  day,
  slot,
  position: 0,
  title: '',
  recipe: null,
  servings: 1,
  portions: 1,
  note: '',
  isLeftover: false,
  leftoverOf: null,
  swaps: [],
});

/** Plans what is left over of a meal for another; `cooksMore`: as much more is cooked. */
export async function planLeftovers(
  from: MealEntry,
  place: MealPlace,
  { servings, cooksMore }: { servings: number; cooksMore: boolean },
): Promise<void> {
  const { title, recipe, swaps } = from;
  await plan(
    { ...blank(place), title, recipe, swaps, servings, isLeftover: true, leftoverOf: from },
    undefined,
    cooksMore,
  );
  const week = weekWith(place.day);
  if (week === $week.get()) return;
  const description = `${placeText(place)}, ${shortDate(place.day)}`;
  toast({ title: 'Leftovers planned', description, action: { label: 'Open week', run: () => goToWeek(week) } });
}

async function plan(entry: MealEntry, position?: number, cooksMore = false): Promise<void> {
  const { recipe, title, position: _, leftoverOf, ...fields } = entry;
  const source = recipe ? { recipeId: recipe.id } : title ? { title } : {};
  const from = leftoverOf && { leftoverOf: leftoverOf.id, cooksMore };
  const body = { ...fields, ...source, ...from, ...(position !== undefined && { position }) };
  const cooks = (entries: readonly MealEntry[]) =>
    leftoverOf && cooksMore
      ? planWithChange(entries, leftoverOf.id, { servings: leftoverOf.servings + entry.servings })
      : [...entries];
  say(`${entryName(entry)} added to ${placeText(entry)}`);
  await inStep('Not added to your plan', {
    week: weekWith(entry.day),
    apply: (entries) => cooks(withEntry(entries, entry, position)),
    send: async () => {
      const made = await call(addEntryCall, { body }, { outlivesPage: true });
      if (leftoverOf && weekWith(leftoverOf.day) !== weekWith(entry.day)) {
        confirmWeek(weekWith(leftoverOf.day), cooks);
      }
      return (entries) => cooks(withEntry(entries, made, made.position));
    },
  });
}

/** Changes an entry where it is. */
export async function editEntry(id: string, fields: EntryChange): Promise<void> {
  const entry = entryById(id);
  if (!entry) return;
  await inStep('Not saved', {
    week: weekWith(entry.day),
    apply: (entries) => planWithChange(entries, id, fields),
    send: async () => {
      const made = await call(changeEntryCall, { params: { id }, body: fields }, { outlivesPage: true });
      return (entries) => entries.map((each) => (each.id === id ? { ...made, position: each.position } : each));
    },
  });
}

/** Moves an entry within its week, last in its meal unless a place is said. */
export async function moveEntry(id: string, to: MealPlace, position?: number): Promise<void> {
  const entry = entryById(id);
  if (!entry || isThere(entry, to, position)) return;
  const fields = { day: to.day, slot: to.slot, ...(position !== undefined && { position }) };
  say(`${entryName(entry)} moved to ${placeText(to)}`);
  await inStep('Not moved', {
    week: weekWith(entry.day),
    apply: (entries) => planWithChange(entries, id, fields),
    send: async () => {
      const made = await call(changeEntryCall, { params: { id }, body: fields }, { outlivesPage: true });
      return (entries) => withEntry(entries, made, made.position);
    },
  });
}

function isThere(entry: MealEntry, to: MealPlace, position?: number): boolean {
  if (entry.day !== to.day || entry.slot !== to.slot) return false;
  const place = mealOf($shownWeek.get().entries, entry).findIndex(({ id }) => id === entry.id);
  return position === undefined || position === place;
}

/** Takes an entry off the plan, with undo. */
export async function removeMeal(id: string): Promise<void> {
  const entry = entryById(id);
  if (!entry) return;
  const { entries: shown } = $shownWeek.get();
  const place = mealOf(shown, entry).findIndex((each) => each.id === id);
  const isMissed = leftoversOf(id, shown).length > 0;
  toast({
    title: 'Taken off your plan',
    description: `${entryName(entry)}${isMissed ? '. What was left over from it is cooked fresh now.' : ''}`,
    action: {
      label: 'Undo',
      run: async () => {
        await plan(entry, place);
        // What is left over of it again, the server says.
        if (isMissed) await loadWeek(weekWith(entry.day));
      },
    },
  });
  await inStep('Not taken off your plan', {
    week: weekWith(entry.day),
    apply: (entries) => cookedAfresh(withoutEntries(entries, [id]), [id]),
    send: async () => {
      await call(removeEntryCall, { params: { id } }, { outlivesPage: true }).catch((error) => {
        // Taken off elsewhere meanwhile is as good.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      });
      return undefined;
    },
  });
}

/** Undoes what the server added to a week. */
export async function removeAdded(week: string, ids: readonly string[]): Promise<void> {
  await succeeds(sayRefused, 'Not undone', async () => {
    await inTurn(() => call(removeEntriesCall, { body: { ids: [...ids] } }, { outlivesPage: true }));
    confirmWeek(week, (entries) => cookedAfresh(withoutEntries(entries, ids), ids));
    say('Undone');
  });
}

async function inStep(title: string, step: Parameters<typeof changeWeek>[0]): Promise<void> {
  try {
    await changeWeek(step);
  } catch (error) {
    say(title);
    if (error instanceof CallError && error.status === 404) {
      toast({ title, description: 'It’s no longer there.', tone: 'danger' });
      await loadWeek(step.week);
    } else sayRefused(title, error);
  }
}
