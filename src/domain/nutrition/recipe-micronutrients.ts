import { MICRONUTRIENTS, type Micronutrient, type Micronutrients } from '../foods/micronutrient-names.ts';
import { micronutrientsOf } from '../foods/micronutrients.ts';
import { type IngredientLine, linesIn } from '../ingredients/ingredient-lines.ts';

/** A product to which makers may add some of these: its label tells. */
interface LabelledProduct {
  /** The food's first name. */
  food: string;
  of: readonly Micronutrient[];
}

export interface RecipeMicronutrients {
  /** Figures of 100 g of the dish without what makers add; `null` where too little of the weight is known. */
  per100: Micronutrients;
  byLabel: LabelledProduct[];
}

export const UNKNOWN_MICRONUTRIENTS: RecipeMicronutrients = {
  per100: { calcium: null, iron: null, zinc: null, vitaminB12: null },
  byLabel: [],
};

/** Below this share of known weight, figures are absent rather than guessed. */
export const LEAST_KNOWN_WEIGHT = 0.95;

interface Weights {
  /** The eaten share of each line, from 0 to 1. */
  eaten: readonly number[];
  /** Grams of all lines before cooking. */
  weight: number;
  /** The factor by which cooking changes the weight, 1 where it stays. */
  cooked: number;
}

/** Sums of what the foods of a dish hold; of lines without a weight only the labels count. */
export function recipeMicronutrients(
  lines: readonly IngredientLine[],
  { eaten, weight, cooked }: Weights,
): RecipeMicronutrients {
  const parts = lines.flatMap((line, index) =>
    linesIn(line).flatMap(({ food, grams }) =>
      food ? [{ food, grams: (grams ?? 0) * (eaten[index] ?? 1), ...micronutrientsOf(food) }] : [],
    ),
  );
  const ofAll = (name: Micronutrient): number | null => {
    const known = parts.flatMap(({ per100, grams }) => {
      const amount = per100[name];
      return amount === null ? [] : [{ grams, amount }];
    });
    const knownWeight = known.reduce((sum, { grams }) => sum + grams, 0);
    if (knownWeight === 0 || knownWeight / weight < LEAST_KNOWN_WEIGHT) return null;
    return known.reduce((sum, { grams, amount }) => sum + grams * amount, 0) / (knownWeight * cooked);
  };
  const products = new Map(
    parts.flatMap(({ food, grams, byLabel }) =>
      byLabel.length > 0 && grams > 0 ? [[food.names[0], byLabel] as const] : [],
    ),
  );
  return {
    per100: Object.fromEntries(MICRONUTRIENTS.map((name) => [name, ofAll(name)])) as Micronutrients,
    byLabel: Array.from(products, ([food, of]) => ({ food, of })),
  };
}
