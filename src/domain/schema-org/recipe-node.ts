import type { MarkedPart, MarkedRecipe, PartReport } from '../marked/marked-recipe.ts';
import { wordsKey } from '../marked/same-lines.ts';
import { ingredientPartsOf } from './ingredients.ts';
import { stepPartsOf } from './instructions.ts';
import { type Node, propertiesOf, valuesOf } from './nodes.ts';
import { PROPERTIES } from './properties.ts';
import { minutesOf, textsOf, type ValueReader, yieldsOf } from './text-values.ts';

/** Labels that are looked at. */
const MOST_LABELS = 60;

/** Properties that say the same, of which the first that is there counts. */
export const SAME = {
  title: ['name', 'headline'],
  yields: ['recipeYield', 'yield', 'servings'],
  cook: ['cookTime', 'performTime'],
  steps: ['recipeInstructions', 'instructions', 'steps'],
  notes: ['notes', 'recipeNotes'],
  equipment: ['tool', 'recipeEquipment'],
} as const satisfies Record<string, readonly string[]>;

/**
 * What a schema.org `Recipe` says, of a page or of another product's file. `place` is where it stands, for the account of
 * its properties. Pure: whoever has HTML in its texts hands in what makes lines of them.
 */
export function markedRecipeOf(node: Node, reader: ValueReader, place = 'recipe data'): MarkedRecipe {
  const properties = propertiesOf(node);
  const byName = new Map(properties.toReversed());
  const value = (...names: string[]): unknown =>
    names.map((name) => byName.get(name)).find((each) => each !== undefined);
  const texts = (...names: string[]): string[] => textsOf(value(...names), reader);
  const { steps, tips, isRunTogether } = stepPartsOf(value(...SAME.steps), reader);
  const addresses = [node['@id'], value('url'), value('mainEntityOfPage')].flatMap(valuesOf).flatMap((each) =>
    typeof each === 'object' && each !== null
      ? Object.entries(each)
          .filter(([name]) => name === '@id' || name === 'url')
          .map(([, own]) => own)
      : [each],
  );
  const yields = yieldsOf(value(...SAME.yields), reader);
  const minutes = {
    prep: minutesOf(value('prepTime'), reader),
    cook: minutesOf(value(...SAME.cook), reader),
    rest: null,
    total: minutesOf(value('totalTime'), reader),
  };
  return {
    title: textsOf(valuesOf(value(...SAME.title)).slice(0, 1), reader).join(' '),
    description: texts('description').join(' '),
    yields,
    minutes,
    ingredients: ['recipeIngredient', 'ingredients', 'supply']
      .map((name) => ingredientPartsOf(value(name), reader))
      .reduce(withUnsaid),
    steps,
    isRunTogether,
    notes: [...tips, ...authorNotes(value('comment'), reader), ...texts(...SAME.notes)],
    equipment: texts(...SAME.equipment),
    labels: {
      categories: texts('recipeCategory').flatMap(listed).slice(0, MOST_LABELS),
      cuisine: texts('recipeCuisine')[0] ?? '',
      keywords: texts('keywords').flatMap(listed).slice(0, MOST_LABELS),
    },
    language: texts('inLanguage')[0] ?? null,
    addresses: addresses.filter((each): each is string => typeof each === 'string').slice(0, MOST_LABELS),
    parts: properties.map(([name, said]) => reportOf(name, place, isUnderstood(name, said, reader))),
  };
}

/** A list with what another one says besides: sites that changed the name of a property have some lines under each. */
function withUnsaid(parts: MarkedPart[], others: MarkedPart[]): MarkedPart[] {
  const said = new Set(parts.flatMap(({ lines }) => lines.map(wordsKey)));
  const more = others.map((part) => ({ ...part, lines: part.lines.filter((line) => !said.has(wordsKey(line))) }));
  return [...parts, ...more.filter(({ lines }) => lines.length > 0)];
}

const listed = (words: string): string[] =>
  words
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** RecipeSage keeps a cook's own notes as a comment of this name. */
const authorNotes = (value: unknown, reader: ValueReader): string[] =>
  valuesOf(value).flatMap((each) => {
    const node = reader.resolve(each) as Node | null;
    return typeof node === 'object' && node !== null && /^author notes?$/i.test(String(node.name ?? ''))
      ? textsOf(node.text, reader)
      : [];
  });

const TIMES: readonly string[] = ['prepTime', 'cookTime', 'performTime', 'totalTime'];

/** Whether what a property says can be: a time of 99,999 hours and a yield of −4 cannot. */
function isUnderstood(name: string, said: unknown, reader: ValueReader): boolean {
  if (TIMES.includes(name)) return minutesOf(said, reader) !== null || isNothing(said, reader);
  return (
    !SAME.yields.some((each) => each === name) ||
    yieldsOf(said, reader).every((words) => !/^\s*(?:[-−–]|0+\s*\p{L}*$)/u.test(words))
  );
}

/** "PT0M" and an empty text say that there is none. */
const isNothing = (said: unknown, reader: ValueReader): boolean => !/[1-9½⅓⅔¼¾]/.test(textsOf(said, reader).join(' '));

function reportOf(name: string, place: string, isUnderstood: boolean): PartReport {
  const known = PROPERTIES[name];
  return {
    name: known?.name ?? name,
    place: `${place}: ${name}`,
    fate: isUnderstood ? (known?.fate ?? 'unknown') : 'unknown',
    where: isUnderstood ? (known?.where ?? '') : '',
  };
}
