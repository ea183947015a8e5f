import { z } from 'zod';

export const NUTRI_SCORES = ['A', 'B', 'C', 'D', 'E'] as const;
export const nutriScoreSchema = z.enum(NUTRI_SCORES);
export type NutriScore = z.infer<typeof nutriScoreSchema>;

export const NUTRI_MEANINGS: Record<NutriScore, string> = {
  A: 'Excellent',
  B: 'Good',
  C: 'Fair',
  D: 'Poor',
  E: 'Very poor',
};

/** The figures the 2023 algorithm asks for, per 100 g (per 100 ml for beverages). */
export interface NutriScoreInput {
  /** Kilojoules. */
  energyKj: number;
  /** Grams. */
  sugars: number;
  /** Grams. */
  saturated: number;
  /** Grams. */
  salt: number;
  /** Grams. */
  fibre: number;
  /** Grams. */
  protein: number;
  /** Fruit, vegetables and legumes by weight, 0 to 100. */
  fruitVegLegumePercent: number;
  /** Grams, for fats, oils, nuts and seeds only. */
  fat?: number;
  kind: 'general' | 'beverage' | 'fat';
  water?: boolean;
  sweetener?: boolean;
}

const steps = (first: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.round((first + i * step) * 100) / 100);

const ENERGY = steps(335, 335, 10);
const ENERGY_DRINK = [30, 90, 150, 210, 240, 270, 300, 330, 360, 390];
const ENERGY_FROM_SATURATES = steps(120, 120, 10);
const SUGARS = [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51];
const SUGARS_DRINK = [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11];
const SATURATES = steps(1, 1, 10);
/** The ratio counts from its threshold on, so each is a hair under what the rules print with ≥. */
const SATURATES_OF_FAT = steps(10, 6, 10).map((percent) => percent - 1e-9);
const SALT = steps(0.2, 0.2, 20);
const FIBRE = [3.0, 4.1, 5.2, 6.3, 7.4];
const PROTEIN = [2.4, 4.8, 7.2, 9.6, 12, 14, 17];
const PROTEIN_DRINK = [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3.0];

/** One point for each threshold strictly exceeded. */
const points = (value: number, thresholds: readonly number[]): number =>
  thresholds.filter((threshold) => value > threshold).length;

const fruitPoints = (percent: number, at40: number, at60: number, at80: number): number =>
  percent > 80 ? at80 : percent > 60 ? at60 : percent > 40 ? at40 : 0;

/**
 * Nutri-Score by the 2023 rules of Santé publique France: A (best) to E.
 * Returns the letter and the score it comes from (negative points minus positive ones).
 */
export function nutriScore(food: NutriScoreInput): { grade: NutriScore; score: number } {
  const { kind } = food;
  const energy =
    kind === 'fat'
      ? points(food.saturated * 37, ENERGY_FROM_SATURATES)
      : points(food.energyKj, kind === 'beverage' ? ENERGY_DRINK : ENERGY);
  const saturates =
    kind === 'fat'
      ? points(food.fat ? (food.saturated / food.fat) * 100 : 0, SATURATES_OF_FAT)
      : points(food.saturated, SATURATES);
  const negative =
    energy +
    saturates +
    points(food.sugars, kind === 'beverage' ? SUGARS_DRINK : SUGARS) +
    points(food.salt, SALT) +
    (kind === 'beverage' && food.sweetener ? 4 : 0);
  const proteinLimit = { general: 11, fat: 7, beverage: Number.POSITIVE_INFINITY }[kind];
  const protein = negative < proteinLimit ? points(food.protein, kind === 'beverage' ? PROTEIN_DRINK : PROTEIN) : 0;
  const fruit =
    kind === 'beverage'
      ? fruitPoints(food.fruitVegLegumePercent, 2, 4, 6)
      : fruitPoints(food.fruitVegLegumePercent, 1, 2, 5);
  const score = negative - protein - points(food.fibre, FIBRE) - fruit;
  return { grade: grade(score, kind, food.water ?? false), score };
}

function grade(score: number, kind: NutriScoreInput['kind'], water: boolean): NutriScore {
  if (kind === 'beverage') {
    if (water) return 'A';
    return score <= 2 ? 'B' : score <= 6 ? 'C' : score <= 9 ? 'D' : 'E';
  }
  const best = kind === 'fat' ? -6 : 0;
  return score <= best ? 'A' : score <= 2 ? 'B' : score <= 10 ? 'C' : score <= 18 ? 'D' : 'E';
}
