import { findFood } from '../../foods/find.ts';
import type { Food, FoodMeasure } from '../../foods/food.ts';
import { measureIn, measureNamed } from '../../foods/measures.ts';
import { boughtFor } from '../../foods/purchases.ts';
import { linesOfEach } from '../../ingredients/each-of.ts';
import {
  type IngredientLine,
  packsIn,
  parseIngredientLine,
  VAGUE,
  type WrittenPacks,
} from '../../ingredients/ingredient-lines.ts';
import { singular } from '../../nouns.ts';
import { bounded, patternFrom } from '../../pattern.ts';
import { quantityText } from '../../quantities/amounts.ts';
import { numberIn, WORDED } from '../../quantities/numbers.ts';
import { unitOf, unitSize } from '../../quantities/units.ts';
import type { Portion } from './portion.ts';

/** The amount a line asks for, as it says. */
export type NeededAmount = Pick<Portion, 'unit' | 'quantity' | 'grams'>;

/** As much as a hand, a plant or a moment gives: never turned into grams. */
const UNMEASURED = new Set(
  'bunch|handful|sprig|pinch|dash|splash|drizzle|knob|squeeze|drop|thumb|punnet|bag|carton|pack'.split('|'),
);
const LEADING_CONTAINER = patternFrom(`^(${[...UNMEASURED].join('|')})(?:e?s)?\\s+(?:of\\s+)?`, 'i');
const BRACKET_WEIGHT = bounded(10_000, /\((?:about |ca\. ?|roughly )?\d+(?:[.,]\d+)?\s*k?g\b([^)]*)\)/i);
const IN_WORDS = patternFrom(`^${WORDED}(?=\\s)`, 'i');
const FEW = /^an?\s+(?:few|little|bit|dash|pinch|touch)\b/i;

/** Units and numbers in the words the reader of lines knows. */
function plainlyWritten(text: string): string {
  const spoons = text.replace(/\btbsps\b|\btbs\b/gi, 'tbsp').replace(/\btsps\b/gi, 'tsp');
  if (VAGUE.test(spoons) || FEW.test(spoons)) return spoons;
  const worded = IN_WORDS.exec(spoons)?.[0];
  if (worded) return numberIn(worded) + spoons.slice(worded.length);
  return spoons.replace(/^an?\s+(?=\p{L})/iu, '1 ');
}

/** The amount a line asks for. Of a range the upper end: it must suffice. */
function portionOf(line: IngredientLine): NeededAmount {
  const { text, food, grams } = line;
  const packed = packsIn(text);
  if (packed) return packs(packed, line);
  const vague = VAGUE.exec(text)?.[1]?.toLowerCase();
  if (vague) return { unit: vague, quantity: 1, grams: null };
  // None of a thing is not what somebody means.
  if (line.quantity === 0 && !line.quantityMax) return { unit: '', quantity: null, grams: null };
  if (line.quantity === null) return { unit: grams ? 'g' : '', quantity: grams, grams };
  const quantity = line.quantityMax ?? line.quantity;
  const { unit, times } = readUnit(line);
  const bracket = BRACKET_WEIGHT.exec(text);
  // "500 g pods (260 g shelled)" are 500 g in the shop; what is drained is left over of a tin.
  const measure = unitOf(unit);
  if (bracket && !(measure?.kind === 'weight' && !/\bdrained\b/i.test(bracket[1] ?? ''))) {
    const each = /\beach\b/i.test(bracket[1] ?? '') ? quantity : 1;
    return { unit, quantity: quantity * times, grams: grams === null ? null : grams * each };
  }
  if (measure) {
    const size = quantity * times * measure.size;
    const weight = measure.kind === 'weight' ? size : food?.density ? size * food.density : null;
    return { unit, quantity: quantity * times, grams: weight };
  }
  if (UNMEASURED.has(unit)) return { unit, quantity, grams: null };
  const average = (line.quantity + quantity) / 2;
  if (LENGTH.test(unit)) return { unit, quantity, grams: grams && (grams / average) * quantity };
  if (unit !== '') return { unit, quantity, grams: weightOf(quantity, food?.measures?.[unit as FoodMeasure]) };
  return { unit, quantity, grams: food?.piece && grams !== null ? (grams / average) * quantity : null };
}

const LENGTH = /^(?:cm|mm|in|inch)(?: |$)/;
const weightOf = (quantity: number, each: number | undefined): number | null => (each ? quantity * each : null);

function readUnit({ unit, name, food }: IngredientLine): { unit: string; times: number } {
  const written = unit?.toLowerCase() ?? '';
  const known = unitOf(written);
  // Grams and millilitres add up with their like, however many there are.
  if (known?.system === 'metric') return { unit: known.kind === 'weight' ? 'g' : 'ml', times: known.size };
  if (known) return { unit: known.name, times: 1 };
  const isCounted = written !== '' && !/^(?:small|medium|large)$/.test(written);
  const word = isCounted ? countingWord(written) : measureWord(name, food);
  // "2 bay leaves" are two of what is called a bay leaf.
  return { unit: food?.names[0].endsWith(` ${word}`) ? '' : word, times: 1 };
}

/** The word things are counted by, one for each. */
function countingWord(written: string): string {
  const measure = measureNamed(written);
  if (measure === 'packet') return 'pack';
  return !measure || measure === 'other' ? singular(written) : measure;
}

/** The measure that stands in the name: "garlic cloves", "tin chopped tomatoes", "handfuls of spinach". */
function measureWord(name: string, food: Food | null): string {
  const container = LEADING_CONTAINER.exec(name)?.[1];
  if (container) return container.toLowerCase();
  if (/\bbulbs?$/i.test(name) && food?.measures?.head) return 'head';
  const measure = food ? measureIn(name, food) : undefined;
  return measure && measure !== 'other' ? measure : '';
}

/** "2 x 400 g tins", "280 g jar": what is drained comes out of a tin or jar as the table says; other packs hold what is written on them. */
function packs({ count, size, unit, pack, behind }: WrittenPacks, { food, grams }: IngredientLine): NeededAmount {
  const container = countingWord(pack.toLowerCase());
  const content = food && !BRACKET_WEIGHT.test(behind) ? contentOf(food, container, size * unitSize(unit)) : null;
  return {
    unit: `× ${quantityText(size, unit)} ${unit} ${container}`,
    quantity: count,
    grams: content === null ? grams : count * content,
  };
}

/** Grams that come out of a pack of a size, where that is another figure than the one on it. */
function contentOf({ id, measures }: Food, container: string, size: number): number | null {
  if (container === 'tin' && measures?.tin) return (measures.tin * size) / USUAL_TIN;
  const { form, g, size: printed, drained } = boughtFor(id) ?? {};
  return drained && form === container && g && printed ? (g * size) / Number.parseFloat(printed) : null;
}
const USUAL_TIN = 400;

/** A line in a list of ingredients, read for shopping: it may ask for several things, or for nothing. */
export function readLine(text: string): { line: IngredientLine; portion: NeededAmount; part: string }[] {
  const written = plainlyWritten(text.trim());
  if (written === '' || /:$/.test(written)) return [];
  return parts(written).map(({ text, part = '' }) => {
    const line = parseIngredientLine(text);
    return { line, portion: portionOf(line), part };
  });
}

const AMOUNT = '(?:\\d+(?:[.,]\\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔]|\\d+/\\d+)\\s*(?:kg|g|ml|l|tbsp|tsp|cups?|oz|lb)';
const TWO_AMOUNTS = bounded(
  10_000,
  patternFrom(`^(${AMOUNT})\\s+(?:plus|and|\\+)\\s+(${AMOUNT})\\s+(?:of\\s+)?(.+)$`, 'i'),
);
const PRESSED = bounded(
  10_000,
  /^(?:finely |freshly )?(?:grated |squeezed )?(zest|juice|rind)( and (?:zest|juice))? of (.+? (?:lemons?|limes?|oranges?|grapefruits?))\b.*$/i,
);
const BOTH = bounded(10_000, /^([\p{L} -]+?) (?:and|&) ([\p{L} -]+)$/iu);

/** "2 tbsp plus 1 tsp oil" is two amounts, "salt and pepper" two products, "juice of 1 lemon" a lemon. */
function parts(text: string): { text: string; part?: string }[] {
  const each = linesOfEach(text);
  if (each.length > 0) return each.flatMap(parts);
  const two = TWO_AMOUNTS.exec(text);
  if (two) return [{ text: `${two[1]} ${two[3]}` }, { text: `${two[2]} ${two[3]}` }];
  const [, part = '', other, fruit] = PRESSED.exec(text) ?? [];
  if (fruit) return [{ text: plainlyWritten(fruit), part: other ? '' : part.toLowerCase().replace('rind', 'zest') }];
  const both = BOTH.exec(text.replace(bounded(10_000, /,.*$/), ''));
  if (!both?.[1] || !both[2]) return [{ text }];
  const foods = [both[1], both[2]].map(findFood);
  return foods[0] && foods[1] && foods[0] !== foods[1] ? [{ text: both[1] }, { text: both[2] }] : [{ text }];
}
