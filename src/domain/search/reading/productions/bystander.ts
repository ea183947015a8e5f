import { hasAny, isCalled, isFood, type Unit } from '../units.ts';

/** What something is about, from, near or to is no wish: "a thing about peanuts", "runs a mile from mushrooms". */
export function isBystander(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (hasAny(units[before], 'determiner', 'through') && !isCalled(units[before], /^of$/)) before--;
  return isFood(units[at]) && isCalled(units[before], /^(?:about|from|at|over|near|by|to|towards|past|around)$/);
}
