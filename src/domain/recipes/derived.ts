import { searchNames } from '../foods/search-names.ts';
import { combined, type RecipeAllergens } from '../ingredients/allergen-statement.ts';
import { contentsOf, holdingOf } from '../ingredients/allergens.ts';
import type { IngredientGroup } from '../ingredients/ingredient-groups.ts';
import { parseIngredientLines } from '../ingredients/ingredient-lines.ts';
import { type NutriScore, nutriScore } from '../nutrition/nutri-score.ts';
import { nutritionShown, type RecipeNutrition } from '../nutrition/nutrition.ts';
import type { NutritionByHand } from '../nutrition/nutrition-by-hand.ts';
import { KJ_PER_KCAL } from '../nutrition/reference-intake.ts';
import type { PictureText } from '../pictures/picture-texts.ts';
import type { Mark } from '../scaling/marks.ts';
import type { DietNote } from './diet-notes.ts';
import { type DietWarning, dietNotes, dietVerdicts, dietWarnings } from './diets.ts';
import { todoOf } from './editing/recipe-todo.ts';
import type { RecipeTodo } from './editing/recipe-todos.ts';
import { factsOf, type RecipeFacts } from './facts/facts.ts';
import { impossibleFigures, unanswered } from './impossible-figures.ts';
import type { Category, Diet, Difficulty, Wait } from './kitchen.ts';
import { GATE_RULES, gateIssues, type PublishersAnswer } from './publishing-gate.ts';
import { waitOf } from './waiting.ts';

export interface Derived {
  nutrition: RecipeNutrition | null;
  nutriScore: NutriScore | null;
  /** The kind of waiting in its rest time. */
  restKind: Wait | null;
  /** Every English name of the foods used, for the search. */
  searchAliases: string;
  allergens: RecipeAllergens;
  /** Those of the claimed diets that hold. */
  dietaryRestrictions: Diet[];
  dietNotes: DietNote[];
  facts: RecipeFacts;
  /** The work an editor may want to do on it. */
  todo: RecipeTodo[];
  /** Why it may not be public, in a sentence; `null` where it may. */
  gateProblem: string | null;
  /** The rules it was judged by. */
  gateRules: string;
}

interface Sources {
  title: string;
  description: string;
  imageUrl?: string | null | undefined;
  cuisine?: string | null | undefined;
  processImages?: readonly string[] | undefined;
  pictureTexts?: readonly PictureText[] | undefined;
  tags: readonly string[];
  ingredients: readonly string[];
  ingredientGroups?: readonly IngredientGroup[];
  instructions: readonly string[];
  tipsAndNotes?: string | null | undefined;
  marks: readonly Mark[];
  dietaryRestrictions: readonly Diet[];
  veganAnswers?: readonly PublishersAnswer[];
  figureAnswers?: readonly PublishersAnswer[];
  servings: number | null;
  category: Category;
  difficulty: Difficulty;
  prepTime: number | null;
  cookTime: number | null;
  restTime?: number | null | undefined;
  nutriScoreByHand?: NutriScore | null;
  nutritionByHand?: NutritionByHand | null;
}

/** The columns that follow from a recipe's own fields, computed at every write. */
export const derivedFields = (recipe: Sources): Derived => derivedWithWarnings(recipe).columns;

/** The same, with the reasons why claimed diets were dropped. */
export function derivedWithWarnings(recipe: Sources): { columns: Derived; warnings: DietWarning[] } {
  const lines = parseIngredientLines(recipe.ingredients);
  const { instructions: steps, restTime = null, dietaryRestrictions: claimed } = recipe;
  const nutrition = nutritionShown(recipe, lines);
  const names = new Set(lines.flatMap((line) => (line.food ? searchNames(line.food) : [])));
  const contents = contentsOf(lines, steps);
  const verdicts = dietVerdicts({ ...recipe, lines, steps, nutrition, restTime }, contents);
  const warnings = dietWarnings(claimed, verdicts);
  const allergens = combined(contents.map(holdingOf));
  const { imageUrl = null, cuisine = null, processImages = [], pictureTexts = [] } = recipe;
  const columns = {
    nutrition,
    restKind: waitOf(recipe),
    nutriScore: recipe.nutriScoreByHand ?? nutriScoreOf(nutrition, recipe.category),
    searchAliases: [...names].join(' '),
    allergens,
    dietaryRestrictions: claimed.filter((diet) => !warnings.some((warning) => warning.diet === diet)),
    dietNotes: dietNotes(verdicts),
    facts: factsOf(recipe, lines),
    todo: todoOf({
      ...recipe,
      ...{ imageUrl, cuisine, processImages, pictureTexts, lines },
      hasNutrition: nutrition !== null,
      unknownAllergens: allergens.unknown,
      isImpossible:
        unanswered(impossibleFigures({ ...recipe, lines, steps, nutrition }), recipe.figureAnswers).length > 0,
    }),
    gateProblem: gateIssues(recipe)[0]?.message ?? null,
    gateRules: GATE_RULES,
  };
  return { columns, warnings };
}

/** Nutri-Score letter of a dish; `null` without nutrition. */
export function nutriScoreOf(nutrition: RecipeNutrition | null, category: Category): NutriScore | null {
  if (!nutrition) return null;
  const { per100, fruitVegLegumePercent } = nutrition;
  return nutriScore({
    kind: category === 'beverages' ? 'beverage' : 'general',
    energyKj: per100.energy * KJ_PER_KCAL,
    sugars: per100.sugars,
    saturated: per100.saturated,
    salt: per100.salt / 1000,
    fibre: per100.fibre,
    protein: per100.protein,
    fruitVegLegumePercent,
  }).grade;
}
