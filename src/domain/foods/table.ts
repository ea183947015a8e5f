import { z } from 'zod';
import { type Food, foodSchema } from './food.ts';
import rows from './tables/foods.json' with { type: 'json' };

/** Every food the kitchen knows, a line each; the animal ones are there to be recognised and refused. */
export const FOODS: readonly Food[] = z.array(foodSchema).parse(rows);
