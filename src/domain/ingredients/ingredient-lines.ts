import { type Ingredient, parseIngredient } from 'parse-ingredient';
import { findFood } from '../foods/find.ts';
import type { Food, FoodMeasure } from '../foods/food.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { COUNT_WORD } from '../quantities/number-words.ts';
import { DIGITS, numberIn, WORDED } from '../quantities/numbers.ts';
import { withoutImperialTwin } from '../quantities/short-hand.ts';
import { inOneUnit } from '../quantities/sums.ts';
import { UNMEASURED_GRAMS, unitOf } from '../quantities/units.ts';
import { wordTable } from '../word-table.ts';
import { linesOfEach } from './each-of.ts';

/** One line of an ingredients list, read. `text` is always what the cook wrote. */
export interface IngredientLine {
  text: string;
  /** Lower end of the amount as written; `null` for "a pinch of salt" and lines without one. */
  quantity: number | null;
  /** Upper end where the line gives a range. */
  quantityMax: number | null;
  /** Unit as it reads after the amount (`g`, `tbsp`, `cloves`), or `null` for pieces. */
  unit: string | null;
  /** What it is: "red lentils". */
  name: string;
  /** What to do with it, after the first comma: "rinsed". */
  preparation: string | null;
  food: Food | null;
  /** Weight in grams, `null` where it cannot be known. */
  grams: number | null;
  /** Of "1 tsp each of cumin and coriander" every one; `food` is the last, `grams` that of all. */
  each?: readonly IngredientLine[];
}

/** The lines that a line stands for: itself, unless it is of so much each of several things. */
export const linesIn = (line: IngredientLine): readonly IngredientLine[] => line.each ?? [line];

/** A heading between the lines, or an empty one. */
export const isHeading = ({ text, food }: Pick<IngredientLine, 'text' | 'food'>): boolean =>
  text === '' || (text.endsWith(':') && !food);

const SIZES = wordTable({ small: 0.7, medium: 1, large: 1.35 });

const MEASURE_WORDS = wordTable<FoodMeasure>({
  clove: 'clove',
  tin: 'tin',
  can: 'tin',
  jar: 'jar',
  bunch: 'bunch',
  handful: 'handful',
  slice: 'slice',
  sprig: 'sprig',
  stalk: 'stalk',
  stick: 'stick',
  leaf: 'leaf',
  leave: 'leaf',
  head: 'head',
  sheet: 'sheet',
  block: 'block',
  piece: 'piece',
});

/** "a pinch of", "a small bunch of": an amount nobody measures. */
export const VAGUE =
  /^(?:an?\s+)?(?:(?:generous|good|big|small|large)\s+)?(pinch|handful|dash|splash|drizzle|knob|bunch|sprig|squeeze)(?:es|s)?\s+of\s+/i;
/** "2 x 400 g tins of": so many packs, of that size. */
export const TINS =
  /^(\d+)\s*[x×]\s*(\d+(?:[.,]\d+)?)\s*(g|ml|oz)\s+(tins?|cans?|jars?|packs?|packets?|blocks?|pouch(?:es)?|cartons?|bottles?|tubs?|bags?)\s+(?:of\s+)?/i;
/** "1 14-ounce block of", "2 (15 oz) tins", "2 400g tins": the same in other words. */
const PACK_OF_SIZE = patternFrom(
  `^(\\d+|an?|${COUNT_WORD})\\s+\\(?(\\d+(?:\\.\\d+)?)[\\s-]*(g|ml|oz|ounces?|grams?)\\)?[\\s-]+(?=(?:tin|can|jar|pack|block|pouch|carton|bottle|tub|bag))`,
  'i',
);
/** "half a red cabbage", "a quarter of the loaf". */
const IN_WORDS = patternFrom(`^${WORDED} (?=\\p{L})`, 'iu');
/** "1 tsp each of cumin and coriander": so much of every one. */
const EACH = /^each(?: of)? /i;
/** An "of" after the amount is taken off here: the library would build an expression for it at every call. */
const READING = { includeMeta: true, allowLeadingOf: true } as const;

/**
 * Reads ingredient lines in the way cooks write them: "200 g red lentils, rinsed", "1 onion (150 g), sliced",
 * "2 x 400 g tins chopped tomatoes", "a pinch of salt". Never throws; what it cannot read stays in `text`.
 */
export function parseIngredientLines(texts: readonly string[]): IngredientLine[] {
  const lines = texts.map(readableLine);
  // At one go, because every call of the library builds its expressions anew; it leaves out lines that are empty.
  const rests = lines.map(({ rest }) => rest);
  const parsed = new Map(parseIngredient(rests, READING).map((line) => [line.meta?.sourceIndex, line]));
  return lines.map((line, index) => ingredientLine(line, parsed.get(index)));
}

/** Reads one line; see {@link parseIngredientLines}. */
export function parseIngredientLine(text: string): IngredientLine {
  const line = readableLine(text);
  return ingredientLine(line, parseIngredient(line.rest, READING)[0]);
}

/** A line made ready for the library. */
interface ReadableLine {
  written: string;
  /** What the library reads: without a number of tins, and without an amount that nobody measures. */
  rest: string;
  /** So many of what `rest` says. */
  multiplier: number;
  /** "pinch" of "a pinch of". */
  vague: string | null;
}

function readableLine(text: string): ReadableLine {
  const written = text.trim().replace(/\s+/g, ' ');
  const readable = inOneUnit(
    withoutImperialTwin(written)
      .replace(/\blitres?\b/gi, 'l')
      .replace(/\b(milli|centi|deci)litres?\b/gi, (_, prefix: string) => `${prefix.charAt(0)}l`)
      .replace(/^(?:about|approx(?:imately|\.)?|roughly|ca\.?) (?=[\d½¼¾⅓⅔])/i, '')
      .replace(/ (?:heaped|level|rounded|scant|generous) (?=t(?:bsp|sp|ea|able))/i, ' ')
      .replace(
        PACK_OF_SIZE,
        (_, count: string, size: string, unit: string) => `${numberIn(count)} x ${size} ${unitOf(unit)?.name} `,
      )
      .replace(IN_WORDS, (words) => `${numberIn(words.trim())} `),
  );
  const vague = VAGUE.exec(readable);
  const tins = TINS.exec(readable);
  if (tins) {
    const rest = `${tins[2]?.replace(',', '.')} ${tins[3]} ${readable.slice(tins[0].length)}`;
    return { written, rest, multiplier: Number(tins[1]), vague: null };
  }
  if (!vague) return { written, rest: readable, multiplier: 1, vague: null };
  return { written, rest: readable.slice(vague[0].length), multiplier: 1, vague: (vague[1] ?? '').toLowerCase() };
}

function ingredientLine({ written, rest, multiplier, vague }: ReadableLine, parsed?: Ingredient): IngredientLine {
  const said = vague ? rest : (parsed?.description ?? rest);
  const description = said.replace(EACH, '');
  const each = linesOfEach(written).map(parseIngredientLine);
  const { name, preparation } = splitPreparation(description);
  const food = findFood(name) ?? findFood(description);
  const quantity = vague ? 1 : (parsed?.quantity ?? null);
  const unitId = vague ?? parsed?.unitOfMeasureID ?? null;
  return {
    text: written,
    quantity: vague ? null : quantity === null ? null : quantity * multiplier,
    quantityMax: parsed?.quantity2 == null || vague ? null : parsed.quantity2 * multiplier,
    unit: vague ? null : (parsed?.unitOfMeasure ?? null),
    name,
    preparation,
    food,
    grams:
      each.length > 0
        ? weightOf(each)
        : weigh({
            written,
            name,
            quantity,
            quantityMax: parsed?.quantity2 ?? null,
            unitId,
            food,
            multiplier,
          }),
    ...(each.length > 0 && { each }),
  };
}

const weightOf = (lines: readonly IngredientLine[]): number | null =>
  lines.some(({ grams }) => grams === null) ? null : lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);

function splitPreparation(description: string): { name: string; preparation: string | null } {
  const bare = description
    .replace(bounded(10_000, /\([^)]*\)/g), ' ')
    .replace(/\s+/g, ' ')
    .replace(bounded(10_000, /\s+,/g), ',')
    .trim();
  const comma = bare.indexOf(',');
  if (comma < 0) return { name: bare.replace(/^of\s+/i, ''), preparation: null };
  return {
    name: bare
      .slice(0, comma)
      .trim()
      .replace(/^of\s+/i, ''),
    preparation: bare.slice(comma + 1).trim() || null,
  };
}

interface Weighing {
  written: string;
  name: string;
  quantity: number | null;
  quantityMax: number | null;
  unitId: string | null;
  food: Food | null;
  multiplier: number;
}

const BRACKET_GRAMS = bounded(
  10_000,
  patternFrom(`\\((?:about |ca\\. ?|roughly )?(${DIGITS})\\s*(g|kg)\\b[^)]*\\)`, 'i'),
);

/** A weight the cook wrote in brackets wins; then weights, volumes with a density, named measures, pieces. */
function weigh({ written, name, quantity, quantityMax, unitId, food, multiplier }: Weighing): number | null {
  const bracket = BRACKET_GRAMS.exec(written);
  const drained = drainedShare(written, food);
  if (bracket?.[1]) return numberIn(bracket[1]) * (bracket[2]?.toLowerCase() === 'kg' ? 1000 : 1) * drained;
  if (quantity === null) return null;
  const amount = (quantityMax === null ? quantity : (quantity + quantityMax) / 2) * multiplier;
  const unit = unitOf(unitId ?? '');
  if (unit?.kind === 'weight') return amount * unit.size * drained;
  const unmeasured = UNMEASURED_GRAMS[unitId ?? ''];
  if (unmeasured) return amount * unmeasured;
  if (!food) return null;
  if (unit) return food.density ? amount * unit.size * food.density : null;
  const measure = foodMeasureOf(unitId) ?? measureIn(name, food);
  const measured = measure && food.measures?.[measure];
  if (measured) return amount * measured;
  if (!food.piece) return null;
  return amount * food.piece * (SIZES[unitId ?? ''] ?? sizeIn(name));
}

/** What the usual tin holds, and the least of it that is drained food: smaller ones are of another size. */
const [TIN, LEAST_DRAINED] = [400, 200];

/** The share of what is written on tins that is food, where the line has them drained; 1 where that weight is said. */
function drainedShare(written: string, food: Food | null): number {
  const outside = written.replace(bounded(10_000, /\([^)]*\)/g), '');
  const isDrained = /\b(?:tin|can)s?\b/i.test(outside) && /\bdrained\b/i.test(outside);
  const { tin = TIN } = food?.measures ?? {};
  return isDrained && !bounded(10_000, /\([^)]*\bdrained\b/i).test(written) && tin >= LEAST_DRAINED
    ? Math.min(1, tin / TIN)
    : 1;
}

export const foodMeasureOf = (unit: string | null): FoodMeasure | undefined =>
  unit ? MEASURE_WORDS[unit.toLowerCase().replace(/s$/, '')] : undefined;

/** "3 garlic cloves", "2 celery stalks": the measure stands after the food. */
export function measureIn(name: string, food: Food): FoodMeasure | undefined {
  for (const word of name.toLowerCase().split(' ')) {
    const measure = foodMeasureOf(word);
    if (measure && food.measures?.[measure]) return measure;
  }
  return undefined;
}

const sizeIn = (name: string): number => {
  const size = /\b(small|large)\b/i.exec(name)?.[1]?.toLowerCase();
  return (size && SIZES[size]) || 1;
};
