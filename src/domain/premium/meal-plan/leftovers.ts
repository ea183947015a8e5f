import { counted } from '../../counted.ts';
import { shortDate, weekdayName } from '../weeks.ts';
import type { MealPlace } from './arrange.ts';
import type { CookedMeal, MealEntry } from './entries.ts';
import { SLOT_LABELS, SLOT_TIMES } from './slots.ts';

/** Whether a meal is eaten before another, the snack of an afternoon before its dinner. */
export const isEarlier = (a: MealPlace, b: MealPlace): boolean =>
  a.day === b.day ? SLOT_TIMES[a.slot].start < SLOT_TIMES[b.slot].start : a.day < b.day;

/** The meal that an entry would be leftovers of: where the same dish was cooked last before it. `null` where it wasn't. */
export function lastCookedBefore(entry: MealEntry, entries: readonly MealEntry[]): MealEntry | null {
  const cooked = entries.filter(
    (each) =>
      each.id !== entry.id && !each.isLeftover && each.recipe?.id === entry.recipe?.id && isEarlier(each, entry),
  );
  return (
    entry.recipe && cooked.reduce<MealEntry | null>((last, each) => (last && isEarlier(each, last) ? last : each), null)
  );
}

/** The meal that leftovers are of, as the plan on screen has it. */
export const cookedFor = ({ leftoverOf }: MealEntry, entries: readonly MealEntry[]): CookedMeal | null =>
  (leftoverOf && entries.find(({ id }) => id === leftoverOf.id)) ?? leftoverOf;

/** The leftovers planned of a meal, in the order they are eaten. */
export const leftoversOf = (id: string, entries: readonly MealEntry[]): MealEntry[] =>
  entries.filter(({ leftoverOf }) => leftoverOf?.id === id).toSorted((a, b) => (isEarlier(a, b) ? -1 : 1));

/** A plan in which what was left over of meals that are taken off it is cooked instead. */
export const cookedAfresh = (entries: readonly MealEntry[], gone: readonly string[]): MealEntry[] =>
  entries.map((entry) =>
    entry.leftoverOf && gone.includes(entry.leftoverOf.id) ? { ...entry, isLeftover: false, leftoverOf: null } : entry,
  );

/** "Monday dinner"; "Sunday 15 Nov dinner" of another week than the days of this one. */
export const mealText = ({ day, slot }: MealPlace, days: readonly string[]): string =>
  `${weekdayName(day)} ${days.includes(day) ? '' : `${shortDate(day)} `}${SLOT_LABELS[slot].toLowerCase()}`;

/** What can't be as it is planned, by the ids of entries: leftovers before the dish is cooked, or more than it leaves. */
export const leftoverTroubles = (entries: readonly MealEntry[], days: readonly string[]): Map<string, string> =>
  new Map(entries.map((entry) => [entry.id, troubleOf(entry, entries, days)] as const).filter(([, words]) => words));

function troubleOf(entry: MealEntry, entries: readonly MealEntry[], days: readonly string[]): string {
  const cooked = cookedFor(entry, entries);
  if (cooked) return isEarlier(cooked, entry) ? '' : `It isn’t cooked until ${mealText(cooked, days)}`;
  const planned = leftoversOf(entry.id, entries).reduce((sum, { servings }) => sum + servings, 0);
  return planned > 0 && planned >= entry.servings
    ? `All ${counted(entry.servings, 'serving')} are planned as leftovers: cook more`
    : '';
}
