import { foodByCount, foodByMeasure } from '../foods/counted-foods.ts';
import { findFood } from '../foods/find.ts';
import type { Food } from '../foods/food.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { amountBehind, lineAmount, wholeAmount } from '../quantities/line-amounts.ts';
import { unitOf } from '../quantities/units.ts';
import { linesOfEach } from './each-of.ts';
import { isMadeOf } from './made-dishes.ts';
import { isMeasuredBy, weigh } from './weights.ts';

/** One line of an ingredients list, read. `text` is always what the cook wrote. */
export interface IngredientLine {
  text: string;
  /** Lower end of the amount as written; `null` for "a pinch of salt" and lines without one. */
  quantity: number | null;
  /** Upper end where the line gives a range. */
  quantityMax: number | null;
  /** Unit as it reads after the amount (`g`, `tbsp`, `cloves`), or `null` for pieces. */
  unit: string | null;
  /** The food: "red lentils". */
  name: string;
  /** Its preparation, after the first comma: "rinsed". */
  preparation: string | null;
  food: Food | null;
  /** Weight in grams, `null` where it cannot be known. */
  grams: number | null;
  /** Every one of "1 tsp each of cumin and coriander"; `food` is the last, `grams` that of all. */
  each?: readonly IngredientLine[];
}

/** The lines that a line stands for: itself, unless it is of so much each of several things. */
export const linesIn = (line: IngredientLine): readonly IngredientLine[] => line.each ?? [line];

/** A heading between the lines, or an empty one. */
export const isHeading = ({ text, food }: Pick<IngredientLine, 'text' | 'food'>): boolean =>
  text === '' || (text.endsWith(':') && !food);

/** "a pinch of", "a small bunch of": an amount nobody measures. */
export const VAGUE =
  /^(?:an?\s+)?(?:(?:generous|good|big|small|large)\s+)?(pinch|handful|dash|splash|drizzle|knob|bunch|sprig|squeeze)(?:es|s)?\s+of\s+/i;
/** Words that follow a number and are no measure, as a unit. */
const COUNTED = patternFrom(
  '^ ?(large|medium|small|lg|md|med|sm|(?:bag|box|bunch|can|carton|clove|container|ear|head|pack|package|pkg|piece|sprig|stick|dash|drop|pinch|inch|cm|mm)(?:e?s)?)\\b\\.?(?= \\S)',
  'i',
);
/** The pack of "2 x 400 g tins of". */
const PACK = /^ ?(tins?|cans?|jars?|packs?|packets?|blocks?|pouch(?:es)?|cartons?|bottles?|tubs?|bags?)\s+(?:of\s+)?/i;
/** "1 tsp each of cumin and coriander": so much of every one. */
const EACH = /^each(?: of)? /i;

/**
 * Reads ingredient lines in the way cooks write them: "200 g red lentils, rinsed", "1 onion (150 g), sliced",
 * "2 x 400 g tins chopped tomatoes", "a pinch of salt". Never throws; what it cannot read stays in `text`.
 */
export const parseIngredientLines = (texts: readonly string[]): IngredientLine[] => texts.map(parseIngredientLine);

/** The amount a line states, and the words that are left. */
interface Reading {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
  /** The pack that has its size in front of it: "400 g tin". */
  pack?: string | undefined;
  rest: string;
}

export interface WrittenPacks {
  count: number;
  /** The size written on each, in `unit`. */
  size: number;
  unit: string;
  /** "tins" */
  pack: string;
  /** The words that follow. */
  behind: string;
}

/** So many packs of a size: "2 x 400 g tins of", "a 400 g can", "280 g jar"; `null` for what is not packed so. */
export function packsIn(text: string): WrittenPacks | null {
  const read = lineAmount(text);
  const behind = text.slice(read?.end);
  const pack = PACK.exec(behind)?.[1];
  const unit = unitOf(read?.each?.unit ?? '');
  return read?.each && unit && pack ? { count: read.low, size: read.each.low, unit: unit.name, pack, behind } : null;
}

function readingOf(written: string): Reading {
  const read = lineAmount(written);
  if (!read) {
    const { low = null, high = null, unit = '', words = written } = amountBehind(written) ?? {};
    return { quantity: low, quantityMax: high, unit: unit || null, rest: words };
  }
  const { each, low, high, end, unit } = read;
  const after = written.slice(end);
  const withoutOf = (words: string): string => words.trim().replace(/^of\s+/i, '');
  if (each) {
    return {
      quantity: low * each.low,
      quantityMax: high === null && each.high === null ? null : (high ?? low) * (each.high ?? each.low),
      unit: unitOf(each.unit)?.name ?? each.unit,
      pack: PACK.exec(after)?.[1],
      rest: withoutOf(after.replace(PACK, '')),
    };
  }
  const counted = unit ? null : COUNTED.exec(after);
  const words = (counted?.[1] ?? unit).replace(FULL, '');
  return {
    quantity: wholeAmount(read),
    quantityMax: high,
    unit: (/^(?:milli|centi|deci)?lit(?:re|er)s?$/i.test(words) ? shortOf(words) : words) || null,
    rest: withoutOf(after.slice(counted?.[0].length ?? 0).replace(FULL_SPOONS, ' ')),
  };
}
const shortOf = (litres: string): string => `${/^[mcd]/i.exec(litres)?.[0].toLowerCase() ?? ''}l`;
const FULL = /^(?:heaped|heaping|level|rounded|scant|generous) /i;
const FULL_SPOONS = /^ (?:heaped|level|rounded|scant|generous) (?=t(?:bsp|sp|ea|able))/i;

/** Reads one line; see {@link parseIngredientLines}. */
export function parseIngredientLine(text: string): IngredientLine {
  const written = text.trim().replace(/\s+/g, ' ');
  const vague = VAGUE.exec(written);
  const read: Reading = vague
    ? { quantity: null, quantityMax: null, unit: null, rest: written.slice(vague[0].length) }
    : readingOf(written);
  const { name, preparation } = splitPreparation(read.rest.replace(EACH, ''));
  const counted = foodByMeasure(name, read.pack ?? read.unit);
  const isCounted = read.quantity !== null && !vague && (read.unit === null || !isMeasuredBy(read.unit));
  const named =
    counted?.food ??
    foodByCount(name, { isCounted, unit: read.unit }) ??
    findFood(name) ??
    findFood(read.rest.replace(EACH, ''));
  const food = named && isMadeOf(name, named) ? null : named;
  const each = linesOfEach(written).map(parseIngredientLine);
  const { rest: _, pack: __, ...amount } = read;
  return {
    text: written,
    ...amount,
    name,
    preparation,
    food,
    grams:
      each.length > 0
        ? weightOf(each)
        : weigh({
            written,
            name: counted?.name ?? name,
            quantity: vague ? 1 : read.quantity,
            quantityMax: read.quantityMax,
            unitId: vague?.[1]?.toLowerCase() ?? read.unit,
            food,
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
