import { findFood } from '../foods/find.ts';
import { heldGroups, LONGEST_GROUP_NAME } from '../ingredients/ingredient-groups.ts';
import type { AssumedField, GeneratedIngredient, ReadRecipe } from '../recipes/editing/generated-recipe.ts';
import { RECIPE_FIELDS } from '../recipes/recipe-fields.ts';
import { capital } from '../words/capital.ts';
import { otherLanguage } from '../words/language.ts';
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
import type { GivenLabel } from './headings.ts';
import { readSingleIngredient } from './ingredients.ts';
import { laidOut } from './layout.ts';
import { noRecipe } from './no-recipe.ts';
import { ingredientsOfSteps } from './prose.ts';
import { type ListedText, sectionsOf, stepsOf } from './sections.ts';
import { servingsIn } from './servings.ts';
import { timesOf } from './times.ts';
import { titleOf } from './title.ts';

const USUAL_SERVINGS = 4;
const NOTHING_THERE = 'Paste one with ingredients, amounts and steps.';
const LONGEST_NAME = 200;

/** A text, and what is known of it besides. */
export interface RecipeText {
  text: string;
  /** As somebody typed it: no other is looked for. */
  title?: string | undefined;
  /** The label of each line, where a page says so. */
  given?: readonly GivenLabel[] | undefined;
  /** The address it is from. */
  sourceUrl?: string | null | undefined;
  /** A page of somebody else's, rather than a text. */
  isPage?: boolean | undefined;
  labels?: RecipeLabels | undefined;
}

/** The recipe that was read, and the fields of which the text says nothing. */
export interface FreeText {
  recipe: ReadRecipe;
  assumed: AssumedField[];
}

/**
 * Reads a recipe out of a text as people write it: a mail, a page of a blog, a family's notebook. Whatever the text says
 * is data. Throws `validation` where it holds no recipe or is not in English.
 */
export function readFreeText(source: RecipeText): FreeText {
  const { title: typed, given, sourceUrl = null, labels } = source;
  const text = given ? source.text : laidOut(source.text);
  // The words of a page that says what is what are taken as they are.
  const language = given ? null : otherLanguage(text);
  if (language) {
    const which = language === 'another script' ? 'not in English' : `in ${language}`;
    throw noRecipe(`It seems to be ${which}; without a language model we can only read English.`, source);
  }
  const { intro, ingredients: listed, method, tips } = sectionsOf(text, given);
  const instructions = stepsOf(method)
    .slice(0, RECIPE_FIELDS.instructions.most)
    .map((step) => step.slice(0, RECIPE_FIELDS.instructions.longest).trim());
  const { ingredients, ingredientGroups } = listFrom(listed, instructions, given !== undefined);
  if (given ? ingredients.length === 0 : ingredients.filter(({ name }) => findFood(name)).length < 2) {
    throw noRecipe(source.isPage ? '' : NOTHING_THERE, source);
  }
  const { title, isTold } = typed
    ? { title: typed.slice(0, RECIPE_FIELDS.title.most).trim(), isTold: true }
    : titleOf(intro, ingredients, text);
  const servings = servingsIn(text);
  const times = timesOf(text, ingredients.length, instructions);
  const facts: Facts = {
    title,
    ingredients: ingredients.map(({ name }) => name),
    steps: instructions,
    minutes: times.prepTime + times.cookTime + times.restTime,
    busy: times.prepTime + times.cookTime,
    servings: servings ?? USUAL_SERVINGS,
  };
  const { isPrepTold, ...minutes } = times;
  const said = labels?.description ?? '';
  return {
    recipe: {
      title,
      description: said.slice(0, RECIPE_FIELDS.description.most).trim() || descriptionOf(intro, facts),
      ingredients,
      ingredientGroups,
      instructions,
      ...minutes,
      servings: facts.servings,
      category: categoryIn(labels) ?? categoryOf(facts, isTold ? '' : (text.split(/\d/)[0] ?? '')),
      difficulty: difficultyOf(facts, text),
      cuisine: (labels?.cuisine ?? '').slice(0, RECIPE_FIELDS.cuisine.most).trim(),
      tags: [...new Set([...tagsIn(labels), ...tagsOf(facts, text)])].slice(0, RECIPE_FIELDS.tags.most),
      tipsAndNotes: tips.join('\n').slice(0, RECIPE_FIELDS.tipsAndNotes.most).trim(),
      sourceUrl:
        sourceUrl === null ? addressIn(text) : sourceUrl.length <= RECIPE_FIELDS.sourceUrl.most ? sourceUrl : null,
    },
    assumed: [
      ...(isTold ? [] : (['title'] as const)),
      ...(servings === null ? (['servings'] as const) : []),
      ...(isPrepTold ? [] : (['prepTime'] as const)),
    ],
  };
}

/** "Adapted from https://…": the only address of a text is where it is from. */
function addressIn(text: string): string | null {
  const found = new Set(text.match(/https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g));
  const [address = ''] = found;
  return found.size === 1 && address.length <= RECIPE_FIELDS.sourceUrl.most ? address : null;
}

/**
 * The listed ingredients, with their groups; else, or where sentences list it, what the steps name besides. Of a page every
 * line.
 */
function listFrom(listed: readonly ListedText[], steps: readonly string[], isGiven: boolean) {
  const read = listed.flatMap(({ text, group, isSure }) => {
    const unread = isSure ? { amount: '', unit: '', name: text } : null;
    const ingredient = readSingleIngredient(text) ?? unread;
    return ingredient ? [{ group, ingredient }] : [];
  });
  const isListed = isGiven ? read.length > 0 : read.length > 1;
  const own = isListed ? read.map(({ ingredient }) => ingredient) : [];
  const named = isListed && !listed.some(({ isTold }) => isTold) ? [] : ingredientsOfSteps(steps);
  const isNew = ({ amount, name }: GeneratedIngredient): boolean =>
    !isListed || (amount !== '' && !own.some((other) => findFood(other.name) === findFood(name)));
  const all = [...own, ...named.filter(isNew)].slice(0, RECIPE_FIELDS.ingredients.most);
  const groups = read.flatMap(({ group: name }, at) =>
    name && name !== read[at - 1]?.group ? [{ name: headed(name), at }] : [],
  );
  return {
    ingredients: all.map(({ amount, unit, name }) => ({ amount, unit, name: name.slice(0, LONGEST_NAME).trim() })),
    ingredientGroups: isListed ? heldGroups(groups, all.length).slice(0, RECIPE_FIELDS.ingredientGroups.most) : [],
  };
}

/** "FOR THE SAUCE" is said, not shouted. */
const headed = (heading: string): string => {
  const plain = heading === heading.toUpperCase() ? heading.toLowerCase() : heading;
  return capital(plain).slice(0, LONGEST_GROUP_NAME).trim();
};
