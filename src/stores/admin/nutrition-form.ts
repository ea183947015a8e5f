import type { NutritionByHand } from '#src/domain/nutrition-by-hand.ts';
import type { Nutrition } from '#src/domain/recipe.ts';

/** Fields of nutrition set by hand as they are labelled, per 100 g; salt in grams, as on a pack. */
export const NUTRITION_FIELDS = [
  ['calories', 'Energy (kcal)'],
  ['totalFat', 'Fat (g)'],
  ['saturatedFat', 'of which saturated (g)'],
  ['totalCarbs', 'Carbohydrates (g)'],
  ['sugars', 'of which sugars (g)'],
  ['fiber', 'Fibre (g)'],
  ['protein', 'Protein (g)'],
  ['sodium', 'Salt (g)'],
  ['servingGrams', 'One serving (g)'],
] as const;
export type NutritionField = (typeof NUTRITION_FIELDS)[number][0];

/** Nutrition set by hand, as it is typed. What vitamin C was set to is kept, but not asked for. */
export type NutritionForm = Record<NutritionField, string> & { vitaminC: number | null };

const MILLIGRAMS = 1000;

/** The form of figures set by hand, or of computed ones to begin with. */
export function nutritionForm(
  known: NutritionByHand | Nutrition | null,
  vitaminC: number | null = null,
): NutritionForm {
  const text = (field: NutritionField): string => {
    if (!known) return '';
    return String(field === 'sodium' ? known.sodium / MILLIGRAMS : known[field]);
  };
  const fields = Object.fromEntries(NUTRITION_FIELDS.map(([field]) => [field, text(field)]));
  return { ...(fields as Record<NutritionField, string>), vitaminC };
}

/** What the form says, in the names and units of the call; not checked yet. */
export function statedIn({ vitaminC, ...texts }: NutritionForm): NutritionByHand {
  const number = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));
  const figures = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, number(text)]));
  const stated = figures as Record<NutritionField, number>;
  // Rounded: 0.29 × 1000 is not 290 to a computer.
  return { ...stated, sodium: Math.round(stated.sodium * MILLIGRAMS), vitaminC };
}
