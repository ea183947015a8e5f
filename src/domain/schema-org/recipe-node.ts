import type { MarkedRecipe, PartReport } from '../marked/marked-recipe.ts';
import { ingredientPartsOf } from './ingredients.ts';
import { stepPartsOf } from './instructions.ts';
import { type Node, propertiesOf, valuesOf } from './nodes.ts';
import { PROPERTIES } from './properties.ts';
import { minutesOf, textsOf, type ValueReader, yieldsOf } from './text-values.ts';

/** Labels that are looked at. */
const MOST_LABELS = 60;

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
  const { steps, tips, isRunTogether } = stepPartsOf(value('recipeInstructions', 'instructions', 'steps'), reader);
  const addresses = [node['@id'], value('url'), value('mainEntityOfPage')].flatMap(valuesOf).flatMap((each) =>
    typeof each === 'object' && each !== null
      ? Object.entries(each)
          .filter(([name]) => name === '@id' || name === 'url')
          .map(([, own]) => own)
      : [each],
  );
  return {
    title: textsOf(valuesOf(value('name', 'headline')).slice(0, 1), reader).join(' '),
    description: texts('description').join(' '),
    yields: yieldsOf(value('recipeYield', 'yield', 'servings'), reader),
    minutes: {
      prep: minutesOf(value('prepTime'), reader),
      cook: minutesOf(value('cookTime', 'performTime'), reader),
      rest: null,
      total: minutesOf(value('totalTime'), reader),
    },
    ingredients: ingredientPartsOf(value('recipeIngredient', 'ingredients', 'supply'), reader),
    steps,
    isRunTogether,
    notes: [...tips, ...authorNotes(value('comment'), reader), ...texts('notes', 'recipeNotes')],
    equipment: texts('tool', 'recipeEquipment'),
    labels: {
      categories: texts('recipeCategory').flatMap(listed).slice(0, MOST_LABELS),
      cuisine: texts('recipeCuisine')[0] ?? '',
      keywords: texts('keywords').flatMap(listed).slice(0, MOST_LABELS),
    },
    language: texts('inLanguage')[0] ?? null,
    addresses: addresses.filter((each): each is string => typeof each === 'string').slice(0, MOST_LABELS),
    parts: properties.map(([name]) => reportOf(name, place)),
  };
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

function reportOf(name: string, place: string): PartReport {
  const known = PROPERTIES[name];
  return {
    name: known?.name ?? name,
    place: `${place}: ${name}`,
    fate: known?.fate ?? 'unknown',
    where: known?.where ?? '',
  };
}
