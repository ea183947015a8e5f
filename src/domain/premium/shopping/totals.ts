import { plural } from '../../nouns.ts';
import { type Amount, amountText, measurable } from '../../quantities/amounts.ts';
import { unitOf, unitSize } from '../../quantities/units.ts';
import type { Portion } from './portion.ts';

/** The sum of portions of one product. */
export interface Total {
  /** What could not be added stands side by side. */
  amounts: readonly { quantity: number; unit: string }[];
  /** The number of pieces it is about, where pieces went into a weight, rounded up. */
  about: { quantity: number; unit: string } | null;
  /** Whether a line asks for some without saying how much. */
  hasMore: boolean;
}

type Known = Portion & { quantity: number };
type Weighed = Known & { grams: number };

const isKnown = (portion: Portion): portion is Known => portion.quantity !== null;
const isWeighed = (portion: Known): portion is Weighed => portion.grams !== null;
const family = (unit: string): string => unitOf(unit)?.kind ?? `count ${unit}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/**
 * Adds up portions of one product. Units of one kind add up as they are; kinds add up by weight, where each is known to
 * weigh something; what is left stands side by side: weights, volumes, then what is counted.
 */
export function totalOf(portions: readonly Portion[]): Total {
  const known = portions.filter(isKnown);
  const families = withoutTwins([...Map.groupBy(known, ({ unit }) => family(unit)).values()]);
  const weighed = families.filter((each) => each.every(isWeighed)) as Weighed[][];
  const merged = weighed.length > 1 ? weighed : [];
  const apart = families.filter((each) => !merged.includes(each as Weighed[]));
  const amounts = apart.map(added);
  if (merged.length > 0) amounts.push(large({ quantity: sum(merged.flat().map(({ grams }) => grams)), unit: 'g' }));
  return {
    amounts: amounts.toSorted((a, b) => rank(a.unit) - rank(b.unit)),
    about: aboutOf(merged),
    hasMore: known.length < portions.length,
  };
}

/** Counting words for the same thing become one: a stick of celery is a stalk, a garlic on its own a clove. */
function withoutTwins(families: readonly Known[][]): Known[][] {
  const kept: Known[][] = [];
  for (const portions of families.toSorted((a, b) => order(a).localeCompare(order(b)))) {
    const twin = kept.find((other) => isCounted(other) && isCounted(portions) && areAlike(other, portions));
    if (twin) twin.push(...portions.map((portion) => ({ ...portion, unit: twin[0]?.unit ?? '' })));
    else kept.push([...portions]);
  }
  return kept;
}

/** Words before bare numbers, and always the same ones first. */
const order = ([first]: readonly Known[]): string => first?.unit || '\uffff';
const isCounted = ([first]: readonly Portion[]): boolean =>
  first !== undefined && family(first.unit).startsWith('count');
const each = ({ grams, quantity }: Known): number => (grams ?? Number.NaN) / quantity;
const areAlike = ([a]: readonly Known[], [b]: readonly Known[]): boolean =>
  a !== undefined && b !== undefined && Math.abs(each(a) - each(b)) < 0.01 * each(a);

const RANKS = { weight: 0, volume: 1, counted: 2 };
const rank = (unit: string): number => RANKS[unitOf(unit)?.kind ?? 'counted'];

/** The sum of one family: in the unit all share, else in grams, spoons or millilitres. */
function added(portions: readonly Known[]): { quantity: number; unit: string } {
  const units = new Set(portions.map(({ unit }) => unit));
  const [unit = ''] = units;
  if (units.size === 1) return large({ quantity: sum(portions.map(({ quantity }) => quantity)), unit });
  const size = sum(portions.map(({ quantity, unit }) => quantity * unitSize(unit)));
  if (unitOf(unit)?.kind === 'weight') return large({ quantity: size, unit: 'g' });
  const areSpoons = [...units].every((each) => each === 'tsp' || each === 'tbsp');
  return large(areSpoons ? { quantity: size / unitSize('tsp'), unit: 'tsp' } : { quantity: size, unit: 'ml' });
}

/** From a litre or kilogram, three teaspoons or sixteen tablespoons on, the next unit says it better. */
function large({ quantity, unit }: { quantity: number; unit: string }): { quantity: number; unit: string } {
  if (unit === 'g' && quantity >= 1000) return { quantity: quantity / 1000, unit: 'kg' };
  if (unit === 'ml' && quantity >= 1000) return { quantity: quantity / 1000, unit: 'l' };
  if (unit === 'tsp' && quantity >= 3)
    return large({ quantity: (quantity * unitSize('tsp')) / unitSize('tbsp'), unit: 'tbsp' });
  if (unit === 'tbsp' && quantity >= 16) return large({ quantity: quantity * unitSize('tbsp'), unit: 'ml' });
  return { quantity, unit };
}

/** Grams from which on one counts a thing in a shop; nobody buys leaves of mint by their number. */
const LIGHTEST_PIECE = 5;

/** The number of pieces a weight is, by what the lines' own pieces weigh: of several kinds of pieces the heaviest. */
function aboutOf(merged: readonly Weighed[][]): Total['about'] {
  const pieces = merged
    .filter(isCounted)
    .map((portions) => ({
      unit: portions[0]?.unit ?? '',
      each: sum(portions.map(({ grams }) => grams)) / sum(portions.map(({ quantity }) => quantity)),
    }))
    .toSorted((a, b) => b.each - a.each);
  const [heaviest] = pieces;
  if (!heaviest || heaviest.each < LIGHTEST_PIECE) return null;
  const grams = sum(merged.flat().map((portion) => portion.grams));
  // What is a hair above three is three.
  return { quantity: Math.max(1, Math.ceil(grams / heaviest.each - 0.05)), unit: heaviest.unit };
}

const TRACES = new Set(['pinch', 'dash', 'drop']);

/** "200 g + 1 handful", "600 g (about 4)", "1 tsp + some more"; empty where no line says how much. */
function totalText({ amounts, about, hasMore }: Total): string {
  if (amounts.length === 0) return '';
  // Nobody looks for a pinch more.
  const measured = amounts.filter(({ unit }) => !TRACES.has(unit));
  const texts = (measured.length > 0 ? measured : amounts).map(({ quantity, unit }) =>
    amountText(toAmount(rounded(quantity, unit), unit), 1),
  );
  const pieces = about ? ` (about ${amountText(toAmount(about.quantity, about.unit), 1)})` : '';
  return `${texts.join(' + ')}${pieces}${hasMore ? ' + some more' : ''}`;
}

/** The sum of portions, in words. */
export const amountOf = (portions: readonly Portion[]): string => totalText(totalOf(portions));

const METRIC = new Set(['g', 'ml', 'kg', 'l']);

function toAmount(quantity: number, unit: string): Amount {
  const isBent = unit !== 'cm' && (unitOf(unit)?.isWord ?? true);
  return { quantity, quantityMax: null, unit: isBent ? plural(unit) : unit, unitOfOne: unit };
}

/** In steps a cook can measure; a sum of few grams stays exact, and never less than a piece too few. */
function rounded(quantity: number, unit: string): number {
  if (unit === 'kg' || unit === 'l') return Math.max(0.01, Math.round(quantity * 100) / 100);
  if (METRIC.has(unit) && quantity >= 100) return Math.round(quantity / 5) * 5;
  if (METRIC.has(unit)) return quantity < 10 ? Math.max(0.5, Math.round(quantity * 2) / 2) : Math.round(quantity);
  return quantity >= 10 ? Math.ceil(quantity - 0.05) : measurable(quantity, unit);
}
