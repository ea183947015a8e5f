import type { Clause } from './clauses.ts';
import { has, isLeftOut, isThing, isUnknown, mainKind, NAMES_DISH, refers, type Scoped } from './units.ts';

/** What is limited, and from which side. */
export type Negated = Map<Scoped, 'left' | 'right'>;

export function limit(unit: Scoped, isForHealth: boolean, negated: Negated, side: 'left' | 'right'): void {
  // "Not nut-free": said twice, it limits nothing.
  const isTwice = side === 'right' && negated.get(unit) === 'left';
  negated.set(unit, side);
  unit.role = isTwice ? 'nothing' : 'limit';
  unit.isForHealth ||= isForHealth;
}

/** What a clause names, from one place to another. */
const thingsOf = (units: readonly Scoped[], from: number, to: number): Scoped[] =>
  units.slice(from, to).filter((unit) => isThing(unit) && unit.role !== 'nothing');

/** What stands before the clause and is meant by "it", or by "which": the nearest thing, with those it is listed with. */
function meantBefore(units: readonly Scoped[], start: number): Scoped[] {
  let at = start - 1;
  while (at >= 0 && !isThing(units[at])) at--;
  const nearest = units[at];
  if (!nearest) return [];
  const list = [nearest];
  while (units[at - 1] && (has(units[at - 1], 'joiner') || units[at - 1]?.mark === ',') && isThing(units[at - 2])) {
    at -= 2;
    list.push(units[at] as Scoped);
  }
  return list;
}

/** "Nut and soy free", "sesame allergy": takes what stands next to it on its left. Returns whether there was anything. */
export function adjacent(units: readonly Scoped[], at: number, isForHealth: boolean, negated: Negated): boolean {
  let before = at - 1;
  while (before >= 0 && (has(units[before], 'filler') || has(units[before], 'through')) && !isLeftOut(units[before]))
    before--;
  const nearest = units[before];
  if (nearest && isUnknown(nearest)) {
    // "Sin-free brownies": nobody knows what is to be left out.
    nearest.role = 'notUnderstood';
    return true;
  }
  if (!nearest || !isLeftOut(nearest)) return false;
  const list = [nearest];
  for (let place = before - 1; place > 0; place -= 2) {
    const [other, joint] = [units[place - 1], units[place]];
    const isJoined = has(joint, 'joiner') || (joint?.mark === ',' && list.length > 1);
    if (!isJoined || !isLeftOut(other) || has(other, NAMES_DISH) || !other) break;
    list.push(other);
  }
  for (const each of list) limit(each, isForHealth, negated, 'left');
  return true;
}

/** "Citrus gives me hives", "the hives that citrus gives me": takes what its clause names, before it or else after it. */
export function predicate(units: readonly Scoped[], at: number, { start, end }: Clause, negated: Negated): void {
  const before = thingsOf(units, start, at);
  const dish = before.length > 0 ? undefined : units.slice(start, at).findLast((unit) => isOpinion(unit));
  const found = before.length > 0 ? before : dish ? [dish] : following(units, at, end);
  const isOfEarlier =
    units.slice(start, end).some(refers) || at === start || has(units[start], 'copula') || has(units[start], 'averse');
  const meant = found.length > 0 || !isOfEarlier ? found : meantBefore(units, start);
  for (const unit of meant) limit(unit, false, negated, 'left');
}

/** What one may be sick of, though it harms nobody: a dish, a kitchen, a taste. */
const isOpinion = (unit: Scoped): boolean =>
  unit.role === 'wish' && (has(unit, 'dish') || has(unit, 'cuisine') || has(unit, 'taste'));

/** "Broken oven", "off limits: nuts, gluten": the things that follow, nothing unknown between. */
function following(units: readonly Scoped[], at: number, end: number): Scoped[] {
  const found: Scoped[] = [];
  const isAnnounced = units[end]?.mark === ':' && !units.slice(at + 1, end).some(isThing);
  const last = isAnnounced ? units.length : end;
  for (let next = isAnnounced ? end + 1 : at + 1; next < last; next++) {
    const unit = units[next] as Scoped;
    if (isThing(unit)) found.push(unit);
    else if (isUnknown(unit) || (unit.mark && !(unit.mark === ',' && found.length > 0)) || has(unit, NAMES_DISH)) break;
    else if (found.length > 0 && !has(unit, 'joiner') && !unit.mark && !has(unit, 'through')) break;
  }
  return found;
}

/**
 * For a verb of refusal after which nothing is named: "alcohol must not be in it", "mushrooms I hate"; where it may refer
 * to something ("I hate it"), what was named before.
 */
export function refused(
  units: readonly Scoped[],
  at: number,
  { start, end }: Clause,
  negated: Negated,
  mayRefer: boolean,
): void {
  const isRelative = /^(?:that|which|who)$/.test(units[start]?.concepts[0]?.id ?? '');
  // "Kids who love pasta and won't eat anything else": of the pasta nothing is said.
  const own = has(units[at - 1], 'joiner') ? [] : thingsOf(units, start, at).filter(({ role }) => role === 'wish');
  const isVerb = mainKind(units[at]) === 'refusal';
  const isReferring = mayRefer && (units.slice(at + 1, end).some(refers) || (isRelative && isVerb));
  const meant = own.length > 0 || !isReferring ? own : meantBefore(units, start);
  for (const unit of meant) limit(unit, false, negated, 'left');
}

/** "I am allergic" after "the stock contains celery". */
export function allergicToEarlier(units: readonly Scoped[], at: number, negated: Negated): void {
  for (const unit of meantBefore(units, at)) limit(unit, true, negated, 'left');
}
