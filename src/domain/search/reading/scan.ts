import { bare, type ClauseReading, type Frame, frameOf, type Governor, type OpenPredicate } from './frames.ts';
import { asideEnd, construction, isBystander, isOfDish, isSubject, sharesNegation } from './inside-clauses.ts';
import type { Polarity } from './kinds.ts';
import type { Clause } from './units.ts';
import {
  has,
  hasAny,
  isCalled,
  isFood,
  isLeftOut,
  isThing,
  isUnknown,
  NAMES_DISH,
  type Predication,
  predicateOf,
  type Unit,
  WISHES,
} from './units.ts';

/** Reads one clause from left to right: each predicate takes what it is said of, and what nothing is said of is named. */
export function scan(units: readonly Unit[], clause: Clause): ClauseReading {
  const draft: OpenClause = { units, clause, frames: [], loose: [], governor: null, isSaid: false, isUnclear: false };
  for (let at = clause.start; at < clause.end; at++) at = readUnit(draft, at);
  return finished(draft);
}

/** Reads the unit at a place; returns the last place that was read. */
function readUnit(draft: OpenClause, at: number): number {
  const { units, clause, governor } = draft;
  const unit = units[at] as Unit;
  const said = isThing(unit) || has(unit, NAMES_DISH) ? null : predicateOf(unit);
  const constructed = construction(units, at, clause);
  draft.isSaid ||= unit.isShort;
  if (unit.isLacking) draft.frames.push(bare('without', [at]));
  else if (unit.isAmount) close(draft);
  else if (unit.mark) {
    // "Histamine intolerance: vinegar, tomatoes."
    if (unit.mark === ':' && governor?.args.every((arg) => isUnknown(units[arg])))
      draft.governor = { ...governor, args: [], isClosed: false, isTold: false };
    return asideEnd(units, at) ?? at;
  } else if (isLeftOut(unit)) {
    if (isPlace(draft, at)) {
      const isDish =
        (has(unit, NAMES_DISH) || has(units[at + 1], NAMES_DISH)) &&
        !units.slice(clause.start, at - 1).some((each) => has(each, NAMES_DISH));
      draft.frames.push(bare(isDish ? 'name' : 'said', [at], isDish ? 1 : 0));
      return at;
    }
    draft.isUnclear ||= isBystander(units, at) && (governor?.polarity !== -1 || governor.isClosed);
    name(draft, at);
  } else if (hasAny(unit, ...WISHES, 'mood') && !(said && draft.loose.length > 0)) quality(draft, at);
  else if (isUnknown(unit)) {
    if (governor?.polarity === -1 && !governor.isClosed) draft.governor = { ...governor, args: [...governor.args, at] };
  } else if (has(unit, 'little')) return little(draft, at);
  else if (has(unit, 'suitable') && isUnknown(units[at - 1])) draft.frames.push(bare('little', [at - 1]));
  else if (constructed) {
    end(draft);
    govern(draft, constructed, constructed.polarity === 1 ? clause.start : at, null);
  } else if (has(unit, 'cause') && draft.loose.some((each) => isThing(units[each])))
    draft.isUnclear = draft.isSaid = true;
  else if (said && !isIdle(draft, said, at)) predicate(draft, said, at);
  else grammar(draft, unit);
  return at;
}

/** Where what is refused must not be is no part of it: "no celery in the stock", "no raisins in the carrot cake". */
function isPlace({ units, clause, governor }: OpenClause, at: number): boolean {
  if (governor?.polarity !== -1 || governor.args.length === 0) return false;
  let before = at - 1;
  while (
    hasAny(units[before], 'determiner', 'through') ||
    (isLeftOut(units[before]) && !governor.args.includes(before))
  )
    before--;
  return before > clause.start && isCalled(units[before], /^(?:in|into|inside|on)$/) && before < at - 1;
}

/** "Near" says nothing unless it is denied, and a device is switched on, not for another. */
const isIdle = (draft: OpenClause, said: Predication, at: number): boolean =>
  (!!said.onlyDenied && waiting(draft)?.polarity !== -1) ||
  (said.id === 'switch' && draft.units.slice(at + 1, at + 4).some((unit) => has(unit, 'equipment')));

/** A word that says something of something. */
function predicate(draft: OpenClause, said: Predication, at: number): void {
  const { units, governor } = draft;
  if (said.takes === 'next' || said.adjacent) {
    const list = listBefore(units, at, draft.clause.start);
    if (list.length > 0) tell(draft, said, at, list);
    if (list.length > 0 || said.takes === 'next') return;
  }
  if (said.takes === 'before') {
    const next = units[at + 1];
    const isAttribute =
      (has(next, 'person') && !said.health && hasAny(units[at - 1], 'preposition', 'determiner')) ||
      ((isLeftOut(next) || isUnknown(next)) && draft.loose.length === 0 && !has(units[at - 1], 'copula'));
    if (isAttribute && (said.polarity !== -1 || has(next, 'person'))) return;
    const own = governor && governor.polarity !== -1 && !isAttribute ? governor.args : [];
    const subjects = draft.loose.length > 0 ? draft.loose : own;
    if (subjects.length > 0) tell(draft, said, at, subjects);
    if (subjects.length > 0 || (governor && governor.args.length > 0 && said.polarity !== -1)) return;
  }
  // "The freezer is full of peas."
  if (said.isOfPlace && draft.loose.length > 0) draft.frames.push(bare('said', draft.loose, 0));
  if (said.isOfPlace) draft.loose = [];
  draft.isUnclear ||= isSubject(units, at, draft.loose, said);
  const outer = waiting(draft);
  if (!outer && governor && isOfDish(units, at, governor, said)) {
    draft.frames.push({ ...frameOf(governor, governor.args), polarity: 0 });
    draft.governor = { ...governor, args: [] };
    return;
  }
  if (!outer) end(draft);
  govern(draft, said, at, outer ?? (sharesNegation(units, at, governor, said) ? governor : null));
}

/** A word that makes sentences. */
function grammar(draft: OpenClause, unit: Unit): void {
  const { units, loose } = draft;
  const open = waiting(draft)?.said.kind;
  draft.isSaid ||= hasAny(unit, 'copula', 'neutral', 'cause');
  if (open === 'not' && unit.concepts.some(({ absorbs }) => absorbs)) draft.governor = null;
  else if (has(unit, 'neutral')) draft.isUnclear ||= loose.some((each) => isFood(units[each]));
  // "Don't forget what cashews did to her": what is not forgotten is no thing.
  if (open === 'want' && draft.governor?.said.denied && hasAny(unit, 'ask', 'relative', 'subject')) {
    draft.governor = null;
    draft.isUnclear = true;
  }
  // "The doctor has told him."
  if (open === 'have' && hasAny(unit, 'neutral', 'cause')) draft.governor = null;
  // "No I want mushrooms."
  if (has(unit, 'subject') && open === 'none') draft.governor = null;
  if (!hasAny(unit, 'joiner', 'determiner', 'through', 'degree')) close(draft);
}

/** What a dish may be like: under a negation it is not understood, or of no concern. */
function quality(draft: OpenClause, at: number): void {
  const { units, governor } = draft;
  if (!governor || governor.isClosed || governor.polarity !== -1 || has(units[at], 'person')) return;
  // "No raw onions" are no onions.
  if (isFood(units[at + 1])) return;
  const isWish = has(units[at], WISHES);
  if (governor.args.length === 0) draft.governor = { ...governor, args: [at], isClosed: isWish };
  else if (isWish) close(draft);
}

/** "Low histamine", "go easy on the garlic": of how much it would be too much nobody said. */
function little(draft: OpenClause, at: number): number {
  const { units, clause } = draft;
  let next = at + 1;
  while (hasAny(units[next], 'determiner', 'through')) next++;
  const args: number[] = [];
  while (next < clause.end && (isUnknown(units[next]) || isFood(units[next]))) args.push(next++);
  if (args.length > 0) draft.frames.push(bare('little', args));
  if (args.length > 0) return next - 1;
  // "Keep the oil to a minimum."
  const own = draft.loose.filter((each) => isFood(units[each]));
  if (own.length > 0) draft.frames.push(bare('little', own));
  draft.loose = draft.loose.filter((each) => !own.includes(each));
  return at;
}

/** A clause while it is read. */
interface OpenClause {
  readonly units: readonly Unit[];
  readonly clause: Clause;
  readonly frames: Frame[];
  /** Places of what was named and nothing is said of yet. */
  loose: readonly number[];
  governor: Governor | null;
  /** A word says something of something: it is not merely named. */
  isSaid: boolean;
  isUnclear: boolean;
}

/** The predicate that has named nothing that is known yet, and so is said of the next one. */
const waiting = ({ governor, units }: OpenClause): Governor | null =>
  governor && !governor.isTold && governor.args.every((at) => isUnknown(units[at])) ? governor : null;

/** Nothing that follows is said of by the predicate. */
function close(draft: OpenClause): void {
  if (draft.governor && draft.governor.args.length > 0) draft.governor = { ...draft.governor, isClosed: true };
}

/** The predicate becomes a frame. */
function end(draft: OpenClause): void {
  const { governor } = draft;
  if (governor && governor.args.length > 0 && !governor.isTold) draft.frames.push(frameOf(governor, governor.args));
  draft.governor = null;
}

/** A predicate begins, whose arguments follow. */
function govern(draft: OpenClause, said: Predication, at: number, outer: Governor | null): void {
  const polarity = composed(outer, said);
  // "Never without" wants; what "no" and "without" are said of follows.
  const kind = polarity === 1 && said.polarity === -1 ? 'want' : said.kind;
  // "Lupin has no place here."
  const isHaving = outer?.said.kind === 'have' && said.kind === 'none';
  const takes = outer?.said.takes === 'after' ? 'after' : isHaving ? 'both' : said.takes;
  if (outer && outer.args.length > 0) draft.frames.push(frameOf(outer, outer.args));
  const health = said.health ?? outer?.said.health ?? false;
  const isCooking = (said.cooking ?? false) || (outer?.isCooking ?? false);
  draft.governor = {
    said: { ...said, kind, takes, health },
    polarity,
    at,
    args: [],
    isClosed: false,
    isTold: false,
    isCooking,
  };
}

/** A predicate is said of what was named before it. */
function tell(draft: OpenClause, said: Predication, at: number, of: readonly number[]): void {
  // "Grew out of her egg allergy": what is denied is the allergy, not the eggs.
  const around =
    draft.governor?.args.every((arg) => of.includes(arg)) && !draft.governor.isTold ? draft.governor : null;
  const outer = waiting(draft) ?? around;
  const polarity = composed(outer?.said.kind === 'allergy' ? null : outer, said);
  const others = draft.governor?.isTold ? [] : (draft.governor?.args.filter((arg) => !of.includes(arg)) ?? []);
  if (draft.governor && others.length > 0) draft.frames.push(frameOf(draft.governor, others));
  draft.governor = { said, polarity, at, args: of, isClosed: true, isTold: true, isCooking: false };
  draft.frames.push(frameOf(draft.governor, of));
  draft.loose = draft.loose.filter((each) => !of.includes(each));
  if (said.takes === 'before') draft.isUnclear = false;
}

/** Something is named: an argument of the predicate that is open, else loose. */
function name(draft: OpenClause, at: number): void {
  const { units, governor } = draft;
  if (!governor || governor.isClosed) draft.loose = [...draft.loose, at];
  else if (endsList(units, at, governor)) {
    close(draft);
    draft.loose = [...draft.loose, at];
  } else draft.governor = { ...governor, args: [...governor.args, at] };
}

/** Of "no coriander tacos" the tacos are wished for, of "with spinach pasta" the pasta; of "no soup" it is the soup. */
function endsList(units: readonly Unit[], at: number, { polarity, said, args }: Governor): boolean {
  const isListed = polarity === -1 ? has(units[at], NAMES_DISH) : said.within;
  return !!isListed && args.length > 0 && isBeside(units, at);
}

/** Whether the unit before is part of the same name: nothing joins the two. */
function isBeside(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && hasAny(units[before], 'through', 'determiner') && !has(units[before], 'joiner')) before--;
  return isLeftOut(units[before]) || isUnknown(units[before]) || has(units[before], 'mood');
}

/** The reading of a clause at whose end a draft has come. */
function finished(draft: OpenClause): ClauseReading {
  const { units, clause, frames, governor: last } = draft;
  let open: OpenPredicate | null = null;
  if (last && last.args.length === 0) {
    const isAnswer = last.said.kind === 'none' && last.at === clause.end - 1;
    // "Mushrooms I love"; "cream no".
    const of = last.said.takes === 'after' && !isAnswer ? [] : draft.loose;
    if (of.length > 0) {
      frames.push(frameOf(last, of));
      draft.loose = [];
    } else if (last.isCooking && last.polarity === -1)
      frames.push({ ...frameOf(last, [last.at]), predicate: 'cooking' });
    else open = { predicate: last.said.kind, polarity: last.polarity, isHealth: last.said.health ?? false };
  } else if (last?.isTold) {
    const joined = draft.loose.filter(
      (at) => isFood(units[at]) && last.said.takes !== 'next' && isJoined(units, last.at, at),
    );
    if (joined.length > 0) frames.push(frameOf(last, joined));
    draft.loose = draft.loose.filter((at) => !joined.includes(at));
  } else {
    const isVague = last?.polarity === -1 && last.args.every((at) => isUnknown(units[at]));
    draft.isUnclear ||= isVague && draft.loose.some((at) => isThing(units[at]));
    end(draft);
  }
  for (const at of draft.loose) frames.push(bare(draft.isSaid ? 'said' : 'name', [at], 1));
  return { clause, frames, open, isUnclear: draft.isUnclear };
}

/** "Peanuts are out, and cashews." */
const isJoined = (units: readonly Unit[], from: number, at: number): boolean =>
  at > from && units.slice(from + 1, at).some((unit) => has(unit, 'joiner') || unit.mark === ',');

type Meaning = Pick<Predication, 'kind' | 'polarity' | 'denied'>;

/**
 * What two predicates come to when the first is said of the second: a denial of wanting or of bearing refuses, one of
 * refusing allows ("don't mind"), or is a wish where the word says so ("never without"). Allowing allows; harm stays harm.
 */
function composed(outer: { said: Meaning; polarity: Polarity } | null, inner: Meaning): Polarity {
  if (outer?.polarity === 0) return inner.polarity === -1 ? -1 : 0;
  if (outer?.polarity !== -1) return inner.polarity;
  // "Hives and a rash" deny nothing; "I don't want no nuts" is how people talk.
  if (inner.polarity !== -1 || !isDenial(outer.said) || inner.kind === 'none') return -1;
  return inner.denied ?? 0;
}

/** "Not", "no", and what they turned round: "don't want". */
const isDenial = ({ kind, polarity }: Meaning): boolean => kind === 'not' || kind === 'none' || polarity !== -1;

/** What is named of a list that ends right before a place: "nut and soy free", "sesame allergy". */
function listBefore(units: readonly Unit[], at: number, start: number): number[] {
  let last = at - 1;
  while (last >= start && hasAny(units[last], 'degree', 'through', 'filler') && !isLeftOut(units[last])) last--;
  const nearest = units[last];
  if (last < start || !nearest || nearest.mark || nearest.isAmount) return [];
  if (nearest.concepts.length > 0 && !isLeftOut(nearest)) return [];
  const list = [last];
  if (nearest.concepts.length === 0) return list;
  for (let joint = last - 1; joint > start; joint -= 2) {
    const isJoined = has(units[joint], 'joiner') || (units[joint]?.mark === ',' && list.length > 1);
    if (!isJoined || !isFood(units[joint - 1])) break;
    list.unshift(joint - 1);
  }
  return list;
}
