import { hasAny, isFood, type Predication, type Unit } from '../units.ts';

/** A food that has, gets or gives something is told of, not wished for: "coconut has too much fat". */
export function isSubject(units: readonly Unit[], at: number, loose: readonly number[], said: Predication): boolean {
  const last = loose.at(-1);
  const next = units[at + 1];
  if (!next || next.mark) return false;
  if (last === undefined || !isFood(units[last]) || !/^(?:have|want|eat)$/.test(said.kind) || said.takes === 'next')
    return false;
  return !units
    .slice(last + 1, at)
    .some((unit) => unit.mark || hasAny(unit, 'subject', 'person', 'joiner', 'relative', 'preposition'));
}
