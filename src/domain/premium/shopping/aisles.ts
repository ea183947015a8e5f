import { AISLES, type Aisle, type Food } from '../../foods/food.ts';

/** The shop's aisles in the order of a walk through it; last what no aisle is known of. */
export const SHOPPING_AISLES = [...AISLES, 'other'] as const;
export type ShoppingAisle = Aisle | 'other';

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
