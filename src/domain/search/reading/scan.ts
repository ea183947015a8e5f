import { close, end, govern, name, type OpenClause, tell, waiting } from './draft.ts';
import { finished } from './finish.ts';
import { bare, type ClauseReading, frameOf, listBefore } from './frames.ts';
import { asideEnd } from './productions/aside.ts';
import { isBystander } from './productions/bystander.ts';
import { isComparison, isExcess, isExchange } from './productions/exchange.ts';
import { isOfDish } from './productions/of-dish.ts';
import { isSubject } from './productions/subject.ts';
import { sharesNegation } from './productions/verbs.ts';
import type { Clause } from './units.ts';
import {
  has,
  hasAny,
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

const WANTED: Predication = { kind: 'want', id: 'for', polarity: 1, takes: 'after' };
const INSTEAD: Predication = { kind: 'instead', id: 'than', polarity: -1, takes: 'after' };

/** Reads the unit at a place; returns the last place that was read. */
function readUnit(draft: OpenClause, at: number): number {
  const { units, clause, governor } = draft;
  const unit = units[at] as Unit;
  const said = isThing(unit) || has(unit, NAMES_DISH) ? null : predicateOf(unit);
  draft.isSaid ||= unit.isShort;
  if (unit.isLacking) draft.frames.push(bare('without', [at]));
  else if (unit.isAmount) close(draft);
  else if (unit.mark) {
    // "Histamine intolerance: vinegar, tomatoes."
    if (unit.mark === ':' && governor?.args.every((arg) => isUnknown(units[arg])))
      draft.governor = { ...governor, args: [], isClosed: false, isTold: false };
    return asideEnd(units, at) ?? at;
  } else if (isLeftOut(unit)) {
    draft.isUnclear ||= isBystander(units, at) && (governor?.polarity !== -1 || governor.isClosed);
    name(draft, at);
  } else if (hasAny(unit, ...WISHES, 'mood') && !(said && draft.loose.length > 0)) quality(draft, at);
  else if (isUnknown(unit)) {
    if (governor?.polarity === -1 && !governor.isClosed) draft.governor = { ...governor, args: [...governor.args, at] };
  } else if (has(unit, 'little')) return little(draft, at);
  else if (has(unit, 'suitable') && isUnknown(units[at - 1])) draft.frames.push(bare('little', [at - 1]));
  else if (isExchange(units, at, governor) || isComparison(units, at, clause.start) || isExcess(units, at, governor)) {
    end(draft);
    govern(draft, governor?.said.kind === 'swap' ? WANTED : INSTEAD, at, null);
  } else if (has(unit, 'cause') && draft.loose.some((each) => isThing(units[each])))
    draft.isUnclear = draft.isSaid = true;
  else if (said) predicate(draft, said, at);
  else grammar(draft, unit);
  return at;
}

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
      (isLeftOut(next) || isUnknown(next)) && draft.loose.length === 0 && !has(units[at - 1], 'copula');
    if (isAttribute && said.polarity !== -1) return;
    const own = governor?.polarity === 1 && !isAttribute ? governor.args : [];
    const subjects = draft.loose.length > 0 ? draft.loose : own;
    if (subjects.length > 0) tell(draft, said, at, subjects);
    if (subjects.length > 0 || (governor && governor.args.length > 0 && said.polarity !== -1)) return;
  }
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
