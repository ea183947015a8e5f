import type { Contains } from '../foods/food.ts';
import { type RecipeNutrition, scaleNutrients } from '../nutrition/nutrition.ts';
import type { IngredientLine } from './ingredient-lines.ts';
import type { Category, Diet, Difficulty } from './kitchen.ts';

/** What a recipe must tell for its diets to be judged. */
export interface DietFacts {
  lines: readonly IngredientLine[];
  nutrition: RecipeNutrition | null;
  category: Category;
  difficulty: Difficulty;
  prepTime: number;
  cookTime: number;
  restTime: number;
}

/** Diets that follow from facts; the others (budget-friendly, kids) are the cook's judgement. */
export type ProvableDiet = Exclude<Diet, 'budget-friendly' | 'kids'>;

const contains = (facts: DietFacts, what: Contains): boolean =>
  facts.lines.some((line) => line.food?.contains?.includes(what));
const allKnown = (facts: DietFacts): boolean => facts.lines.every((line) => line.food);
const free = (what: Contains) => (facts: DietFacts) => allKnown(facts) && !contains(facts, what);

/** The rule of each provable diet. Coconut is not a nut here, as in European allergen law. */
const RULES: Record<ProvableDiet, (facts: DietFacts) => boolean> = {
  'gluten-free': free('gluten'),
  'nut-free': free('nuts'),
  'soy-free': free('soy'),
  'oil-free': free('oil'),
  raw: (facts) => facts.cookTime === 0 && facts.lines.every((line) => line.food && !line.food.heated),
  // "High protein" of Regulation EC 1924/2006: at least 20 % of the energy.
  'high-protein': ({ nutrition }) => !!nutrition && nutrition.per100.protein * 4 >= nutrition.per100.energy * 0.2,
  // "Low fat" of the same regulation: at most 3 g per 100 g, 1.5 g per 100 ml for drinks.
  'low-fat': ({ nutrition, category }) => !!nutrition && nutrition.per100.fat <= (category === 'beverages' ? 1.5 : 3),
  // No law defines it; 20 g of carbohydrate a serving is what cooks mean.
  'low-carb': ({ nutrition }) => !!nutrition && scaleNutrients(nutrition.per100, nutrition.servingGrams).carbs <= 20,
  'quick-easy': (facts) => facts.difficulty === 'easy' && facts.prepTime + facts.cookTime <= 30 && facts.restTime <= 30,
};

export const PROVABLE_DIETS = Object.keys(RULES) as ProvableDiet[];

/** The provable diets that hold for a recipe. */
export const provenDiets = (facts: DietFacts): ProvableDiet[] => PROVABLE_DIETS.filter((diet) => RULES[diet](facts));

/** Claimed diets that the ingredients contradict. */
export const contradictedDiets = (claimed: readonly Diet[], facts: DietFacts): Diet[] =>
  claimed.filter((diet) => diet in RULES && !RULES[diet as ProvableDiet](facts));
