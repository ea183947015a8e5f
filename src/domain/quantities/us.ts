import { type Amount, measurable, split, spoons } from './amounts.ts';
import { unitSize } from './units.ts';

/** A unit to show an amount in. */
export interface Target {
  unit: string;
  unitOfOne?: string;
  /** Grams or millilitres in one. */
  size: number;
  /** A number of them as a cook measures it. */
  round: (quantity: number) => number;
  /** The same where a smaller unit may stand beside it; not for the ends of a range. */
  parted?: (quantity: number) => Parted;
}
type Parted = Pick<Amount, 'quantity' | 'plus' | 'lead'>;

const [TSP_ML, TBSP_ML, CUP_ML] = [unitSize('tsp'), unitSize('tbsp'), unitSize('cup')];
const [OZ_GRAMS, LB_GRAMS] = [unitSize('oz'), unitSize('lb')];
const TBSP_IN_CUP = CUP_ML / TBSP_ML;
const TBSP_IN_STICK = 8;
const OZ_IN_LB = 16;

const nearest = (step: number) => (quantity: number) => Math.max(step, Math.round(quantity / step) * step);
const isNear = (quantity: number, round: Target['round'], within: number): boolean =>
  Math.abs(round(quantity) - quantity) <= quantity * within;

/** Whole ounces; below eight of them halves still matter, below one quarters. */
const ounces = (quantity: number): number => nearest(quantity < 1 ? 1 / 4 : quantity < 8 ? 1 / 2 : 1)(quantity);

const TSP: Target = { unit: 'tsp', size: TSP_ML, round: nearest(1 / 4) };
const TBSP: Target = {
  unit: 'tbsp',
  size: TBSP_ML,
  round: nearest(1 / 2),
  parted: (quantity) => spoons(quantity, 'tbsp'),
};
const CUP: Target = { unit: 'cups', unitOfOne: 'cup', size: CUP_ML, round: (quantity) => measurable(quantity, 'cups') };
const CUP_AND_TBSP: Target = { ...CUP, parted: cupAndSpoons };

/** Quarters of a cup and up to two spoons besides; with three the next quarter is not quite full. */
function cupAndSpoons(quantity: number): Parted {
  const parts = split(quantity, TBSP_IN_CUP, 'tbsp', 1 / 4);
  return parts.plus?.quantity === 3 ? { quantity: parts.quantity + 1 / 4, lead: 'scant' } : parts;
}

export const FL_OZ: Target = {
  unit: 'fl oz',
  size: unitSize('fl oz'),
  round: nearest(1 / 2),
};
const OZ: Target = { unit: 'oz', size: OZ_GRAMS, round: ounces };
const LB: Target = { unit: 'lb', size: LB_GRAMS, round: nearest(1 / 4) };
const LB_AND_OZ: Target = { ...LB, parted: (quantity) => split(quantity, OZ_IN_LB, 'oz') };

/** Butter is sold in sticks, with its tablespoons marked on the paper. */
export const STICK_GRAMS = 113.4;
const STICK: Target = { unit: 'sticks', unitOfOne: 'stick', size: STICK_GRAMS, round: nearest(1 / 2) };
const STICK_AND_TBSP: Target = { ...STICK, parted: (quantity) => split(quantity, TBSP_IN_STICK, 'tbsp', 1 / 2) };
const TBSP_OF_BUTTER: Target = { unit: 'tbsp', size: 14.2, round: nearest(1 / 2) };
const TSP_OF_BUTTER: Target = { ...TSP, size: 14.2 / 3 };
const STICK_WITHIN = 0.06;
const STICKS_FROM_GRAMS = 50;

/** Butter by the stick where so many are near or there is more than one, else by the tablespoon. */
export function butterUnit(grams: number): Target {
  if (grams >= STICKS_FROM_GRAMS && isNear(grams / STICK.size, STICK.round, STICK_WITHIN)) return STICK;
  if (grams < TBSP_FROM_ML) return TSP_OF_BUTTER;
  return grams < STICK.size ? TBSP_OF_BUTTER : STICK_AND_TBSP;
}

/** The share by which a cup measure may miss the amount. */
const CUP_WITHIN = 0.06;
const POUND_WITHIN = 0.03;
/** What four tablespoons hold is a quarter of a cup. */
const CUPS_FROM_ML = 56;
const TBSP_FROM_ML = 13;
/** From here on a quarter of a cup more or less is no matter. */
const CUPS_ONLY_FROM_ML = 2 * CUP_ML;
/** Lighter than that, an ounce says nothing, and scales in ounces show grams as well. */
const OUNCES_FROM_GRAMS = 6;
const POUNDS_ONLY_FROM_GRAMS = 2 * LB_GRAMS;

const cup = (ml: number): Target | null => (isNear(ml / CUP_ML, CUP.round, CUP_WITHIN) ? CUP : null);

/** Spoons, cups, or the fluid ounces of a measuring jug where no cup measure fits. */
export function volumeUnit(ml: number): Target {
  if (ml < TBSP_FROM_ML) return TSP;
  return ml < CUPS_FROM_ML ? TBSP : (cup(ml) ?? FL_OZ);
}

/** Spoons and cups, and what no cup measure fits by both: "½ cup + 2 tbsp". */
export function scoopUnit(ml: number): Target {
  if (ml < CUPS_FROM_ML) return volumeUnit(ml);
  return cup(ml) ?? (ml < CUPS_ONLY_FROM_ML ? CUP_AND_TBSP : CUP);
}

/** By spoons and cups where its density (grams per ml) is known, else by ounces and pounds. `null` leaves the grams of a few. */
export function weightUnit(grams: number, density?: number): Target | null {
  if (density) {
    const scoop = scoopUnit(grams / density);
    return { ...scoop, size: scoop.size * density };
  }
  if (grams < OUNCES_FROM_GRAMS) return null;
  if (grams < LB_GRAMS - OZ_GRAMS / 2) return OZ;
  return grams >= POUNDS_ONLY_FROM_GRAMS || isNear(grams / LB_GRAMS, LB.round, POUND_WITHIN) ? LB : LB_AND_OZ;
}
