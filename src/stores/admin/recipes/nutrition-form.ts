import type { NutritionByHand } from '#src/domain/nutrition/nutrition-by-hand.ts';
import { typedNumber } from '#src/domain/typed-number.ts';

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
  ['vitaminC', 'Vitamin C (mg)'],
] as const;
type NutritionField = (typeof NUTRITION_FIELDS)[number][0];

/** Nutrition set by hand, as it is typed. Vitamin C alone may be empty, which leaves it to the ingredients. */
export type NutritionForm = Record<NutritionField, string>;

const MILLIGRAMS = 1000;

/** The form of figures set by hand, or of computed ones to begin with; empty where nothing is known. */
export function nutritionForm(known: NutritionByHand | null): NutritionForm {
  const text = (field: NutritionField): string => {
    const figure = field === 'sodium' ? known && known.sodium / MILLIGRAMS : known?.[field];
    return figure === null || figure === undefined ? '' : String(figure);
  };
  return Object.fromEntries(NUTRITION_FIELDS.map(([field]) => [field, text(field)])) as NutritionForm;
}

/** The nutrition in the form, in the names and units of the call; not checked yet. */
export function statedIn(form: NutritionForm): NutritionByHand {
  const figures = Object.fromEntries(
    NUTRITION_FIELDS.map(([field]) => [field, typedNumber(form[field]) ?? Number.NaN]),
  );
  const stated = figures as Record<NutritionField, number>;
  return {
    ...stated,
    // Rounded: 0.29 × 1000 is not 290 to a computer.
    sodium: Math.round(stated.sodium * MILLIGRAMS),
    vitaminC: typedNumber(form.vitaminC),
  };
}

/** Whether something kept is such a form, rather than one of an earlier version of the site. */
export const isNutritionForm = (kept: object): kept is NutritionForm =>
  NUTRITION_FIELDS.every(([field]) => typeof kept[field as keyof typeof kept] === 'string');
