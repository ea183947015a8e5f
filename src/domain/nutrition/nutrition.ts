import type { Nutrients } from '../foods/food.ts';
import { type IngredientLine, isHeading, linesIn } from '../ingredients/ingredient-lines.ts';
import { unitOf } from '../quantities/units.ts';
import { marksWithWaiting } from '../scaling/marks-with-waiting.ts';
import { type Cooking, eatenShares, weightChange } from './as-eaten.ts';
import type { NutritionByHand } from './nutrition-by-hand.ts';
import {
  LEAST_KNOWN_WEIGHT,
  type RecipeMicronutrients,
  recipeMicronutrients,
  UNKNOWN_MICRONUTRIENTS,
} from './recipe-micronutrients.ts';
import { NUTRIENTS } from './reference-intake.ts';

export interface RecipeNutrition {
  per100: Nutrients;
  /** Weight of one serving in grams. */
  servingGrams: number;
  /** Share of the weight whose food is known, 0 to 1. */
  knownWeight: number;
  /** Fruit, vegetables and legumes by weight, 0 to 100. */
  fruitVegLegumePercent: number;
  /** Always of the ingredients. */
  micronutrients: RecipeMicronutrients;
  /** Set by an administrator rather than estimated. */
  isByHand?: true;
}

/**
 * Nutrition of a dish as it is eaten: its ingredient lines, without what its steps say is strained off, and with the water
 * that cooking takes or gives; both are published means, hence "estimated". What steps say is read from marks, confirmed or
 * not: see {@link marksWithWaiting}. A known food without an amount ("salt to taste") is left out of the sum; what is unknown
 * in food or weight lowers `knownWeight`. `null` when less than 95 % of the weight is known, or nobody said for how many it is.
 */
export function nutritionOf(
  lines: readonly IngredientLine[],
  servings: number | null,
  confirmed: Cooking = { instructions: [], marks: [] },
): RecipeNutrition | null {
  const cooking = { ...confirmed, marks: marksWithWaiting(lines, confirmed) };
  const eaten = eatenShares(lines, cooking.marks);
  const grams = lines.map((line, index) => (line.grams ?? 0) * (eaten[index] ?? 1));
  let weight = 0;
  let known = 0;
  let fruit = 0;
  const sum = Object.fromEntries(NUTRIENTS.map((name) => [name, 0])) as unknown as Nutrients;
  for (const [index, line] of lines.entries()) {
    weight += grams[index] ?? 0;
    for (const { food, grams: whole } of linesIn(line)) {
      if (!food) continue;
      const own = (whole ?? 0) * (eaten[index] ?? 1);
      known += own;
      if (food.fruitVegLegume) fruit += own;
      for (const name of NUTRIENTS) sum[name] += (food.per100[name] * own) / 100;
    }
  }
  if (weight === 0 || !servings) return null;
  const knownWeight = known / (weight * (1 + unweighedShare(lines)));
  if (knownWeight < LEAST_KNOWN_WEIGHT) return null;
  const cooked = 1 + weightChange(lines, grams, cooking) / weight;
  const per100 = Object.fromEntries(
    NUTRIENTS.map((name) => [name, (sum[name] / (known * cooked)) * 100]),
  ) as unknown as Nutrients;
  return {
    per100,
    servingGrams: (weight * cooked) / servings,
    knownWeight,
    fruitVegLegumePercent: (fruit / weight) * 100,
    micronutrients: recipeMicronutrients(lines, { eaten, weight, cooked }),
  };
}

/**
 * How much the lines that should have a weight and have none ("2 bags", "moonstone") would add to those that have one, as a
 * share of these: what is measured out weighs as water does, and of the rest nobody knows better than that each is as heavy
 * as the others are on average.
 */
function unweighedShare(lines: readonly IngredientLine[]): number {
  const parts = lines.filter((line) => !isHeading(line)).flatMap(linesIn);
  const weights = parts.flatMap(({ grams }) => grams ?? []);
  const whole = weights.reduce((sum, grams) => sum + grams, 0);
  const missing = parts
    .filter(({ food, grams, quantity }) => grams === null && (!food || quantity !== null))
    .map(({ quantity, unit }) => (quantity ?? 0) * (unitOf(unit ?? '')?.size ?? 0) || whole / weights.length);
  return missing.reduce((sum, grams) => sum + grams, 0) / whole;
}

export const scaleNutrients = (per100: Nutrients, grams: number): Nutrients =>
  Object.fromEntries(NUTRIENTS.map((name) => [name, (per100[name] * grams) / 100])) as unknown as Nutrients;

/** Energy that the macronutrients account for, in kilocalories: 4 for carbohydrate and protein, 9 for fat, 2 for fibre. */
export const energyOfMacros = (n: Nutrients): number => 4 * n.carbs + 4 * n.protein + 9 * n.fat + 2 * n.fibre;

/** The nutrition shown of a recipe: figures set by hand, else those of its lines. */
export const nutritionShown = (
  recipe: Cooking & { servings: number | null; nutritionByHand?: NutritionByHand | null | undefined },
  lines: readonly IngredientLine[],
): RecipeNutrition | null =>
  recipe.nutritionByHand
    ? statedNutrition(recipe.nutritionByHand, lines, recipe)
    : nutritionOf(lines, recipe.servings, recipe);

/** The figures of {@link NutritionByHand} as they are stored; the share of fruit is still the ingredients'. */
export function statedNutrition(
  stated: NutritionByHand,
  lines: readonly IngredientLine[],
  recipe: Cooking & { servings: number | null },
): RecipeNutrition {
  const computed = nutritionOf(lines, recipe.servings, recipe);
  return {
    per100: {
      energy: stated.calories,
      fat: stated.totalFat,
      saturated: stated.saturatedFat,
      carbs: stated.totalCarbs,
      sugars: stated.sugars,
      fibre: stated.fiber,
      protein: stated.protein,
      salt: stated.sodium,
      vitaminC: stated.vitaminC ?? computed?.per100.vitaminC ?? 0,
    },
    servingGrams: stated.servingGrams,
    knownWeight: computed?.knownWeight ?? 0,
    fruitVegLegumePercent: computed?.fruitVegLegumePercent ?? 0,
    micronutrients: computed?.micronutrients ?? UNKNOWN_MICRONUTRIENTS,
    isByHand: true,
  };
}
