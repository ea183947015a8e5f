import { addDays } from '../weeks.ts';
import type { EntryChange, MealEntry } from './entries.ts';
import { SLOTS, type Slot } from './slots.ts';

/** The place where an entry is, or is to go. */
export interface MealPlace {
  day: string;
  slot: Slot;
}

/** Entries of one meal, in their order. */
export const mealOf = (entries: readonly MealEntry[], { day, slot }: MealPlace): MealEntry[] =>
  entries.filter((entry) => entry.day === day && entry.slot === slot).toSorted((a, b) => a.position - b.position);

/** A list with an item at a place of it, last where there is no such place. */
export const inserted = <T>(list: readonly T[], item: T, index: number = list.length): T[] =>
  list.toSpliced(Math.min(index, list.length), 0, item);

/** The plan with an entry in it at a place of its meal; an entry of the same id gives way. */
export function withEntry(entries: readonly MealEntry[], entry: MealEntry, position?: number): MealEntry[] {
  const others = withoutEntries(entries, [entry.id]);
  const meal = inserted(mealOf(others, entry), entry, position).map((each, index) => ({ ...each, position: index }));
  const ids = new Set(meal.map(({ id }) => id));
  return [...others.filter(({ id }) => !ids.has(id)), ...meal];
}

export const withoutEntries = (entries: readonly MealEntry[], ids: readonly string[]): MealEntry[] =>
  entries.filter(({ id }) => !ids.includes(id));

/** The plan with an entry changed; one that goes to another meal comes last there, unless a position says otherwise. */
export function planWithChange(entries: readonly MealEntry[], id: string, change: EntryChange): MealEntry[] {
  const entry = entries.find((each) => each.id === id);
  if (!entry) return [...entries];
  const { position, leftoverOf, ...fields } = withoutUndefined(change);
  const cooked = entries.find((each) => each.id === leftoverOf);
  const changed: MealEntry = {
    ...entry,
    ...fields,
    ...(cooked && { isLeftover: true, leftoverOf: cooked }),
    ...(fields.isLeftover === false && { leftoverOf: null }),
  };
  const isMoved = changed.day !== entry.day || changed.slot !== entry.slot;
  if (isMoved || position !== undefined) return withEntry(entries, changed, position);
  return entries.map((each) => (each.id === id ? changed : each));
}

const withoutUndefined = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** One step of an arrow key: a day to the side within the days, a meal up or down; `null` at the edge. */
export function stepFrom({ day, slot }: MealPlace, key: string, days: readonly string[]): MealPlace | null {
  const [sideways, downwards] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    key
  ] ?? [0, 0];
  const next = SLOTS[SLOTS.indexOf(slot) + (downwards ?? 0)];
  const to = addDays(day, sideways ?? 0);
  if (!next || !days.includes(to) || (sideways === 0 && downwards === 0)) return null;
  return { day: to, slot: next };
}

/** Meals with nothing in them, by day and then in the order of the day. */
export const emptyMeals = (
  days: readonly string[],
  taken: readonly MealPlace[],
  slots: readonly Slot[] = SLOTS,
): MealPlace[] =>
  days.flatMap((day) =>
    slots
      .filter((slot) => !taken.some((each) => each.day === day && each.slot === slot))
      .map((slot) => ({ day, slot })),
  );
