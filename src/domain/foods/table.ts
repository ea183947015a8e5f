import { ANIMAL } from './animal.ts';
import type { Food } from './food.ts';
import { FRUIT } from './fruit.ts';
import { GRAINS } from './grains.ts';
import { NUTS } from './nuts.ts';
import { PANTRY } from './pantry.ts';
import { PROTEINS } from './proteins.ts';
import { SPICES } from './spices.ts';
import { VEGETABLES } from './vegetables.ts';

/** Every food the kitchen knows, about 300; the animal ones are there to be recognised and refused. */
export const FOODS: readonly Food[] = [
  ...VEGETABLES,
  ...FRUIT,
  ...PROTEINS,
  ...GRAINS,
  ...NUTS,
  ...PANTRY,
  ...SPICES,
  ...ANIMAL,
];
