import { z } from 'zod';
import { AISLES, type Aisle, type Food } from '../../foods/food.ts';

/** The shop's aisles in the order of a walk through it; last what no aisle is known of. */
export const SHOPPING_AISLES = [...AISLES, 'other'] as const;
export type ShoppingAisle = Aisle | 'other';

/** Aisles as one comes by them in a shop, each once. */
export const aisleOrderSchema = z
  .array(z.enum(SHOPPING_AISLES))
  .max(SHOPPING_AISLES.length)
  .refine((aisles) => new Set(aisles).size === aisles.length, 'Name each aisle once');

/** All aisles, in a shop's order; those it doesn't know come last, as usual. */
export const aislesInOrder = (order: readonly ShoppingAisle[] = []): ShoppingAisle[] => [
  ...order,
  ...SHOPPING_AISLES.filter((aisle) => !order.includes(aisle)),
];

export const AISLE_LABELS: Record<ShoppingAisle, string> = {
  produce: 'Fruit and vegetables',
  herbs: 'Fresh herbs',
  chilled: 'Chilled',
  bakery: 'Bakery',
  pulses: 'Dried pulses',
  grains: 'Rice and grains',
  pasta: 'Pasta and noodles',
  baking: 'Baking',
  'nuts-seeds': 'Nuts, seeds and dried fruit',
  'oils-vinegars': 'Oils and vinegars',
  spices: 'Spices',
  sauces: 'Sauces, spreads and stock',
  tins: 'Tins and jars',
  drinks: 'Drinks',
  frozen: 'Frozen',
  other: 'Everything else',
};

/** Foods that a kitchen usually has: salt, oils, vinegars and spices. Tins and flour are bought for a dish, however well they keep. */
export const isPantryStaple = ({ staple, aisle }: Food): boolean =>
  staple === true && (aisle === 'spices' || aisle === 'oils-vinegars');

/** Whether nobody buys it: water and ice. */
export const isNeverBought = ({ id }: Food): boolean => id === 'water' || id === 'ice';
