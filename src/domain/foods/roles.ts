import { z } from 'zod';
import { AISLES, type Food } from './food.ts';
import { foodWords } from './food-words.ts';
import { GROUPS } from './groups.ts';
import rows from './tables/roles.json' with { type: 'json' };

/**
 * The role of a food to a cook: a meal is built on a `main` one (pulses, grains, vegetables, tofu), a cake or a drink on a
 * `fruit`, a `side` one is bought for it (herbs, lemons, nuts, milk), one of the `cupboard` is there for months and goes in by
 * the spoon.
 */
export const FOOD_ROLES = ['cupboard', 'side', 'fruit', 'main'] as const;
export type FoodRole = (typeof FOOD_ROLES)[number];

/** One line of `tables/roles.json`; a food named says more than a group, a group more than an aisle. */
const rowSchema = z.strictObject({
  role: z.enum(FOOD_ROLES),
  aisles: z
    .string()
    .transform((text) => z.array(z.enum(AISLES)).parse(text.split(' ')))
    .optional(),
  /** Groups of foods, for the aisle of fruit and vegetables. */
  groups: z
    .string()
    .transform((text) => text.split(' '))
    .optional(),
  /** Ids. */
  foods: z.string().transform((text) => text.split(' ')),
});
const ROWS = z.array(rowSchema).parse(rows);
const byFood = new Map(ROWS.flatMap(({ role, foods }) => foods.map((id) => [id, role] as const)));
const byAisle = new Map(ROWS.flatMap(({ role, aisles = [] }) => aisles.map((aisle) => [aisle, role] as const)));

export function roleOf({ id, aisle, names: [name] }: Pick<Food, 'id' | 'aisle' | 'names'>): FoodRole {
  const last = foodWords(name).at(-1) ?? '';
  const grouped = ROWS.find(({ groups = [] }) => groups.some((group) => GROUPS[group]?.includes(last)));
  const isFresh = aisle === 'produce' || aisle === 'frozen';
  return byFood.get(id) ?? (isFresh ? grouped?.role : undefined) ?? byAisle.get(aisle) ?? 'side';
}
