import { findFood } from '../foods/find.ts';
import type { AssumedField, GeneratedIngredient, ReadRecipe } from '../recipes/editing/generated-recipe.ts';
import { categoryOf, descriptionOf, difficultyOf, type Facts, tagsOf } from './about.ts';
import { readSingleIngredient } from './ingredients.ts';
import { otherLanguage } from './language.ts';
import { stepsOf } from './method.ts';
import { noRecipe } from './no-recipe.ts';
import { ingredientsOfSteps } from './prose.ts';
import { sectionsOf } from './sections.ts';
import { servingsIn } from './servings.ts';
import { guessedPrep, timesOfSteps, toldTimes } from './times.ts';
import { titleOf } from './title.ts';

const USUAL_SERVINGS = 4;
const MOST = { ingredients: 60, steps: 40, words: 2000 };

/** What was read, and of what the text says nothing. */
export interface FreeText {
  recipe: ReadRecipe;
  assumed: AssumedField[];
}

/**
 * Reads a recipe out of a text as people write it: a mail, a page of a blog, a family's notebook. Whatever the text says
 * is data. Throws `validation` where it holds no recipe or is not in English.
 */
export function readFreeText(text: string): FreeText {
  const language = otherLanguage(text);
  if (language) {
    const which = language === 'another script' ? 'not in English' : `in ${language}`;
    throw noRecipe(`It seems to be ${which}; without a language model only English can be read.`);
  }
  const { intro, ingredients: listed, method } = sectionsOf(text);
  const instructions = stepsOf(method)
    .slice(0, MOST.steps)
    .map((step) => step.slice(0, MOST.words));
  const ingredients = ingredientsFrom(listed, instructions);
  if (ingredients.filter(isFood).length < 2) {
    throw noRecipe('Paste one that names its ingredients with their amounts and says what to do with them.');
  }
  const { title, isTold } = titleOf(intro, ingredients);
  const servings = servingsIn(text);
  const times = timesFrom(text, ingredients.length, instructions);
  const facts: Facts = {
    title,
    ingredients: ingredients.map(({ name }) => name),
    steps: instructions,
    minutes: times.prepTime + times.cookTime + times.restTime,
    busy: times.prepTime + times.cookTime,
    servings: servings ?? USUAL_SERVINGS,
  };
  const { isPrepTold, ...minutes } = times;
  return {
    recipe: {
      title,
      description: descriptionOf(intro, facts),
      ingredients,
      ingredientGroups: [],
      instructions,
      ...minutes,
      servings: facts.servings,
      category: categoryOf(facts, isTold ? '' : (text.split(/\d/)[0] ?? '')),
      difficulty: difficultyOf(facts, text),
      tags: tagsOf(facts, text),
      sourceUrl: null,
    },
    assumed: [
      ...(isTold ? [] : (['title'] as const)),
      ...(servings === null ? (['servings'] as const) : []),
      ...(isPrepTold ? [] : (['prepTime'] as const)),
    ],
  };
}

const isFood = ({ name }: GeneratedIngredient): boolean => findFood(name) !== null;

function ingredientsFrom(listed: readonly string[], steps: readonly string[]): GeneratedIngredient[] {
  const read = listed.flatMap((line) => readSingleIngredient(line) ?? []);
  const all = read.length > 1 ? read : ingredientsOfSteps(steps);
  return all.slice(0, MOST.ingredients).map(({ amount, unit, name }) => ({ amount, unit, name: name.slice(0, 200) }));
}

interface Times {
  prepTime: number;
  cookTime: number;
  restTime: number;
  isPrepTold: boolean;
}

/** What the text states; else what its steps add up to, and for the work by hand what is left of the total, or a guess. */
function timesFrom(text: string, ingredients: number, steps: readonly string[]): Times {
  const told = toldTimes(text);
  const { cook, rest } = timesOfSteps(steps);
  const cookTime = told.cook ?? cook;
  const restTime = told.rest ?? rest;
  const left = told.total === null ? null : told.total - cookTime;
  const prepTime = told.prep ?? (left !== null && left > 0 ? left : guessedPrep(ingredients, steps.length));
  return { prepTime, cookTime, restTime, isPrepTold: told.prep !== null || (left !== null && left > 0) };
}
