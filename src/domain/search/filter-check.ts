import { isMentioned, isUsed, mentionOf } from '../foods/mention.ts';
import type { RecipeNutrition } from '../nutrition/nutrition.ts';
import type { Category, Diet, Difficulty } from '../recipes/kitchen.ts';
import type { SearchWish } from './search-filters.ts';

/** What a recipe must tell to be held against a wish. */
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

export interface WishCheck {
  /** Whether a recipe keeps every limit: what must not be in it, diets, time, figures, servings, difficulty. */
  keepsLimits(recipe: Checked): boolean;
  /** Whether it is also what was asked for: the foods wanted, category, tags. The text is the search's. */
  isAskedFor(recipe: Checked): boolean;
}

/** Judges recipes one by one, without the index; the last word on what an answer may hold. */
export function wishCheck(wish: SearchWish): WishCheck {
  const excluded = wish.excluded.map(mentionOf);
  const wanted = wish.wanted.map(mentionOf);
  const hasFigures = ({ nutrition }: Checked): boolean => {
    if (wish.maxKcal === null && wish.minProtein === null) return true;
    // A figure nobody knows keeps no limit.
    if (!nutrition) return false;
    const inServing = (per100: number) => (per100 * nutrition.servingGrams) / 100;
    const { energy, protein } = nutrition.per100;
    return Math.round(inServing(energy)) <= (wish.maxKcal ?? Infinity) && inServing(protein) >= (wish.minProtein ?? 0);
  };
  return {
    keepsLimits: (recipe) =>
      wish.diets.every((diet) => recipe.dietaryRestrictions.includes(diet)) &&
      recipe.prepTime + recipe.cookTime + recipe.restTime <= (wish.maxMinutes ?? Infinity) &&
      recipe.servings >= (wish.servings ?? 0) &&
      (!wish.difficulty || recipe.difficulty === wish.difficulty) &&
      hasFigures(recipe) &&
      ![recipe.title, ...recipe.ingredients].some((line) => excluded.some((food) => isMentioned(line, food))),
    isAskedFor: (recipe) =>
      (!wish.category || recipe.categories.includes(wish.category)) &&
      wish.tags.every((tag) => recipe.tags.includes(tag)) &&
      wanted.every((food) => recipe.ingredients.some((line) => isUsed(line, food))),
  };
}
