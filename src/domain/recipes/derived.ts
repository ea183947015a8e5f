import { searchNames } from '../foods/search-names.ts';
import { nutriScoreOf, nutritionOf, type RecipeNutrition } from '../nutrition/nutrition.ts';
import { type NutritionByHand, statedNutrition } from '../nutrition/nutrition-by-hand.ts';
import { parseIngredientLines } from './ingredient-lines.ts';
import type { Category, NutriScore } from './kitchen.ts';
import { GATE_RULES, gateIssues, type VeganAnswer } from './publishing-gate.ts';

export interface Derived {
  nutrition: RecipeNutrition | null;
  nutriScore: NutriScore | null;
  /** Every English name of the foods used, for the search. */
  searchAliases: string;
  /** Why it may not be public, in a sentence; `null` where it may. */
  gateProblem: string | null;
  /** The rules it was judged by. */
  gateRules: string;
}

/** What follows from a recipe's own fields, computed at every write. */
export function derivedFields(recipe: {
  ingredients: readonly string[];
  instructions: readonly string[];
  veganAnswers?: readonly VeganAnswer[];
  servings: number;
  category: Category;
  nutriScoreByHand?: NutriScore | null;
  nutritionByHand?: NutritionByHand | null;
}): Derived {
  const lines = parseIngredientLines(recipe.ingredients);
  const { nutritionByHand: stated, servings } = recipe;
  const nutrition = stated ? statedNutrition(stated, lines, servings) : nutritionOf(lines, servings);
  const names = new Set(lines.flatMap((line) => (line.food ? searchNames(line.food) : [])));
  return {
    nutrition,
    nutriScore: recipe.nutriScoreByHand ?? nutriScoreOf(nutrition, recipe.category),
    searchAliases: [...names].join(' '),
    gateProblem: gateIssues(recipe)[0]?.message ?? null,
    gateRules: GATE_RULES,
  };
}
