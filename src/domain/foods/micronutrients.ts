import { z } from 'zod';
import type { Food } from './food.ts';
import { type Micronutrient, type Micronutrients, micronutrientSchema } from './micronutrient-names.ts';
import TABLE from './tables/micronutrients.json' with { type: 'json' };

export interface FoodMicronutrients {
  /** Figures of a product to which nothing is added. */
  per100: Micronutrients;
  /** Those that makers add to some products of the kind, so that only a label tells how much there is. */
  byLabel: readonly Micronutrient[];
}

const amount = z.number().min(0).nullable();
const rows = z
  .record(z.string(), z.tuple([amount, amount, amount, amount, z.array(micronutrientSchema).optional()]))
  .parse(TABLE);
const byFood = new Map<string, FoodMicronutrients>(
  Object.entries(rows).map(([id, [calcium, iron, zinc, vitaminB12, byLabel = []]]) => [
    id,
    { per100: { calcium, iron, zinc, vitaminB12 }, byLabel },
  ]),
);
const UNKNOWN: FoodMicronutrients = {
  per100: { calcium: null, iron: null, zinc: null, vitaminB12: null },
  byLabel: [],
};

/** Nothing is known of foods of an animal. */
export const micronutrientsOf = ({ id }: Pick<Food, 'id'>): FoodMicronutrients => byFood.get(id) ?? UNKNOWN;
export const MICRONUTRIENT_TABLE = TABLE;
