import { has, isLeftOut, isUnknown, NAMES_DISH, type Scoped } from './units.ts';

/** A comma goes on with the list when something that can be left out follows, or a word nobody knows. */
export function isComma(units: readonly Scoped[], at: number): boolean {
  if (units[at]?.mark !== ',') return false;
  let next = at + 1;
  while (has(units[next], 'joiner') || has(units[next], 'through')) next++;
  const unit = units[next];
  return !!unit && (isLeftOut(unit) || isUnknown(unit));
}

/** Whether the unit before is part of the same name: nothing joins the two. */
export function isAdjacent(units: readonly Scoped[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && has(units[before], 'through') && !has(units[before], 'joiner')) before--;
  const unit = units[before];
  return !!unit && (isLeftOut(unit) || unit.role === 'notUnderstood' || unit.isAside);
}

/** "No stinky onions": what nobody knows stands before what everybody does. */
export const isUnderAdjective = (units: readonly Scoped[], at: number): boolean =>
  units[at - 1]?.role === 'notUnderstood';

/**
 * Whether after a mere comma the dish begins that is looked for ("no nuts, tomato pasta"), instead of the list going on
 * ("no nuts, tomato or pasta").
 */
export function isNewDish(units: readonly Scoped[], at: number): boolean {
  let before = at - 1;
  while (has(units[before], 'through') && !has(units[before], 'joiner')) before--;
  if (units[before]?.mark !== ',') return false;
  // "No need to soak, beans."
  if (has(units[before - 1], 'method') && !has(units[at], 'method')) return true;
  let namesDish = false;
  for (let next = at; next < units.length; next++) {
    const unit = units[next];
    if (!unit) break;
    if (has(unit, 'joiner')) return false;
    if (isLeftOut(unit)) namesDish ||= has(unit, NAMES_DISH);
    else if (unit.mark !== ',' && !has(unit, 'through')) break;
  }
  return namesDish;
}
