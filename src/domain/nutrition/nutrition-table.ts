import type { Nutrients } from '../foods/food.ts';
import {
  MICRONUTRIENT_LABELS,
  MICRONUTRIENTS,
  type Micronutrient,
  micronutrientWord,
} from '../foods/micronutrient-names.ts';
import { noteOnMicronutrients } from './micronutrient-notes.ts';
import type { Nutrition } from './nutrition-figures.ts';
import { KJ_PER_KCAL, MICRONUTRIENT_INTAKE, REFERENCE_INTAKE } from './reference-intake.ts';

export interface NutritionRow {
  label: string;
  /** Part of the row above it: "of which sugars". */
  isPart: boolean;
  per100: string;
  perServing: string;
  /** Share of an adult's reference intake in one serving, in per cent; `null` where the amount is not known. */
  percent: number | null;
}

type Unit = 'g' | 'mg';

const ROWS: readonly [
  label: string,
  field: keyof Nutrition,
  reference: keyof Nutrients,
  isPart: boolean,
  unit: Unit,
][] = [
  ['Fat', 'totalFat', 'fat', false, 'g'],
  ['of which saturates', 'saturatedFat', 'saturated', true, 'g'],
  ['Carbohydrate', 'totalCarbs', 'carbs', false, 'g'],
  ['of which sugars', 'sugars', 'sugars', true, 'g'],
  ['Fibre', 'fiber', 'fibre', false, 'g'],
  ['Protein', 'protein', 'protein', false, 'g'],
  ['Salt', 'sodium', 'salt', false, 'g'],
  ['Vitamin C', 'vitaminC', 'vitaminC', false, 'mg'],
];

/** Rows of the nutrition table as labels write them: per 100 g, per serving, and the serving's share of a day. */
export function nutritionRows(nutrition: Nutrition, { calories }: { calories: number }): NutritionRow[] {
  const serving = nutrition.servingGrams / 100;
  const energy = {
    label: 'Energy',
    isPart: false,
    per100: energyText(nutrition.calories),
    perServing: energyText(calories),
    percent: shareOf(calories, REFERENCE_INTAKE.energy),
  };
  const others = ROWS.map(([label, field, reference, isPart, unit]) => {
    const value = Number(nutrition[field]);
    // Salt is on the wire in milligrams and on the label in grams.
    const scale = field === 'sodium' ? 1 / 1000 : 1;
    return {
      label,
      isPart,
      per100: nutrientText(value * scale, unit),
      perServing: nutrientText(value * serving * scale, unit),
      percent: shareOf(value * serving, REFERENCE_INTAKE[reference]),
    };
  });
  return [energy, ...others];
}

/** The rows that may stand below them: calcium, iron, zinc and vitamin B12. */
export const micronutrientRows = (nutrition: Nutrition): NutritionRow[] =>
  MICRONUTRIENTS.map((name) => micronutrientRow(nutrition, name));

function micronutrientRow(nutrition: Nutrition, name: Micronutrient): NutritionRow {
  const value = nutrition[name];
  const label = MICRONUTRIENT_LABELS[name];
  if (value === null) return { label, isPart: false, per100: '–', perServing: 'not known', percent: null };
  const unit = name === 'vitaminB12' ? 'µg' : 'mg';
  const ofServing = (value * nutrition.servingGrams) / 100;
  return {
    label,
    isPart: false,
    per100: nutrientText(value, unit),
    perServing: nutrientText(ofServing, unit),
    percent: shareOf(ofServing, MICRONUTRIENT_INTAKE[name]),
  };
}

const shareOf = (value: number, reference: number): number => Math.round((value / reference) * 100);

const energyText = (kcal: number): string =>
  `${Math.round(kcal * KJ_PER_KCAL)}\u00a0kJ\u00a0/ ${Math.round(kcal)}\u00a0kcal`;

/** Rounded as food labels are: to whole units from 10, to tenths from 1, to hundredths below. */
export function nutrientText(value: number, unit: string): string {
  const digits = value >= 10 ? 0 : value >= 1 ? 1 : 2;
  return `${Number(value.toFixed(digits))}\u00a0${unit}`;
}

/** "calcium 120 mg (15 %*), iron 4.2 mg (30 %*) …", of a serving, where there is no room for rows; of what is known. */
export const micronutrientText = (nutrition: Nutrition): string =>
  MICRONUTRIENTS.flatMap((name) => {
    const { perServing, percent } = micronutrientRow(nutrition, name);
    return percent === null ? [] : [`${micronutrientWord(name)} ${perServing} (${percent}\u00a0%*)`];
  }).join(', ');

/** The assumption for a recipe whose marks do not say otherwise. */
export const ALL_IS_EATEN = 'They count in full, unless the recipe says otherwise.';

/** The source of a recipe's figures, for paper and mail; empty where there are none. */
export function noteOnFigures(nutrition: Nutrition | null, lines: readonly { instead?: string | undefined }[]): string {
  if (!nutrition) return '';
  if (lines.some(({ instead }) => instead)) return 'Nutrition and Nutri-Score are those of the recipe without swaps.';
  const estimated = nutrition.estimated
    ? `Nutrition and Nutri-Score are estimated from the ingredients. ${ALL_IS_EATEN}`
    : '';
  return [estimated, noteOnMicronutrients(nutrition)].filter(Boolean).join(' ');
}
