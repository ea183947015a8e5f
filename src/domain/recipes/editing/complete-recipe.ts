import { contentsOf } from '../../ingredients/allergens.ts';
import { heldGroups } from '../../ingredients/ingredient-groups.ts';
import { parseIngredientLines } from '../../ingredients/ingredient-lines.ts';
import { nutritionOf, type RecipeNutrition } from '../../nutrition/nutrition.ts';
import type { NutritionFacts } from '../../nutrition/nutrition-by-hand.ts';
import { KJ_PER_KCAL } from '../../nutrition/reference-intake.ts';
import { servingCalories, toNutrition } from '../../nutrition/shown-nutrition.ts';
import { proposedMarks } from '../../scaling/proposed-marks.ts';
import { nutriScoreOf } from '../derived.ts';
import { dietVerdicts, provenDiets } from '../diets.ts';
import { slugOf } from '../slug.ts';
import { sourceOf } from '../source.ts';
import type { GeneratedIngredient, GeneratedRecipe, ReadRecipe } from './generated-recipe.ts';

/** Amounts nobody measures, which read "a pinch of salt". */
const OF =
  /^(?:(?:generous|good|big|small|large) )?(?:pinch|handful|dash|splash|drizzle|knob|bunch|sprig|squeeze|glug)$/i;
const ARTICLE = /^an?$/i;

/** An ingredient as a cook writes it in a list: "200 g red lentils, rinsed", "2 × 400 g tins chopped tomatoes". */
export function lineOf({ amount, unit, name }: GeneratedIngredient): string {
  if (/^\d/.test(unit)) return `${amount || 1} × ${unit} ${name}`;
  const of = OF.test(unit) && ARTICLE.test(amount) ? 'of' : '';
  return [amount, unit, of, name].filter(Boolean).join(' ');
}

/** The facts about a reading besides the recipe. */
export type ReadingFacts = Pick<GeneratedRecipe, 'assumed' | 'source' | 'unread'>;

/**
 * Adds what follows from a recipe's own words: diets, nutrition and Nutri-Score come from the ingredient table alone.
 * What was left unread is an ingredient that nobody knows, and so is all that may be missing where there is no method.
 */
export function completeRecipe(read: ReadRecipe, reading: ReadingFacts): GeneratedRecipe {
  const ingredientLines = read.ingredients.map(lineOf);
  const lines = parseIngredientLines(ingredientLines);
  const marks = proposedMarks({ ingredients: ingredientLines, instructions: read.instructions });
  const nutrition = nutritionOf(lines, read.servings, { instructions: read.instructions, marks: [] });
  const missing = [...reading.unread, ...(isWhole(read) ? [] : ['what the text leaves out'])];
  const facts = { ...read, lines, steps: read.instructions, nutrition };
  const contents = contentsOf(lines, read.instructions);
  const open = missing.map((unknown) => ({ causes: [], unknown }));
  return {
    ...read,
    ...reading,
    ingredientLines,
    ingredientGroups: heldGroups(read.ingredientGroups, ingredientLines.length),
    sourceUrl: sourceOf(read.sourceUrl)?.url ?? null,
    tags: [...new Set(read.tags.filter((tag) => /[a-z0-9]/i.test(tag)).map(slugOf))],
    dietaryRestrictions: provenDiets(dietVerdicts(facts, [...contents, ...open])),
    nutritionFacts: nutrition && factsOf(nutrition),
    nutriScore: nutriScoreOf(nutrition, read.category),
    proposedMarks: marks,
  };
}

/** Fewer ingredients than this, or no step, and something is missing. */
export const LEAST_INGREDIENTS = 3;
const isWhole = ({ ingredients, instructions }: ReadRecipe): boolean =>
  instructions.length > 0 && ingredients.length >= LEAST_INGREDIENTS;

/** Nutrition in the names a model's answer has for it; figures of a serving follow from those of 100 g, as on a page. */
function factsOf(nutrition: RecipeNutrition): NutritionFacts {
  const shown = toNutrition(nutrition);
  const facts = (energyKcal: number, grams: number): NutritionFacts['per100g'] => ({
    energyKcal,
    energyKj: Math.round(energyKcal * KJ_PER_KCAL),
    fat: tenth((shown.totalFat * grams) / 100),
    saturatedFat: tenth((shown.saturatedFat * grams) / 100),
    carbs: tenth((shown.totalCarbs * grams) / 100),
    sugar: tenth((shown.sugars * grams) / 100),
    fiber: tenth((shown.fiber * grams) / 100),
    protein: tenth((shown.protein * grams) / 100),
    salt: Math.round((shown.sodium * grams) / 1000) / 100,
  });
  return { per100g: facts(shown.calories, 100), perServing: facts(servingCalories(nutrition), shown.servingGrams) };
}

const tenth = (grams: number): number => Number(grams.toFixed(1));
