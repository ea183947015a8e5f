import type { RecipeNutrition } from './nutrition.ts';
import type { Nutrition } from './nutrition-figures.ts';
import { UNKNOWN_MICRONUTRIENTS } from './recipe-micronutrients.ts';
import { REFERENCE_INTAKE } from './reference-intake.ts';

/** Stored nutrition in the wire's field names, rounded as labels are. */
export function toNutrition({ per100, servingGrams, isByHand, micronutrients }: RecipeNutrition): Nutrition {
  // A restored database is judged again at the next build only.
  const { per100: micros, byLabel } = micronutrients ?? UNKNOWN_MICRONUTRIENTS;
  return {
    calories: Math.round(per100.energy),
    totalFat: round(per100.fat),
    saturatedFat: round(per100.saturated),
    totalCarbs: round(per100.carbs),
    sugars: round(per100.sugars),
    fiber: round(per100.fibre),
    protein: round(per100.protein),
    sodium: Math.round(per100.salt),
    vitaminC: round(per100.vitaminC),
    vitaminCPercent: Math.round((per100.vitaminC / REFERENCE_INTAKE.vitaminC) * 100),
    calcium: threeFigures(micros.calcium),
    iron: threeFigures(micros.iron),
    zinc: threeFigures(micros.zinc),
    vitaminB12: threeFigures(micros.vitaminB12),
    byLabel: byLabel.map(({ food, of }) => ({ food, of: [...of] })),
    servingGrams: Math.round(servingGrams),
    estimated: !isByHand,
  };
}

/** Kilocalories of a serving, as lists, pages and search engines are told them. */
export const servingCalories = ({ per100, servingGrams }: Pick<RecipeNutrition, 'per100' | 'servingGrams'>): number =>
  Math.round((per100.energy * servingGrams) / 100);

const round = (value: number): number => Math.round(value * 10) / 10;
const threeFigures = (value: number | null): number | null => value && Number(value.toPrecision(3));
