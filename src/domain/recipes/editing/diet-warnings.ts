import type { Contains } from '../../foods/food.ts';
import { scaleNutrients } from '../../nutrition/nutrition.ts';
import { contradictedDiets, type DietFacts, type ProvableDiet } from '../diets.ts';
import type { IngredientLine } from '../ingredient-lines.ts';
import type { Diet } from '../kitchen.ts';

export interface DietWarning {
  diet: Diet;
  /** A sentence: what speaks against it. */
  message: string;
}

/** Claimed diets that do not follow from the recipe, each with the reason. */
export const dietWarnings = (claimed: readonly Diet[], facts: DietFacts): DietWarning[] =>
  contradictedDiets(claimed, facts).map((diet) => ({ diet, message: OBJECTIONS[diet as ProvableDiet](facts) }));

const texts = (lines: readonly IngredientLine[]): string => lines.map(({ text }) => `“${text}”`).join(', ');
const unknown = ({ lines }: DietFacts): string =>
  `It is not known what is in ${texts(lines.filter(({ food }) => !food))}.`;
const NO_FIGURES = 'Its nutrition is not known.';

const free = (what: Contains) => (facts: DietFacts) => {
  const culprits = facts.lines.filter(({ food }) => food?.contains?.includes(what));
  return culprits.length > 0 ? `${capital(what)}: ${texts(culprits)}.` : unknown(facts);
};

const OBJECTIONS: Record<ProvableDiet, (facts: DietFacts) => string> = {
  'gluten-free': free('gluten'),
  'nut-free': free('nuts'),
  'soy-free': free('soy'),
  'oil-free': free('oil'),
  raw(facts) {
    if (facts.cookTime > 0) return `It cooks for ${facts.cookTime} minutes.`;
    const heated = facts.lines.filter(({ food }) => food?.heated);
    return heated.length > 0 ? `Made by heat: ${texts(heated)}.` : unknown(facts);
  },
  'high-protein': ({ nutrition }) =>
    nutrition
      ? `Protein gives ${Math.round((nutrition.per100.protein * 400) / nutrition.per100.energy)} % of its energy; 20 % is high.`
      : NO_FIGURES,
  'low-fat': ({ nutrition, category }) =>
    nutrition
      ? `It has ${nutrition.per100.fat.toFixed(1)} g of fat in 100 g; ${category === 'beverages' ? 1.5 : 3} g is low.`
      : NO_FIGURES,
  'low-carb': ({ nutrition }) =>
    nutrition
      ? `It has ${scaleNutrients(nutrition.per100, nutrition.servingGrams).carbs.toFixed(0)} g of carbohydrates in a serving; 20 g is low.`
      : NO_FIGURES,
  'quick-easy': ({ difficulty, prepTime, cookTime, restTime }) =>
    difficulty === 'easy'
      ? `It takes ${prepTime + cookTime} minutes and ${restTime} of waiting; 30 of each is quick.`
      : `It is ${difficulty}, not easy.`,
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
