import { foodWords } from '../foods/find.ts';
import type { Cut, Food, FoodMeasure } from '../foods/food.ts';
import { type MeasureWord, measureGrams, measureIn, measureNamed } from '../foods/measures.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { isOfArea, lengthIn, thumbsIn } from '../quantities/line-lengths.ts';
import { DIGITS, numberIn } from '../quantities/numbers.ts';
import { UNMEASURED_GRAMS, unitOf } from '../quantities/units.ts';
import { wordTable } from '../word-table.ts';

/** Beside a medium one. */
const SIZES = { small: 0.7, medium: 1, large: 1.35 } as const;
type Size = keyof typeof SIZES;
const SIZE_WORDS = wordTable<Size>({
  small: 'small',
  sm: 'small',
  medium: 'medium',
  med: 'medium',
  md: 'medium',
  large: 'large',
  lg: 'large',
});
/** Measures that come in one size, or in sizes of their own. */
const PACKED = new Set<MeasureWord>(['tin', 'jar', 'packet', 'block', 'sheet', 'stick']);

interface Weighing {
  written: string;
  name: string;
  quantity: number | null;
  quantityMax: number | null;
  unitId: string | null;
  food: Food | null;
}

/** "(150 g)", "(about 28 oz.)", "(400 g each)". */
const BRACKET_WEIGHT = bounded(
  10_000,
  patternFrom(
    `\\((?:about |ca\\. ?|roughly )?(${DIGITS})[\\s-]*(g|grams?|kg|oz|ounces?|lbs?|pounds?)\\b\\.?(\\s*each)?[^)]*\\)`,
    'i',
  ),
);
const OF_LENGTH = /^(?:cm|mm|in|inch(?:es)?)(?: |$)/i;

const unmeasuredGrams = (unit: string | null): number | undefined =>
  UNMEASURED_GRAMS[(unit ?? '').toLowerCase().replace(/(?<=sh|ch)es$|s$/, '')];

/** Whether a unit is of weight or volume, or a pinch, and counts no pieces. */
export const isMeasuredBy = (unit: string): boolean =>
  unitOf(unit) !== undefined || unmeasuredGrams(unit) !== undefined;

/** A weight the cook wrote in brackets wins; then weights, lengths, volumes with a density, named measures, pieces. */
export function weigh({ written, name, quantity, quantityMax, unitId, food }: Weighing): number | null {
  const bracket = BRACKET_WEIGHT.exec(written);
  const drained = drainedShare(written, food);
  const inBracket = unitOf(bracket?.[2] ?? '');
  // Weights in ounces stand for a pack; grams in brackets are the cook's own of what is weighed already.
  if (bracket?.[1] && inBracket && (inBracket.system === 'metric' || unitOf(unitId ?? '')?.kind !== 'weight'))
    return numberIn(bracket[1]) * inBracket.size * (bracket[3] ? (quantity ?? 1) : 1) * drained;
  if (name === '') return null;
  const unit = unitOf(unitId ?? '');
  const long = food?.perCm && !unit ? (lengthIn(written) ?? thumbsIn(written)) : null;
  if (food?.perCm && long) return food.perCm * long.cm * long.count;
  if (quantity === null || OF_LENGTH.test(unitId ?? '') || isOfArea(written)) return null;
  const amount = quantityMax === null ? quantity : (quantity + quantityMax) / 2;
  if (unit?.kind === 'weight') return amount * unit.size * drained;
  const unmeasured = unmeasuredGrams(unitId);
  if (unmeasured) return amount * unmeasured;
  if (!food) return null;
  const own = asNamed(food, name);
  if (unit) return own.density ? amount * unit.size * densityOf(own, name, own.density) : null;
  const measure = measureNamed(unitId, own) ?? measureIn(name, food);
  const each = measure ? measureGrams(own, measure) : own.piece;
  if (!each) return null;
  const size = sizeNamed(unitId) ?? sizeIn(name);
  if (!size || (measure && PACKED.has(measure))) return amount * each;
  return amount * ((!measure && own.measures?.[size as FoodMeasure]) || each * SIZES[size]);
}

/** The food with the weights it has under the name that a line gives it. */
function asNamed(food: Food, name: string): Food {
  const words = food.named && foodWords(name).join(' ');
  const [, other] = Object.entries(food.named ?? {}).find(([called]) => ` ${words} `.includes(` ${called} `)) ?? [];
  return other ? { ...food, ...other, measures: { ...food.measures, ...other.measures } } : food;
}

const CUT_WORDS = wordTable<Cut>({
  chopped: 'chopped',
  minced: 'chopped',
  sliced: 'sliced',
  mashed: 'mashed',
  pureed: 'mashed',
  ground: 'ground',
});
/** Mashed fruit and vegetables leave no gaps. */
const MASHED = 0.97;

/** Grams in a millilitre, as it is cut: "1 cup mashed avocado". */
function densityOf({ cut, fruitVegLegume, aisle }: Food, name: string, whole: number): number {
  const how = foodWords(name).flatMap((word) => CUT_WORDS[word] ?? [])[0];
  const isMash = how === 'mashed' && fruitVegLegume && aisle === 'produce';
  return (how && cut?.[how]) ?? (isMash ? Math.max(whole, MASHED) : whole);
}

/** The content of the usual tin, and the least of it that is drained food: smaller ones are of another size. */
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

const sizeNamed = (word: string | null): Size | undefined => SIZE_WORDS[word?.toLowerCase() ?? ''];
const sizeIn = (name: string): Size | undefined => sizeNamed(/\b(?:small|large)\b/i.exec(name)?.[0] ?? null);
