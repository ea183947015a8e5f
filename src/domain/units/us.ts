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

/** Kitchen scales show quarters of an ounce; below two ounces eighths still matter. */
const ounces = (quantity: number): number => nearest(quantity < 2 ? 1 / 8 : quantity < 6 ? 1 / 4 : 1 / 2)(quantity);

const TSP: Target = { unit: 'tsp', size: ML.tsp, round: nearest(1 / 4) };
const TBSP: Target = { unit: 'tbsp', size: ML.tbsp, round: (quantity) => measurable(quantity, 'tbsp') };
const CUP: Target = { unit: 'cups', unitOfOne: 'cup', size: ML.cup, round: (quantity) => measurable(quantity, 'cups') };
export const FL_OZ: Target = {
  unit: 'fl oz',
  size: ML.flOz,
  round: (quantity) => nearest(quantity < 6 ? 1 / 4 : 1 / 2)(quantity),
};
const OZ: Target = { unit: 'oz', size: GRAMS.oz, round: ounces };
const WHOLE_OZ: Target = { ...OZ, round: Math.round };
const LB: Target = { unit: 'lb', size: GRAMS.lb, round: nearest(1 / 4) };

/** How far a cup measure may be from the amount. */
const CUP_WITHIN = 0.05;
const POUND_WITHIN = 0.03;
/** What four tablespoons hold is a quarter of a cup. */
const CUPS_FROM_ML = 58;
const TBSP_FROM_ML = 13;
/** Lighter than that, an ounce says nothing, and scales in ounces show grams as well. */
const OUNCES_FROM_GRAMS = 3;
const POUNDS_ONLY_FROM_GRAMS = 3 * GRAMS.lb;

const spoonOrCup = (ml: number): Target | null => {
  if (ml < TBSP_FROM_ML) return TSP;
  if (ml < CUPS_FROM_ML) return TBSP;
  return isNear(ml / ML.cup, CUP.round, CUP_WITHIN) ? CUP : null;
};

/** Spoons, cups, or the fluid ounces of a measuring jug where no cup measure fits. */
export const volumeUnit = (ml: number): Target => spoonOrCup(ml) ?? FL_OZ;

/**
 * What is poured or scooped goes by spoons and cups, where its density (grams per ml) is known and a measure fits;
 * everything else by ounces and pounds. `null` leaves the grams of a few.
 */
export function weightUnit(grams: number, density?: number): Target | null {
  const scoop = density ? spoonOrCup(grams / density) : null;
  if (density && scoop) return { ...scoop, size: scoop.size * density };
  if (grams < OUNCES_FROM_GRAMS) return null;
  if (grams >= POUNDS_ONLY_FROM_GRAMS) return LB;
  if (grams < GRAMS.lb * (1 - POUND_WITHIN)) return OZ;
  return isNear(grams / GRAMS.lb, LB.round, POUND_WITHIN) ? LB : WHOLE_OZ;
}
