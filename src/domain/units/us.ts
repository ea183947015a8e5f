import { measurable } from '../recipes/amounts.ts';
import { GRAMS, ML } from './measures.ts';

/** A unit to show an amount in. */
export interface Target {
  unit: string;
  unitOfOne?: string;
  /** Grams or millilitres in one. */
  size: number;
  /** A number of them as a cook measures it. */
  round: (quantity: number) => number;
}

const nearest = (step: number) => (quantity: number) => Math.max(step, Math.round(quantity / step) * step);
const isNear = (quantity: number, round: Target['round'], within: number): boolean =>
  Math.abs(round(quantity) - quantity) <= quantity * within;

/** Whole ounces; below two of them halves still matter, below one quarters. */
const ounces = (quantity: number): number => nearest(quantity < 1 ? 1 / 4 : quantity < 2 ? 1 / 2 : 1)(quantity);

const TSP: Target = { unit: 'tsp', size: ML.tsp, round: nearest(1 / 4) };
const TBSP: Target = { unit: 'tbsp', size: ML.tbsp, round: (quantity) => measurable(quantity, 'tbsp') };
const CUP: Target = { unit: 'cups', unitOfOne: 'cup', size: ML.cup, round: (quantity) => measurable(quantity, 'cups') };
export const FL_OZ: Target = {
  unit: 'fl oz',
  size: ML.flOz,
  round: nearest(1 / 2),
};
const OZ: Target = { unit: 'oz', size: GRAMS.oz, round: ounces };
const LB: Target = { unit: 'lb', size: GRAMS.lb, round: nearest(1 / 4) };

const HALF_TBSP: Target = { ...TBSP, round: nearest(1 / 2) };
/** Butter is sold in sticks, with its tablespoons marked on the paper. */
const STICK: Target = { unit: 'sticks', unitOfOne: 'stick', size: 113.4, round: nearest(1 / 2) };
const TBSP_OF_BUTTER: Target = { ...HALF_TBSP, size: 14.2 };
const STICK_WITHIN = 0.06;
const STICKS_FROM_GRAMS = 50;

/** Butter by the stick where so many are near, else by the tablespoon. */
export const butterUnit = (grams: number): Target =>
  grams >= STICKS_FROM_GRAMS && isNear(grams / STICK.size, STICK.round, STICK_WITHIN) ? STICK : TBSP_OF_BUTTER;

/** How far a cup measure may be from the amount. */
const CUP_WITHIN = 0.06;
const POUND_WITHIN = 0.03;
/** What four tablespoons hold is a quarter of a cup. */
const CUPS_FROM_ML = 58;
const TBSP_FROM_ML = 13;
const TWO_TBSP = 2 * ML.tbsp;
/** Nobody counts more than ten of them. */
const TBSP_UP_TO_ML = 10 * ML.tbsp;
/** Lighter than that, an ounce says nothing, and scales in ounces show grams as well. */
const OUNCES_FROM_GRAMS = 6;
const POUNDS_ONLY_FROM_GRAMS = 2 * GRAMS.lb;

const cup = (ml: number): Target | null => (isNear(ml / ML.cup, CUP.round, CUP_WITHIN) ? CUP : null);

/** Spoons, cups, or the fluid ounces of a measuring jug where no cup measure fits. */
export function volumeUnit(ml: number): Target {
  if (ml < TBSP_FROM_ML) return TSP;
  return ml < CUPS_FROM_ML ? TBSP : (cup(ml) ?? FL_OZ);
}

/** What is scooped goes by tablespoons where no cup fits, as long as one would count them. */
const scoopUnit = (ml: number): Target | null =>
  ml < TWO_TBSP ? volumeUnit(ml) : ml < CUPS_FROM_ML ? HALF_TBSP : (cup(ml) ?? (ml < TBSP_UP_TO_ML ? HALF_TBSP : null));

/**
 * What is poured or scooped goes by spoons and cups, where its density (grams per ml) is known and a measure fits;
 * everything else by ounces and pounds. `null` leaves the grams of a few.
 */
export function weightUnit(grams: number, density?: number): Target | null {
  const scoop = density ? scoopUnit(grams / density) : null;
  if (density && scoop) return { ...scoop, size: scoop.size * density };
  if (grams < OUNCES_FROM_GRAMS) return null;
  if (grams >= POUNDS_ONLY_FROM_GRAMS) return LB;
  if (grams < GRAMS.lb * (1 - POUND_WITHIN)) return OZ;
  return isNear(grams / GRAMS.lb, LB.round, POUND_WITHIN) ? LB : OZ;
}
