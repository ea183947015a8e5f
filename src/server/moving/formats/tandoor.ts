import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import { bounded } from '#src/domain/pattern.ts';
import { quantityText } from '#src/domain/quantities/amounts.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, recordIn, recordsIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, markedDraft, textLines } from '../marked-draft.ts';
import { besides, type FormatReader } from './told-recipe.ts';

type Row = Record<string, unknown>;

/** Tandoor: `recipe.json` with its picture beside it, in an archive of its own. Ingredients hang on the steps. */
export const tandoorIn: FormatReader = (file) => {
  const recipe = file.content.kind === 'json' ? recordIn(file.content.value) : undefined;
  const isTandoor = recipe !== undefined && Array.isArray(recipe.steps) && 'working_time' in recipe;
  if (!isTandoor) return [];
  const pictures = besides(file, 'image', /^\.(?:jpe?g|png|webp|gif)$/i);
  return [{ name: textIn(recipe.name) ?? '', read: () => readTandoor(recipe, pictures) }];
};

function readTandoor(recipe: Row, pictures: readonly string[]): ForeignRecipe {
  const { read, drop, told } = leftovers(recipe);
  const steps = read('instructions', recordsIn, 'steps') ?? [];
  const [working, waiting] = [
    read('prepTime', minutes, 'working_time') ?? null,
    read('cookTime', minutes, 'waiting_time') ?? null,
  ];
  const servings = read('servings', minutes, 'servings');
  const unit = read('servings', textIn, 'servings_text') ?? 'servings';
  const createdAt = read('createdAt', dateIn, 'created_at');
  drop('internal', 'working_time', 'waiting_time', ...OF_ITSELF);
  const named = read('labels', recordsIn, 'keywords') ?? [];
  const said = named.flatMap(({ name, description }) =>
    textIn(description) ? [`${textIn(name)}: ${textIn(description)}`] : [],
  );
  const keywords = named.flatMap((each) => textIn(each.name) ?? textIn(each.label) ?? []);
  const { fields, kept, within } = markedDraft(
    {
      title: read('title', textIn, 'name') ?? '',
      description: read('description', textIn, 'description') ?? '',
      yields: servings === undefined ? [] : [`${servings} ${unit}`],
      // Its own import writes the cooking time of a page there.
      minutes: { prep: working, cook: waiting, rest: null, total: null },
      ingredients: steps.flatMap((step) => ingredientParts(step, steps.length > 1)),
      steps: steps.map((step) => ({ heading: headingOf(step, steps.length > 1), lines: stepLines(step) })),
      notes: [],
      categories: keywords,
    },
    read('sourceUrl', addressTold, 'source_url') ?? null,
  );
  return {
    foreignId: '',
    fields,
    pictures: pictures.map((path) => ({ file: path })),
    ...(createdAt !== undefined && { createdAt }),
    ...told({ ...(said.length > 0 && { 'said of keywords': said }), ...keptOfSteps(steps), ...kept }, within),
  };
}

/** What says how it shows a recipe, and what it knows of a food or a unit in all of them. */
const OF_ITSELF = [
  ...[
    'steps.order',
    'steps.show_as_header',
    'steps.show_ingredients_table',
    'keywords.created_at',
    'keywords.updated_at',
  ],
  ...['steps.ingredients.always_use_plural_unit', 'steps.ingredients.always_use_plural_food'],
  ...[
    'food.plural_name',
    'food.ignore_shopping',
    'food.supermarket_category',
    'unit.plural_name',
    'unit.description',
  ].map((name) => `steps.ingredients.${name}`),
];

const minutes = (value: unknown): number | undefined => (Number(value) > 0 ? Math.round(Number(value)) : undefined);

const headingOf = ({ name, show_as_header }: Row, isOneOfMany: boolean): string | null =>
  isOneOfMany && show_as_header !== false ? (textIn(name) ?? null) : null;

function ingredientParts(step: Row, isOneOfMany: boolean): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: headingOf(step, isOneOfMany), lines: [] }];
  for (const line of inOrder(step)) {
    if (line.is_header === true) parts.push({ heading: textIn(line.note) ?? null, lines: [] });
    else parts.at(-1)?.lines.push(...lineOf(line));
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

/** An export writes its order as it stands; what was typed last may come first all the same. */
const inOrder = ({ ingredients }: Row): Row[] =>
  recordsIn(ingredients).toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));

/** "400 g chickpeas, drained". */
function lineOf(line: Row): string[] {
  const food = textIn(recordIn(line.food)?.name);
  const [unit, note] = [textIn(recordIn(line.unit)?.name), textIn(line.note)];
  if (food === undefined) return note === undefined ? [] : [note];
  const amount = line.no_amount === true ? 0 : Number(line.amount ?? 0);
  const measured = amount > 0 ? [quantityText(amount, unit ?? ''), unit, food] : [food];
  return [[measured.filter(Boolean).join(' '), note].filter(Boolean).join(', ')];
}

const PICTURE = bounded(10_000, /!\[[^\]]{0,200}\]\([^)]{0,500}\)/g);
/** A step's paragraphs. Its templates name its ingredients by number, and numbers that are scaled. */
function stepLines(step: Row): string[] {
  const ingredients = inOrder(step);
  const text = (textIn(step.instruction) ?? '')
    .replace(/\{\{\s*ingredients\[(\d{1,3})\](?:\.(amount|unit|food|note))?\s*\}\}/g, (_, at: string, part?: string) =>
      partOfLine(ingredients[Number(at)] ?? {}, part),
    )
    .replace(/\{[{%]\s*scale\(([\d.]{1,12})\)\s*[%}]\}/g, '$1')
    .replace(PICTURE, '');
  return text.split(/\n+/).flatMap((line) => textLines(line));
}

/** What a template says of an ingredient: all of it, or one part. */
function partOfLine(line: Row, part: string | undefined): string {
  if (part === undefined) return lineOf(line)[0] ?? '';
  const unit = textIn(recordIn(line.unit)?.name) ?? '';
  if (part === 'amount') return Number(line.amount ?? 0) > 0 ? quantityText(Number(line.amount), unit) : '';
  return part === 'unit' ? unit : (textIn(part === 'food' ? recordIn(line.food)?.name : line.note) ?? '');
}

/** Which ingredients a step needs, how long it takes, and its files. */
function keptOfSteps(steps: readonly Row[]): Row {
  const needs = steps.map((step) => inOrder(step).flatMap(lineOf));
  // Those that stand over nothing.
  const names = steps.flatMap((step) => (headingOf(step, steps.length > 1) === null ? (textIn(step.name) ?? []) : []));
  const times = steps.map(({ time }) => minutes(time) ?? 0);
  return {
    ...(needs.filter(({ length }) => length > 0).length > 1 && { 'ingredients by step': needs }),
    ...(names.length > 0 && { 'names of steps': names }),
    ...(times.some((time) => time > 0) && { 'minutes by step': times }),
  };
}
