import { allergensOf } from '#src/domain/ingredients/allergens.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { unusedLines } from '#src/domain/ingredients/mentions.ts';
import { energyOfMacros, nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import { REFERENCE_INTAKE } from '#src/domain/nutrition/reference-intake.ts';
import { timesIn } from '#src/domain/quantities/durations.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { dietNoteText } from '#src/domain/recipes/diet-notes.ts';
import {
  dietNotes,
  dietVerdicts,
  dietWarnings,
  provenDiets,
  SIGNIFICANT_SHARE,
  type Verdicts,
} from '#src/domain/recipes/diets.ts';
import { lacksWeight } from '#src/domain/recipes/editing/line-warnings.ts';
import { publishingIssues } from '#src/domain/recipes/editing/publishing-issues.ts';
import { costOf } from '#src/domain/recipes/facts/cost.ts';
import { waitedMinutes } from '#src/domain/recipes/waiting.ts';
import { doubtfulMarks } from '#src/domain/scaling/mark-doubts.ts';
import { marksSchema } from '#src/domain/scaling/marks.ts';
import { eatenOf } from '#src/domain/scaling/proposed-marks.ts';
import { contradictions } from './contradictions.ts';
import { standingNumbers } from './standing-numbers.ts';
import { wordingProblems } from './wording.ts';

/** Minutes of waiting in which the cook has other things to do all the same. */
const BESIDE_WORK = 10;

/** Labels of a recipe that hold only if products' labels say so, as sentences. */
export const labelQuestions = (recipe: CatalogueRecipe): string[] => dietNotes(verdictsOn(recipe)).map(dietNoteText);

function verdictsOn(recipe: CatalogueRecipe): Verdicts {
  const lines = parseIngredientLines(recipe.ingredients);
  const { instructions: steps, restTime = 0, servings } = recipe;
  return dietVerdicts({ ...recipe, lines, steps, restTime, nutrition: nutritionOf(lines, servings, recipe) });
}

/** The problems of a catalogue recipe, in sentences; empty when it holds. */
export function checkRecipe(recipe: CatalogueRecipe): string[] {
  const lines = parseIngredientLines(recipe.ingredients);
  const nutrition = nutritionOf(lines, recipe.servings, recipe);
  const restTime = recipe.restTime ?? 0;
  const problems: string[] = [];

  for (const line of lines) {
    if (!line.food) problems.push(`unknown food: "${line.text}"`);
    else if (lacksWeight(line)) problems.push(`no weight: "${line.text}" (${line.food.id})`);
  }
  const { unknown } = allergensOf(lines, recipe.instructions);
  if (unknown.length > 0) problems.push(`allergens not known for: ${unknown.join(', ')}`);
  for (const { message } of publishingIssues(recipe)) problems.push(message);
  problems.push(
    ...doubtfulMarks(recipe),
    ...standingNumbers(recipe),
    ...wordingProblems(recipe),
    ...contradictions(recipe),
  );
  for (const { message, path } of marksSchema.safeParse(recipe.marks).error?.issues ?? []) {
    problems.push(`mark ${path.join('.')}: ${message}`);
  }
  for (const mark of recipe.marks) {
    if (mark.of !== 'ingredient' || mark.eaten !== undefined || !eatenOf(mark, lines, recipe.instructions)) continue;
    problems.push(
      `step ${mark.step + 1}: some of “${mark.text}” is left behind, and its mark does not say how much is eaten`,
    );
  }
  for (const index of unusedLines(recipe.instructions, lines)) problems.push(`no step uses "${lines[index]?.text}"`);

  const verdicts = verdictsOn(recipe);
  for (const { diet, message } of dietWarnings(recipe.dietaryRestrictions, verdicts)) {
    problems.push(`is not ${diet}: ${message}`);
  }
  for (const diet of provenDiets(verdicts)) {
    if (!recipe.dietaryRestrictions.includes(diet)) problems.push(`is ${diet} but does not say so`);
  }

  if (recipe.dietaryRestrictions.includes('budget-friendly') && costOf({ lines, servings: recipe.servings }) === 'dear')
    problems.push('is budget-friendly, and dear');

  if (!nutrition) problems.push('nutrition unknown: under 95 % of the weight');
  else {
    const { energy } = nutrition.per100;
    const expected = energyOfMacros(nutrition.per100);
    if (Math.abs(energy - expected) > 0.15 * Math.max(energy, expected) + 1.5) {
      problems.push(`energy ${energy.toFixed(0)} kcal, macros say ${expected.toFixed(0)}`);
    }
    const portion = (energy * nutrition.servingGrams) / 100;
    const most = recipe.category === 'beverages' ? 500 : 1100;
    if (portion > most) problems.push(`${portion.toFixed(0)} kcal a serving is implausible`);
    const fibre = (nutrition.per100.fibre * nutrition.servingGrams) / 100;
    if (recipe.tags.includes('high-fibre') && fibre < REFERENCE_INTAKE.fibre * SIGNIFICANT_SHARE) {
      problems.push(`is tagged high-fibre, with ${fibre.toFixed(1)} g a serving`);
    }
  }

  const timed = recipe.instructions.flatMap(timesIn).reduce((sum, { minutes }) => sum + minutes.min, 0);
  const stated = recipe.prepTime + recipe.cookTime + restTime;
  const waited = waitedMinutes(recipe);
  if (waited > restTime + BESIDE_WORK) problems.push(`waits ${waited} min, restTime says ${restTime}`);
  if (timed > stated * 1.05) problems.push(`steps take ${timed.toFixed(0)} min, the recipe says ${stated}`);
  if (recipe.cookTime > 0 && timed < recipe.cookTime * 0.6) {
    problems.push(`steps account for ${timed.toFixed(0)} of ${recipe.cookTime} min of cooking`);
  }
  if (recipe.categories[0] !== recipe.category) problems.push('the main category comes first in categories');
  if ((recipe.description.match(/[.!?](?:\s|$)/g) ?? []).length !== 2)
    problems.push('the description is not two sentences');
  for (const step of recipe.pictureSteps ?? []) {
    if (step > recipe.instructions.length) problems.push(`pictureSteps: there is no step ${step}`);
  }
  return problems;
}
