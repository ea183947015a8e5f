import { formatQuantity } from 'format-quantity';
import { measureOf, unitOf, unitSize } from './units.ts';

/** An amount that scales with the servings. */
export interface Amount {
  quantity: number;
  /** Upper end of a range, else `null`. */
  quantityMax: number | null;
  /** As it reads after the number: `g`, `tbsp`, `sprigs`, `× 400 g`; empty for pieces. */
  unit: string;
  /** Unit of exactly one or less, where it differs: `sprig`. */
  unitOfOne?: string;
  /** A small piece that nobody cuts: a clove, a date, a slice. */
  isWhole?: true;
  /** Poured: more than a few spoonfuls go into a jug. */
  isFluid?: true;
  /** The words for less than a scale shows, of herbs and the like. */
  least?: 'a little' | 'a few';
  /** Words in place of number and unit where so little is left: "a pinch of". */
  words?: string;
  /** Rounded so far that it has to be said, or no spoon of a set but more or less than one. */
  lead?: 'about' | 'heaped' | 'scant';
  /** Said before it however much it is: "about ", "~". */
  before?: string;
  /** Its number as the cook wrote it, where that is a word: "half an". */
  written?: string;
  /** So much of a smaller unit besides: "1 tbsp + 1 tsp", "1 lb 5 oz". */
  plus?: { quantity: number; unit: string };
}

/** Shares of a cup that a cook can measure. */
const SHARES = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const SMALLEST_SHARE = 1 / 8;
/** Halfway between the two smallest shares. */
const SMALLEST_UP_TO = 3 / 16;
/** From here on a fraction of a piece or a spoon says more than anyone measures. */
const WHOLE_FROM = 10;
const HALVES_UP_TO = 4;
/** From here on a rounded number of pieces is "about" so many. */
const ABOUT_FROM = 0.3;
/** Lighter than that, whole grams count. */
const GRAMS_BELOW = 20;
/** No jug shows less: it is measured in spoons. */
const JUG_FROM_ML = 20;
/** What lies that near to a spoon is one. */
const SPOON_WITHIN = 0.15;
/** Amounts that no spoon of a set comes near, up to so many teaspoons, as cooks say it. */
const BETWEEN_SPOONS: readonly [upTo: number, lead: 'heaped' | 'scant', spoon: number][] = [
  [1 / 4, 'scant', 1 / 4],
  [1 / 2, 'heaped', 1 / 4],
  [3 / 4, 'heaped', 1 / 2],
];
/** Less of a spoon is a pinch. */
const PINCH_BELOW = 1 / 12;
/** Unit of "1 of them", which may become half of it. */
const OF_THEM = 'of them';
const THOUSAND = 1000;
const TSP_IN_TBSP = unitSize('tbsp') / unitSize('tsp');
const TBSP_IN_CUP = unitSize('cup') / unitSize('tbsp');
/** The smallest cup there is. */
const SMALLEST_CUP = 1 / 4;
/** Nobody counts so many spoonfuls of what can be poured. */
const POURED_FROM_TBSP = 8;
/** Grams. */
const FRESH_BELOW = 4;

const isTsp = (unit: string): boolean => unitOf(unit)?.name === 'tsp';
const isTbsp = (unit: string): boolean => unitOf(unit)?.name === 'tbsp';
/** In steps of a scale or a jug, which shows grams and millilitres. */
const isShown = (unit: string): boolean => unitOf(unit)?.system === 'metric' || /^[cm]m /.test(unit);

const nearest = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** A quantity in steps a cook can measure in its unit; never 0 for something that is there. */
export function measurable(quantity: number, unit: string, isWhole = false): number {
  if (isShown(unit)) return nearest(quantity, (unitOf(unit)?.size ?? 1) > 1 ? 0.05 : gramStep(quantity));
  if (isTsp(unit)) return teaspoons(quantity);
  if (isTbsp(unit)) return nearest(quantity, quantity < WHOLE_FROM ? 1 / 2 : 1);
  if (isMeasured(unit)) return shares(quantity);
  if (isWhole) return quantity < 3 / 4 ? 1 / 2 : Math.round(quantity);
  if (quantity < 3 / 8) return 1 / 4;
  return nearest(quantity, quantity < HALVES_UP_TO ? 1 / 2 : 1);
}

function gramStep(quantity: number): number {
  if (quantity < GRAMS_BELOW) return quantity < 5 ? 0.5 : 1;
  return quantity < THOUSAND ? 5 : 10;
}

function teaspoons(quantity: number): number {
  if (quantity < SMALLEST_UP_TO) return SMALLEST_SHARE;
  const step = quantity < HALVES_UP_TO ? 1 / 4 : quantity < WHOLE_FROM ? 1 / 2 : 1;
  // The smaller of two as near: it is salt more often than anything.
  return Math.ceil(quantity / step - 1 / 2) * step;
}

function shares(quantity: number): number {
  if (quantity >= WHOLE_FROM) return Math.round(quantity);
  if (quantity < SMALLEST_UP_TO) return SMALLEST_SHARE;
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  return whole + SHARES.reduce((best, share) => (Math.abs(share - rest) < Math.abs(best - rest) ? share : best));
}

/** A quantity in a unit, and what is over of it in a smaller one of which `of` are one; the first in steps of `step`. */
export function split(quantity: number, of: number, unit: string, step = 1): Pick<Amount, 'quantity' | 'plus'> {
  const all = Math.round(quantity * of);
  const first = Math.floor(all / of / step) * step;
  const rest = Math.round(all - first * of);
  return { quantity: first, ...(rest > 0 && { plus: { quantity: rest, unit } }) };
}

/**
 * Spoons that a set has: tablespoons by halves, and with one or two teaspoons besides where that is nearer; of teaspoons
 * what comes within 15 %, else one that is heaped or scant.
 */
export function spoons(quantity: number, unit: string): Pick<Amount, 'quantity' | 'plus' | 'lead'> {
  const isOff = Math.abs(measurable(quantity, unit) - quantity) > SPOON_WITHIN * quantity;
  const [, lead, spoon] = (isTsp(unit) && isOff && BETWEEN_SPOONS.find(([upTo]) => quantity < upTo)) || [];
  if (lead && spoon) return { quantity: spoon, lead };
  const half = measurable(quantity, unit);
  const third = Math.round(quantity * TSP_IN_TBSP) / TSP_IN_TBSP;
  const isNearer = Math.abs(third - quantity) < Math.abs(half - quantity) - 0.01;
  return isTbsp(unit) && quantity > 1 && quantity < HALVES_UP_TO && isNearer
    ? split(quantity, TSP_IN_TBSP, 'tsp')
    : { quantity: half };
}

/** A number as cooks write it: "1½", "⅔", "200"; decimals only with weights and volumes. */
export function quantityText(quantity: number, unit: string): string {
  if (isShown(unit)) return String(Math.round(quantity * 100) / 100);
  return formatQuantity(quantity, true) ?? String(quantity);
}

/** The number that decides between singular and plural: the upper end of a range. */
export function countOf(amount: Amount, factor = 1): number {
  const { quantity, quantityMax, words } = scaledAmount(amount, factor);
  return words ? 1 : (quantityMax ?? quantity);
}

/** "200 g", "1½ tbsp", "2–3", "1 sprig", "about 2", "1 tbsp + 1 tsp"; number and unit do not part at a line's end. */
export function amountText(amount: Amount, factor = 1): string {
  const {
    quantity,
    quantityMax,
    unit,
    unitOfOne = unit,
    words,
    lead,
    plus,
    before,
    written,
  } = scaledAmount(amount, factor);
  if (words) return words;
  const low = written ?? quantityText(quantity, unit);
  const high = quantityMax === null ? low : quantityText(quantityMax, unit);
  const most = quantityMax ?? quantity;
  const shown = most < 1 && unit === OF_THEM ? 'of it' : most <= 1 ? unitOfOne : unit;
  const text = [low === high ? low : `${low}–${high}`, shown].filter(Boolean).join('\u00a0');
  const more = plus && `${quantityText(plus.quantity, plus.unit)}\u00a0${plus.unit}`;
  const whole = more ? `${text}${plus.unit === 'oz' ? ' ' : ' + '}${more}` : text;
  return before ? before + whole : lead ? `${lead} ${whole}` : whole;
}

/**
 * An amount as many times over, in the unit and the steps in which a cook would measure it, unless it `isWritten` so:
 * shown with a factor of 1 it reads the same.
 */
export function scaledAmount(amount: Amount, factor: number, isWritten = factor === 1): Amount {
  if (isWritten) return amount;
  if (amount.plus) return inParts(amount, amount.plus, factor);
  const raw = inHandyUnit(timesOver(amount, factor));
  const { unit, isWhole, quantityMax } = raw;
  const words = tooLittle(raw);
  if (!words && quantityMax === null && (isTsp(unit) || isTbsp(unit))) return { ...raw, ...spoons(raw.quantity, unit) };
  const low = measurable(raw.quantity, unit, isWhole);
  const isPieces = !isMeasured(unit) && quantityMax === null && !words;
  return {
    ...raw,
    quantity: low,
    quantityMax: raw.quantityMax === null ? null : measurable(raw.quantityMax, unit, isWhole),
    ...(words && { words }),
    ...(isPieces && Math.abs(low - raw.quantity) > ABOUT_FROM * raw.quantity && { lead: 'about' as const }),
  };
}

/** As many times as much, not rounded. */
export function timesOver(amount: Amount, factor: number): Amount {
  if (factor === 1) return { ...amount };
  const { written: _, plus, ...all } = amount;
  return {
    ...all,
    quantity: amount.quantity * factor,
    quantityMax: amount.quantityMax === null ? null : amount.quantityMax * factor,
    ...(plus && { plus: { ...plus, quantity: plus.quantity * factor } }),
  };
}

/** The same without a smaller unit besides. */
export function inOne({ plus, ...amount }: Amount): Amount {
  const [one, more] = [measureOf(amount.unit), measureOf(plus?.unit ?? '')];
  if (!plus || !one || !more) return amount;
  return { ...amount, quantity: amount.quantity + (plus.quantity * more.size) / one.size };
}

/** A sum as many times over as a kitchen has it: quarters of a cup and spoons, pounds and ounces, of both the larger first. */
function inParts(amount: Amount, plus: NonNullable<Amount['plus']>, factor: number): Amount {
  const [one, more] = [measureOf(amount.unit), measureOf(plus.unit)];
  const whole = timesOver(inOne(amount), factor);
  if (!one || !more) return scaledAmount(whole, 1, false);
  const [large, small] = one.size < more.size ? [more, one] : [one, more];
  const step = large.name === 'cup' ? SMALLEST_CUP : 1;
  const of = large.size / small.size;
  const count = (whole.quantity * one.size) / large.size;
  const first = Math.floor(count / step + 1e-6) * step;
  const rest = (count - first) * of;
  const shown = rest < SMALLEST_SHARE ? 0 : measurable(rest, small.name);
  const { before, isFluid } = amount;
  const named = { ...(before && { before }), ...(isFluid && { isFluid }), quantityMax: null };
  if (first === 0) return scaledAmount({ ...named, quantity: rest, unit: small.name }, 1, false);
  const unit = large.isWord ? `${large.name}s` : large.name;
  const isFull = shown >= step * of - 1e-6;
  return {
    ...named,
    quantity: isFull ? first + step : first,
    unit,
    ...(large.isWord && { unitOfOne: large.name }),
    ...(shown > 0 && !isFull && { plus: { quantity: shown, unit: small.name } }),
  };
}

/** Whether it is weighed or measured, and not counted. */
export const isMeasured = (unit: string): boolean => unitOf(unit) !== undefined;

/** Words for so little that no number helps. */
function tooLittle({ quantity, quantityMax, unit, isWhole, least }: Amount): string | undefined {
  if (quantityMax !== null) return undefined;
  if (isTsp(unit)) return quantity < PINCH_BELOW ? 'a pinch of' : undefined;
  if (least && quantity < FRESH_BELOW) return least;
  if (isMeasured(unit)) return undefined;
  if (isWhole) return quantity < 1 / 4 ? 'a piece of' : undefined;
  return quantity < SMALLEST_UP_TO ? 'a little' : undefined;
}

const LARGER: Record<string, [unit: string, ofOne?: string]> = { g: ['kg'], ml: ['litres', 'litre'] };
const SMALLER: Record<string, string> = { kg: 'g', l: 'ml', litre: 'ml', litres: 'ml' };

/** The same in the next unit, where its own has become too small or too large for it: 2000 ml, 6 tsp, ¼ tbsp. */
function inHandyUnit(amount: Amount): Amount {
  const { quantity, quantityMax, unit, isFluid } = amount;
  const most = quantityMax ?? quantity;
  const larger = LARGER[unit];
  const smaller = SMALLER[unit];
  if (larger && most >= THOUSAND) return inUnit(amount, larger[0], 1 / THOUSAND, larger[1]);
  if (smaller && most < 1) return inHandyUnit(inUnit(amount, smaller, THOUSAND));
  if (unit === 'ml' && most < JUG_FROM_ML) return inHandyUnit(inUnit(amount, 'tsp', 1 / unitSize('tsp')));
  if (isFluid && isTbsp(unit) && most >= POURED_FROM_TBSP) return inUnit(amount, 'ml', unitSize('tbsp'));
  if (unitOf(unit)?.name === 'cup' && most < SMALLEST_CUP) return inHandyUnit(inUnit(amount, 'tbsp', TBSP_IN_CUP));
  const isHalf = Math.abs(most - 1 / 2) < 0.02;
  if (isTbsp(unit) && most < 0.98 && !isHalf) return inUnit(amount, 'tsp', TSP_IN_TBSP);
  const tbsp = most / TSP_IN_TBSP;
  const isRound = Math.abs(nearest(tbsp, 1 / 2) - tbsp) < 0.02;
  return isTsp(unit) && tbsp >= 0.98 && isRound ? inUnit(amount, 'tbsp', 1 / TSP_IN_TBSP) : amount;
}

const inUnit = (
  { quantity, quantityMax, before }: Amount,
  unit: string,
  times: number,
  unitOfOne?: string,
): Amount => ({
  ...(before && { before }),
  quantity: quantity * times,
  quantityMax: quantityMax === null ? null : quantityMax * times,
  unit,
  ...(unitOfOne && { unitOfOne }),
});
