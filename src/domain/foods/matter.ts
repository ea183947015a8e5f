import type { Matter } from '../quantities/convert.ts';
import { measureOf } from '../quantities/units.ts';
import type { Aisle, Food } from './food.ts';

/** Shelves of what is poured or scooped; the rest goes onto the scales, cut or whole. */
const SCOOPED = new Set<Aisle>([
  'pulses',
  'grains',
  'baking',
  'nuts-seeds',
  'oils-vinegars',
  'sauces',
  'drinks',
  'spices',
]);
const SCOOPED_ELSEWHERE = /(?:milk|yoghurt|cream|creme-fraiche|drink|butter|mayonnaise|custard|hummus)$/;
const FLUID =
  /(?:milk|drink|water|juice|stock|dashi|soy-sauce|tamari|oil|vinegar|wine|sake|mirin|rum|beer|brewed-coffee|tea|kombucha|aquafaba|syrup)$/;

/** Whether it is poured. */
export const isFluid = ({ id }: Food): boolean => FLUID.test(id);

const isScooped = ({ id, aisle, piece }: Food): boolean =>
  !piece && id !== 'vegan-ice-cream' && (SCOOPED.has(aisle) || SCOOPED_ELSEWHERE.test(id));

/** The figures of the food table that a reader's units may need for a line in this unit; empty where they need nothing. */
export function matterOf(food: Food | null, unit: string): Matter {
  const measure = measureOf(unit);
  if (food?.id === 'vegan-butter' && (measure?.kind === 'weight' || /^sticks?$/.test(unit))) return { isButter: true };
  if (!food || !measure?.system) return {};
  if (measure.kind === 'weight') return food.density && isScooped(food) ? { density: food.density } : {};
  if (measure.system === 'metric') return {};
  if (isFluid(food)) return { isFluid: true };
  return food.density ? { density: food.density } : {};
}
