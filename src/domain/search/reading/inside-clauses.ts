import type { Governor } from './frames.ts';
import type { Predication, Unit } from './units.ts';
import { has, hasAny, isCalled, isFood, isLeftOut, NAMES_DISH } from './units.ts';

/** What something is about, from, near or to is no wish: "a thing about peanuts", "runs a mile from mushrooms". */
export function isBystander(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (hasAny(units[before], 'determiner', 'through') && !isCalled(units[before], /^of$/)) before--;
  // "I want to bake", "mash from potatoes".
  const isOfDish = isCalled(units[before], /^from$/) && has(units[before - 1], NAMES_DISH);
  // "Because of a soy allergy".
  const isAilment = !!units[at + 1]?.said?.adjacent;
  if (!isFood(units[at]) || has(units[at], 'method') || isOfDish || isAilment) return false;
  return isCalled(units[before], /^(?:about|from|at|over|near|by|to|towards|past|around|because of)$/);
}

/** Of a dish that is refused with something in it, that is refused: "no desserts with nuts". */
export const isOfDish = (
  units: readonly Unit[],
  at: number,
  { polarity, args, isClosed }: Governor,
  said: Predication,
): boolean =>
  polarity === -1 &&
  !isClosed &&
  (said.kind === 'with' || said.kind === 'have') &&
  isLeftOut(units[at - 1]) &&
  args.includes(at - 1) &&
  args.every((arg) => has(units[arg], NAMES_DISH));

/**
 * A second verb after "or" or "nor" is under the negation of the first, and so is what else has something in it: "can't eat
 * nuts or drink milk", "no bread or anything with yeast".
 */
export function sharesNegation(
  units: readonly Unit[],
  at: number,
  governor: Governor | null,
  said: Predication,
): boolean {
  if (governor?.polarity !== -1 || said.polarity === -1) return false;
  // "Not the sweet kind with apples."
  if (said.kind === 'with' && isCalled(units[at - 1], /^(?:kind|sort|type|ones?|version|variety)$/)) return true;
  let head = at - 1;
  while (hasAny(units[head], 'filler', 'determiner', 'through', 'other', 'relative', 'aux')) head--;
  const isAny = units.slice(head + 1, at).some((unit) => isCalled(unit, /^(?:anything|everything|any|whatever)$/));
  return isCalled(units[head], /^(?:or|nor)$/) || (isAny && has(units[head], 'joiner'));
}
