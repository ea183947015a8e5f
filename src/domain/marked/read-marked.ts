import { headingLine, headingOf } from '../free-text/headings.ts';
import { isIngredient, readSingleIngredient } from '../free-text/ingredients.ts';
import { inAnotherLanguage, noRecipe } from '../free-text/no-recipe.ts';
import { headed, recipeOfWords } from '../free-text/recipe-of-words.ts';
import type { ToldTimes } from '../free-text/times.ts';
import { titleOf } from '../free-text/title.ts';
import { heldGroups } from '../ingredients/ingredient-groups.ts';
import { countOfYield } from '../quantities/yields.ts';
import { completeRecipe } from '../recipes/editing/complete-recipe.ts';
import type { GeneratedIngredient, GeneratedRecipe } from '../recipes/editing/generated-recipe.ts';
import { RECIPE_FIELDS } from '../recipes/recipe-fields.ts';
import { foreignLanguage } from '../words/language.ts';
import { withFootnotes } from './footnotes.ts';
import { withHeadingsApart } from './headings-among.ts';
import type { MarkedPart, MarkedRecipe } from './marked-recipe.ts';
import { headedSteps } from './marked-steps.ts';
import { plainIngredient, plainLine } from './plain-lines.ts';
import { SourceLines } from './source-lines.ts';

const LONGEST_NAME = 200;

/**
 * Makes a recipe of ours of one that its source marks. What is marked is believed: no yield, time or ingredient is looked for
 * in its prose. Every line comes with what became of it. Throws `validation` where no ingredients are marked, and, but with
 * `inAnyLanguage`, where the words are plainly not English.
 */
export function readMarkedRecipe(
  marked: MarkedRecipe,
  sourceUrl: string | null,
  { inAnyLanguage = false }: { inAnyLanguage?: boolean } = {},
): GeneratedRecipe {
  const all = withHeadingsApart(marked.ingredients);
  const parts = all.filter((part) => !isEquipment(part)).map(plainPart);
  const equipment = [...marked.equipment, ...all.filter(isEquipment).flatMap(({ lines: pieces }) => pieces)];
  const minutes = withTotal(marked.minutes);
  const listed = parts.flatMap(({ lines }) => lines);
  const { ingredients: lines, notes } = withFootnotes(listed, marked.notes.map(plainNote).filter(isNote));
  const steps = headedSteps(marked.steps, marked.isRunTogether);
  const words = [marked.title, ...lines, ...steps.map(({ text }) => text)].join('\n');
  const language = inAnyLanguage ? null : foreignLanguage(words, marked.language);
  if (language) throw inAnotherLanguage(language, { isPage: true });
  if (lines.length === 0)
    throw noRecipe(steps.length > 0 ? 'It has steps, but no list of ingredients that we understand.' : '', {
      isPage: true,
    });
  const { most, longest } = RECIPE_FIELDS.instructions;
  const source = new SourceLines();
  const title = plainLine(marked.title).slice(0, RECIPE_FIELDS.title.most).trim();
  const ingredients = lines.slice(0, RECIPE_FIELDS.ingredients.most).map(ingredientOf);
  const instructions = steps
    .slice(0, most)
    .map(({ heading, text }) => withHeading(heading, text).slice(0, longest).trim());
  const servings = countOfYield(marked.yields.join(' · '));
  const tips = [...notes, ...unsaidYield(marked.yields, servings), ...equipmentNote(equipment)];

  source.add('title', title);
  source.add('intro', marked.description.slice(0, RECIPE_FIELDS.description.most));
  source.add(servings === null ? 'tip' : 'servings', [...new Set(marked.yields)].join(' · '));
  source.addTimes(marked.minutes);
  const ingredientGroups = groupsOf(parts, ingredients.length);
  source.addIngredients(parts, lines, { most: ingredients.length, groups: ingredientGroups.map(({ name }) => name) });
  source.addSteps(steps, instructions.length);
  source.addTips(tips, RECIPE_FIELDS.tipsAndNotes.most);

  const made = title === '' ? titleOf([], ingredients, source.text) : { title, isTold: true };
  const { recipe, assumed } = recipeOfWords({
    ...{ text: source.text, title: made.title, isTitleTold: made.isTold, intro: [] },
    ...{ ingredients, ingredientGroups, instructions, tips, servings },
    times: minutes,
    labels: { ...marked.labels, description: marked.description },
    sourceUrl: sourceUrl !== null && sourceUrl.length <= RECIPE_FIELDS.sourceUrl.most ? sourceUrl : null,
  });
  const unread = source.unused.filter(isIngredient);
  return completeRecipe(recipe, { assumed, source: source.account, unread });
}

/** Some list what one needs besides under the ingredients. */
const isEquipment = ({ heading }: MarkedPart): boolean => heading !== null && EQUIPMENT.test(heading);
const EQUIPMENT = /^(?:special |kitchen |other )?(?:equipment|tools|utensils)(?: (?:needed|used|required))?:?$/i;

/** Prose does not add to what is marked: with both times and no total, these are all there is. */
const withTotal = (told: ToldTimes): ToldTimes =>
  told.prep !== null && told.cook !== null && told.total === null
    ? { ...told, total: told.prep + told.cook + (told.rest ?? 0) }
    : told;

/** "Ingredients" over the first part is no group of them. */
const plainPart = ({ heading, lines }: MarkedPart, at: number): MarkedPart => ({
  heading:
    heading === null || (at === 0 && headingOf(heading)?.part === 'ingredients')
      ? null
      : headed(headingLine(plainLine(heading))) || null,
  lines: lines.map(plainIngredient).filter(Boolean),
});

/** A footnote's star is no bullet. */
const plainNote = (line: string): string =>
  /^\s*\*+\s?\p{L}/u.test(line) ? line.replace(/\s+/g, ' ').trim() : plainLine(line);
const isNote = (line: string): boolean =>
  line !== '' && !(headingOf(line)?.part === 'notes' && headingOf(line)?.rest === '');

/** As it is written, whoever knows the food. */
const ingredientOf = (line: string): GeneratedIngredient => {
  const { amount, unit, name } = readSingleIngredient(line) ?? { amount: '', unit: '', name: line };
  return { amount, unit, name: name.slice(0, LONGEST_NAME).trim() };
};

function groupsOf(parts: readonly MarkedPart[], length: number) {
  let at = 0;
  const groups = parts.flatMap(({ heading, lines }) => {
    const from = at;
    at += lines.length;
    return heading === null || lines.length === 0 ? [] : [{ name: heading, at: from }];
  });
  return heldGroups(groups, length).slice(0, RECIPE_FIELDS.ingredientGroups.most);
}

const withHeading = (heading: string | null, text: string): string =>
  heading === null || text.toLowerCase().startsWith(heading.toLowerCase()) ? text : `${heading}: ${text}`;

/** "2½ cups" are no servings, and not lost. */
const unsaidYield = (yields: readonly string[], servings: number | null): string[] => {
  const said = yields.map(plainLine).toSorted((a, b) => b.length - a.length)[0] ?? '';
  return servings === null && said !== '' ? [/^(?:makes|yields?|serves)\b/i.test(said) ? said : `Makes ${said}.`] : [];
};

const equipmentNote = (equipment: readonly string[]): string[] => {
  const pieces = [...new Set(equipment.map(plainLine))].filter(Boolean);
  return pieces.length > 0 ? [`Equipment: ${pieces.join(', ')}`] : [];
};
