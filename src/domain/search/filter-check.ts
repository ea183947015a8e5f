import { isMentioned, isUsed, mentionOf } from '../foods/mention.ts';
import type { RecipeNutrition } from '../nutrition/nutrition.ts';
import type { Category, Diet, Difficulty } from '../recipes/kitchen.ts';
import { totalTime, workTime } from '../recipes/times.ts';
import type { SearchFilters } from './search-filters.ts';

/** What a recipe must tell to be held against filters. */
export interface Checked {
  title: string;
  ingredients: readonly string[];
  categories: readonly Category[];
  tags: readonly string[];
  dietaryRestrictions: readonly Diet[];
  difficulty: Difficulty;
  /** Minutes. */
  prepTime: number;
  /** Minutes. */
  cookTime: number;
  /** Minutes. */
  restTime: number;
  servings: number;
  nutrition: RecipeNutrition | null;
}

export interface FilterCheck {
  /** Whether a recipe keeps every limit: what must not be in it, diets, time, figures, servings, difficulty. */
  keepsLimits(recipe: Checked): boolean;
  /** Whether it is also what was asked for: the foods wanted, category, tags. The text is the search's. */
  isAskedFor(recipe: Checked): boolean;
}

/** Judges recipes one by one, without the index; the last word on what an answer may hold. */
export function filterCheck(filters: SearchFilters): FilterCheck {
  const excluded = filters.excluded.map(mentionOf);
  const wanted = filters.wanted.map(mentionOf);
  const hasFigures = ({ nutrition }: Checked): boolean => {
    if (filters.maxKcal === null && filters.minProtein === null) return true;
    // A figure nobody knows keeps no limit.
    if (!nutrition) return false;
    const inServing = (per100: number) => (per100 * nutrition.servingGrams) / 100;
    const { energy, protein } = nutrition.per100;
    return (
      Math.round(inServing(energy)) <= (filters.maxKcal ?? Infinity) && inServing(protein) >= (filters.minProtein ?? 0)
    );
  };
  return {
    keepsLimits: (recipe) =>
      filters.diets.every((diet) => recipe.dietaryRestrictions.includes(diet)) &&
      totalTime(recipe) <= (filters.maxMinutes ?? Infinity) &&
      workTime(recipe) <= (filters.maxWorkMinutes ?? Infinity) &&
      recipe.servings >= (filters.servings ?? 0) &&
      (!filters.difficulty || recipe.difficulty === filters.difficulty) &&
      hasFigures(recipe) &&
      ![recipe.title, ...recipe.ingredients].some((line) => excluded.some((food) => isMentioned(line, food))),
    isAskedFor: (recipe) =>
      (!filters.category || recipe.categories.includes(filters.category)) &&
      filters.tags.every((tag) => recipe.tags.includes(tag)) &&
      wanted.every((food) => recipe.ingredients.some((line) => isUsed(line, food))),
  };
}
