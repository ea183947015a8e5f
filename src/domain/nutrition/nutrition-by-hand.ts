import { z } from 'zod';

const grams = z.number('Use a number').min(0, 'Not below 0').max(100, 'At most 100 g in 100 g');

/** Nutrition an administrator has set, per 100 g, in the wire's names; it wins over what the ingredients say. */
export const nutritionByHandSchema = z
  .strictObject({
    /** Kilocalories. */
    calories: z.number('Use a number').min(0, 'Not below 0').max(900, 'Pure fat has 900 kcal in 100 g'),
    totalFat: grams,
    saturatedFat: grams,
    totalCarbs: grams,
    sugars: grams,
    fiber: grams,
    protein: grams,
    /** Salt equivalent in milligrams. */
    sodium: z.number('Use a number').min(0, 'Not below 0').max(100_000, 'At most 100 g in 100 g'),
    /** Milligrams; `null` leaves it to the ingredients. */
    vitaminC: z.number('Use a number').min(0, 'Not below 0').max(5000, 'At most 5000 mg').nullable(),
    /** Weight of one serving in grams. */
    servingGrams: z.number('Use a number').min(1, 'At least 1 g').max(5000, 'At most 5000 g'),
  })
  .refine(({ saturatedFat, totalFat }) => saturatedFat <= totalFat, {
    path: ['saturatedFat'],
    message: 'Saturated fat is part of the fat',
  })
  .refine(({ sugars, totalCarbs }) => sugars <= totalCarbs, {
    path: ['sugars'],
    message: 'Sugars are part of the carbohydrates',
  });
export type NutritionByHand = z.infer<typeof nutritionByHandSchema>;

const amount = z.number().min(0).max(100_000);
const facts = z.strictObject({
  energyKcal: amount,
  energyKj: amount,
  fat: amount,
  saturatedFat: amount,
  carbs: amount,
  sugar: amount,
  fiber: amount,
  protein: amount,
  /** Grams. */
  salt: amount,
});

/** Nutrition as a model writes it beside a recipe; grams, but for the energies. */
export const nutritionFactsSchema = z.strictObject({ per100g: facts, perServing: facts });
export type NutritionFacts = z.infer<typeof nutritionFactsSchema>;

/** A model's figures as an administrator's own, once she has sent them; the energies tell what a serving weighs. */
export function byHandFromFacts({ per100g, perServing }: NutritionFacts): NutritionByHand {
  const servingGrams = per100g.energyKcal > 0 ? (perServing.energyKcal / per100g.energyKcal) * 100 : 100;
  return {
    calories: per100g.energyKcal,
    totalFat: per100g.fat,
    saturatedFat: per100g.saturatedFat,
    totalCarbs: per100g.carbs,
    sugars: per100g.sugar,
    fiber: per100g.fiber,
    protein: per100g.protein,
    sodium: per100g.salt * 1000,
    vitaminC: null,
    servingGrams,
  };
}
