import { z } from 'zod';
import { DISH_FAMILIES } from '../../dishes/families.ts';
import { dishesIn } from '../../dishes/named.ts';
import { SHOPPING_SERVINGS } from '../shopping/list.ts';
import { addDays } from '../weeks.ts';
import type { MealPlace } from './arrange.ts';
import ROWS from './tables/making.json' with { type: 'json' };

/** One line of `tables/making.json`: what nobody makes smaller (a pie), and what is kept for other dishes (a sauce). */
const rowSchema = z.strictObject({
  family: z.enum(DISH_FAMILIES.map(({ slug }) => slug)),
  made: z.enum(['whole', 'store']),
});
const MADE = new Map(
  z
    .array(rowSchema)
    .parse(ROWS)
    .map(({ family, made }) => [family, made]),
);

/** The ways a dish is made, by its families and by what its title says it is. */
export function madeAs({ title, families }: { title: string; families: readonly string[] }): 'whole' | 'store' | null {
  const [named] = dishesIn(title);
  const first = named && MADE.get(named.family.slug);
  return first ?? families.map((slug) => MADE.get(slug)).find((made) => made !== undefined) ?? null;
}

/** A recipe for fewer is cooked for any number, if it isn't one piece. */
const MANY = { whole: 4, other: 6 } as const;
/** At least this share is made of what serves many. */
const LEAST_SHARE = { whole: 2 / 3, other: 1 / 2 } as const;
/** Days running on which the same is eaten. */
const MOST_DAYS = { meal: 3, snack: 4 } as const;

interface Made {
  servings: number;
  isWhole: boolean;
  /** Days on which it is good, that of cooking among them. */
  daysGood: number;
}

/** The number of meals to be made of a dish, so that no small part of what serves many is cooked; `null` where it can't be eaten up. */
export function mealsOf({ servings, isWhole, daysGood }: Made, wanted: number, { slot }: MealPlace): number | null {
  const kind = isWhole ? 'whole' : 'other';
  const least = servings >= MANY[kind] ? servings * LEAST_SHARE[kind] : 0;
  const meals = Math.max(1, Math.ceil(least / wanted));
  const most = MOST_DAYS[slot === 'lunch' || slot === 'dinner' ? 'meal' : 'snack'];
  return meals <= Math.min(daysGood, most) && (meals === 1 || meals * wanted <= SHOPPING_SERVINGS.max) ? meals : null;
}

/** The places where a dish is eaten again, so many times: a dinner at lunch, a snack as a snack, on the days after. */
export const placesAfter = ({ day, slot }: MealPlace, times: number): MealPlace[] =>
  Array.from({ length: times }, (_, i) => ({ day: addDays(day, i + 1), slot: slot === 'dinner' ? 'lunch' : slot }));
