import type { Nutrients } from '../foods/food.ts';

export const KJ_PER_KCAL = 4.184;
/** Reference intakes of an average adult (Regulation EU 1169/2011, Annex XIII), in the units of {@link Nutrients}. */
export const REFERENCE_INTAKE: Nutrients = {
  energy: 2000,
  fat: 70,
  saturated: 20,
  carbs: 260,
  sugars: 90,
  fibre: 25,
  protein: 50,
  salt: 6000,
  vitaminC: 80,
};

export const NUTRIENTS = Object.keys(REFERENCE_INTAKE) as (keyof Nutrients)[];
