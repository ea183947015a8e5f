import type { Governor } from './frames.ts';
import type { Predication, Unit } from './units.ts';
import { has, hasAny, isCalled, isLeftOut, NAMES_DISH } from './units.ts';

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
