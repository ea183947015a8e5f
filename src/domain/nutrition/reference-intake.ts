import type { Nutrients } from '../foods/food.ts';
import type { Micronutrient } from '../foods/micronutrient-names.ts';

export const KJ_PER_KCAL = 4.184;
/**
 * Reference intakes of an average adult (Regulation EU 1169/2011, Annex XIII), in the units of {@link Nutrients}. Of fibre
 * the law has none: 25 g is what the European Food Safety Authority calls adequate.
 */
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
/** Intakes from the same annex: milligrams, vitamin B12 in micrograms. */
export const MICRONUTRIENT_INTAKE: Readonly<Record<Micronutrient, number>> = {
  calcium: 800,
  iron: 14,
  zinc: 10,
  vitaminB12: 2.5,
};

export const NUTRIENTS = Object.keys(REFERENCE_INTAKE) as (keyof Nutrients)[];
