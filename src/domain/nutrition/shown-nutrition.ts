import type { RecipeNutrition } from './nutrition.ts';
import type { Nutrition } from './nutrition-figures.ts';
import { REFERENCE_INTAKE } from './reference-intake.ts';

/** Stored nutrition in the wire's field names, rounded as labels are. */
export function toNutrition({ per100, servingGrams, isByHand }: RecipeNutrition): Nutrition {
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
    servingGrams: Math.round(servingGrams),
    estimated: !isByHand,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
