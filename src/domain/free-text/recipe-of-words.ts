import { LONGEST_GROUP_NAME } from '../ingredients/ingredient-groups.ts';
import type { AssumedField, ReadRecipe } from '../recipes/editing/generated-recipe.ts';
import { RECIPE_FIELDS } from '../recipes/recipe-fields.ts';
import { capital } from '../words/capital.ts';
import {
  categoryIn,
  categoryOf,
  descriptionOf,
  difficultyOf,
  type Facts,
  type RecipeLabels,
  tagsIn,
  tagsOf,
} from './about.ts';
import { type ToldTimes, timesOf } from './times.ts';

const USUAL_SERVINGS = 4;

/** The words of a recipe by what they are, however that is known. */
export interface RecipeWords extends Pick<ReadRecipe, 'title' | 'ingredients' | 'ingredientGroups' | 'instructions'> {
  /** Everything that was said, for what it tells beside the rest. */
  text: string;
  /** Somebody called it so; else the title was made up. */
  isTitleTold: boolean;
  /** Said before and around the recipe. */
  intro: readonly string[];
  tips: readonly string[];
  /** `null` where nobody says. */
  servings: number | null;
  times: ToldTimes;
  labels: RecipeLabels | undefined;
  sourceUrl: string | null;
}

/** The recipe that was read, and the fields of which its source says nothing. */
export interface FreeText {
  recipe: ReadRecipe;
  assumed: AssumedField[];
}

/** Adds to the words of a recipe what follows from them, and what has to be supposed. */
export function recipeOfWords(words: RecipeWords): FreeText {
  const { text, title, isTitleTold, intro, ingredients, ingredientGroups, instructions, servings, labels } = words;
  const { isPrepTold, ...minutes } = timesOf(words.times, ingredients.length, instructions);
  const facts: Facts = {
    title,
    ingredients: ingredients.map(({ name }) => name),
    steps: instructions,
    minutes: minutes.prepTime + minutes.cookTime + minutes.restTime,
    busy: minutes.prepTime + minutes.cookTime,
  };
  const said = labels?.description ?? '';
  return {
    recipe: {
      title,
      description: said.slice(0, RECIPE_FIELDS.description.most).trim() || descriptionOf(intro, facts),
      ingredients,
      ingredientGroups,
      instructions,
      ...minutes,
      servings: servings ?? USUAL_SERVINGS,
      category: categoryIn(labels) ?? categoryOf(facts, isTitleTold ? '' : (text.split(/\d/)[0] ?? '')),
      difficulty: difficultyOf(facts, text),
      cuisine: (labels?.cuisine ?? '').slice(0, RECIPE_FIELDS.cuisine.most).trim(),
      tags: [...new Set([...tagsIn(labels), ...tagsOf(facts, text)])].slice(0, RECIPE_FIELDS.tags.most),
      tipsAndNotes: words.tips.join('\n').slice(0, RECIPE_FIELDS.tipsAndNotes.most).trim(),
      sourceUrl: words.sourceUrl,
    },
    assumed: [
      ...(isTitleTold ? [] : (['title'] as const)),
      ...(servings === null ? (['servings'] as const) : []),
      ...(isPrepTold ? [] : (['prepTime'] as const)),
    ],
  };
}

/** "FOR THE SAUCE" is said, not shouted. */
export const headed = (heading: string): string => {
  const plain = heading === heading.toUpperCase() ? heading.toLowerCase() : heading;
  return capital(plain).slice(0, LONGEST_GROUP_NAME).trim();
};
