import { combined, type RecipeAllergens } from '#src/domain/ingredients/allergen-statement.ts';
import { contentsOf, holdingOf } from '#src/domain/ingredients/allergens.ts';
import { type IngredientLine, parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import type { NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import { nutritionOf, statedNutrition } from '#src/domain/nutrition/nutrition.ts';
import type { Nutrition } from '#src/domain/nutrition/nutrition-figures.ts';
import { servingCalories, toNutrition } from '#src/domain/nutrition/shown-nutrition.ts';
import { nutriScoreOf } from '#src/domain/recipes/derived.ts';
import type { DietNote } from '#src/domain/recipes/diet-notes.ts';
import {
  type DietWarning,
  dietNotes,
  dietVerdicts,
  dietWarnings,
  type ProvableDiet,
  provenDiets,
} from '#src/domain/recipes/diets.ts';
import { lineWarnings } from '#src/domain/recipes/editing/line-warnings.ts';
import { publishingIssues } from '#src/domain/recipes/editing/publishing-issues.ts';
import type { RecipeDraft } from '#src/domain/recipes/editing/recipe-draft.ts';
import { type HealthFinding, recipeHealth } from '#src/domain/recipes/editing/recipe-health.ts';
import type { GateIssue } from '#src/domain/recipes/publishing-gate.ts';
import { withoutEmptyLines } from '#src/domain/scaling/mark-fit.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';

interface PreviewLine extends Omit<IngredientLine, 'food'> {
  food: string | null;
  warning: string | null;
}

export interface Preview {
  lines: PreviewLine[];
  nutrition: Nutrition | null;
  /** Kilocalories in a serving; 0 when unknown. */
  calories: number;
  nutriScore: NutriScore | null;
  computedNutrition: Nutrition | null;
  computedNutriScore: NutriScore | null;
  provenDiets: ProvableDiet[];
  dietWarnings: DietWarning[];
  dietNotes: DietNote[];
  allergens: RecipeAllergens;
  health: HealthFinding[];
  /** Why it could not be published as it stands, or not without an answer. */
  gate: GateIssue[];
  /** The marks a reader proposes for the steps, to be confirmed. */
  proposedMarks: Mark[];
}

/** The facts about a saved recipe that its draft does not tell. */
interface SavedFacts {
  totalRatings: number;
  veganAnswers: Parameters<typeof publishingIssues>[0]['veganAnswers'];
  figureAnswers: Parameters<typeof publishingIssues>[0]['figureAnswers'];
}

/** A draft, with what is stored of its recipe. */
export interface PreviewOrder {
  draft: RecipeDraft;
  saved: SavedFacts | undefined;
}

/** The preview of a recipe as it stands in its editor. */
export function previewOf({ draft, saved }: PreviewOrder): Preview {
  const all = parseIngredientLines(draft.ingredients);
  const lines = all.filter(isWritten);
  const steps = draft.instructions.filter((step) => step.trim() !== '');
  const cooking = withoutEmptyLines(draft);
  const computed = nutritionOf(lines, draft.servings, cooking);
  const { nutritionByHand: stated } = draft;
  const nutrition = stated ? statedNutrition(stated, lines, { ...cooking, servings: draft.servings }) : computed;
  const computedNutriScore = nutriScoreOf(nutrition, draft.category);
  const contents = contentsOf(lines, steps);
  const verdicts = dietVerdicts({ ...draft, lines, steps, nutrition }, contents);
  const shown = nutrition && toNutrition(nutrition);
  return {
    lines: previewLines(all, lineWarnings(all, steps)),
    nutrition: shown,
    calories: nutrition ? servingCalories(nutrition) : 0,
    nutriScore: draft.nutriScoreByHand ?? computedNutriScore,
    computedNutrition: computed && toNutrition(computed),
    computedNutriScore,
    provenDiets: provenDiets(verdicts),
    // Nothing is said of labels before there is a line.
    dietWarnings: lines.length > 0 ? dietWarnings(draft.dietaryRestrictions, verdicts) : [],
    dietNotes: dietNotes(verdicts),
    allergens: combined(contents.map(holdingOf)),
    health: recipeHealth({
      ...draft,
      ingredients: lines.map(({ text }) => text),
      instructions: steps,
      nutrition: shown,
      totalRatings: saved?.totalRatings ?? 0,
    }),
    gate: publishingIssues({ ...draft, veganAnswers: saved?.veganAnswers, figureAnswers: saved?.figureAnswers }),
    proposedMarks: proposedMarks(draft),
  };
}

const isWritten = ({ text }: IngredientLine): boolean => text !== '';

const previewLines = (lines: readonly IngredientLine[], warnings: readonly (string | null)[]): PreviewLine[] =>
  lines.map(({ food, ...line }, index) => ({
    ...line,
    food: food?.names[0] ?? null,
    warning: warnings[index] ?? null,
  }));
