import { findFood } from '../foods/find.ts';
import { heldGroups } from '../ingredients/ingredient-groups.ts';
import type { GeneratedIngredient } from '../recipes/editing/generated-recipe.ts';
import { RECIPE_FIELDS } from '../recipes/recipe-fields.ts';
import { otherLanguage } from '../words/language.ts';
import { isIngredient, readSingleIngredient } from './ingredients.ts';
import { laidOut } from './layout.ts';
import { inAnotherLanguage, noRecipe } from './no-recipe.ts';
import { ingredientsOfSteps } from './prose.ts';
import { type FreeText, headed, recipeOfWords } from './recipe-of-words.ts';
import { type ListedText, sectionsOf, stepsOf } from './sections.ts';
import { servingsIn } from './servings.ts';
import { toldTimes } from './times.ts';
import { titleOf } from './title.ts';

const NOTHING_THERE = 'Paste one with ingredients, amounts and steps.';
const LONGEST_NAME = 200;

/** A text, and what is known of it besides. */
export interface RecipeText {
  text: string;
  /** As somebody typed it: no other is looked for. */
  title?: string | undefined;
  /** The address it is from. */
  sourceUrl?: string | null | undefined;
  /** A page of somebody else's, rather than a text. */
  isPage?: boolean | undefined;
}

/**
 * Reads a recipe out of a text as people write it: a mail, a page of a blog, a family's notebook. Whatever the text says
 * is data. Throws `validation` where it holds no recipe or is not in English.
 */
export function readFreeText(source: RecipeText): FreeText {
  const { title: typed, sourceUrl = null } = source;
  const text = laidOut(source.text);
  const language = otherLanguage(text);
  if (language) throw inAnotherLanguage(language, source);
  const { intro, ingredients: listed, method, tips } = sectionsOf(text);
  const instructions = stepsOf(method)
    .slice(0, RECIPE_FIELDS.instructions.most)
    .map((step) => step.slice(0, RECIPE_FIELDS.instructions.longest).trim());
  const { ingredients, ingredientGroups } = listFrom(
    source.isPage ? listed.filter(({ text: line }) => isIngredient(line) || findFood(line)) : listed,
    instructions,
  );
  if (ingredients.filter(({ name }) => findFood(name)).length < 2) {
    throw noRecipe(source.isPage ? '' : NOTHING_THERE, source);
  }
  // A menu and a footer name foods, too; a recipe has amounts of them.
  if (source.isPage && ingredients.filter(({ amount }) => amount !== '').length < 2) throw noRecipe('', source);
  const { title, isTold } = typed
    ? { title: typed.slice(0, RECIPE_FIELDS.title.most).trim(), isTold: true }
    : titleOf(intro, ingredients, text);
  return recipeOfWords({
    ...{ text, title, isTitleTold: isTold, intro, ingredients, ingredientGroups, instructions, tips },
    servings: servingsIn(text),
    times: toldTimes(text),
    labels: undefined,
    sourceUrl:
      sourceUrl === null ? addressIn(text) : sourceUrl.length <= RECIPE_FIELDS.sourceUrl.most ? sourceUrl : null,
  });
}

/** "Adapted from https://…": the only address of a text is where it is from. */
function addressIn(text: string): string | null {
  const found = new Set(text.match(/https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g));
  const [address = ''] = found;
  return found.size === 1 && address.length <= RECIPE_FIELDS.sourceUrl.most ? address : null;
}

/** The listed ingredients, with their groups; else, or where sentences list it, what the steps name besides. */
function listFrom(listed: readonly ListedText[], steps: readonly string[]) {
  const read = listed.flatMap(({ text, group, isSure }) => {
    const unread = isSure ? { amount: '', unit: '', name: text } : null;
    const ingredient = readSingleIngredient(text) ?? unread;
    return ingredient ? [{ group, ingredient }] : [];
  });
  const isListed = read.length > 1;
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
