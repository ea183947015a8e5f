import { close, end, finished, govern, listBefore, name, type OpenClause, tell, waiting } from './draft.ts';
import { bare, type ClauseReading, frameOf } from './frames.ts';
import { construction, isBystander, isOfDish, isSubject, sharesNegation } from './inside-clauses.ts';
import { PREDICATES } from './kinds.ts';
import type { Clause } from './units.ts';
import {
  has,
  hasAny,
  isCalled,
  isDeniedVerb,
  isFood,
  isLeftOut,
  isObject,
  isThing,
  isUnknown,
  NAMES_DISH,
  type Predication,
  type Unit,
  WISHES,
} from './units.ts';

/** Reads one clause from left to right: each predicate takes what it is said of, and what nothing is said of is named. */
export function scan(units: readonly Unit[], clause: Clause): ClauseReading {
  const draft: OpenClause = {
    units,
    clause,
    frames: [],
    loose: [],
    governor: null,
    open: null,
    isSaid: false,
    isUnclear: false,
  };
  for (let at = clause.start; at < clause.end; at++) at = readUnit(draft, at);
  return finished(draft);
}

/** Reads the unit at a place; returns the last place that was read. */
function readUnit(draft: OpenClause, at: number): number {
  const { units, clause, governor } = draft;
  const unit = units[at] as Unit;
  // "His face", "my stomach": no verbs.
  const isNoun = has(unit, 'person') && hasAny(units[at - 1], 'determiner');
  const isVerb = isDeniedVerb(units, at);
  const said = (isThing(unit) || has(unit, NAMES_DISH) || isNoun) && !isVerb ? null : unit.said;
  const constructed = construction(units, at, clause);
  draft.isSaid ||= unit.isShort;
  if (unit.isLacking) draft.frames.push(bare('without', [at]));
  else if (unit.isAmount) close(draft);
  else if (unit.mark) {
    // "Histamine intolerance: vinegar, tomatoes."
    if (unit.mark === ':' && governor?.args.every((arg) => isUnknown(units[arg])))
      draft.governor = { ...governor, args: [], isClosed: false, isTold: false };
    return at;
  } else if (isLeftOut(unit) && !isVerb) {
    if (isPlace(draft, at)) {
      const isDish =
        (has(unit, NAMES_DISH) || has(units[at + 1], NAMES_DISH)) &&
        !units.some((each, i) => (i < at - 1 || i > at + 1) && has(each, NAMES_DISH));
      draft.frames.push(bare(isDish ? 'name' : 'said', [at], isDish ? 1 : 0));
      return at;
    }
    draft.isUnclear ||= isBystander(units, at) && (governor?.polarity !== -1 || governor.isClosed);
    name(draft, at);
  } else if (!isVerb && hasAny(unit, ...WISHES, 'mood') && !(said && draft.loose.length > 0)) quality(draft, at);
  else if (isUnknown(unit)) {
    if (governor?.polarity === -1 && !governor.isClosed) draft.governor = { ...governor, args: [...governor.args, at] };
  } else if (has(unit, 'little')) return little(draft, at);
  else if (has(unit, 'suitable') && isUnknown(units[at - 1])) draft.frames.push(bare('little', [at - 1]));
  else if (constructed) {
    end(draft);
    govern(draft, constructed, constructed.polarity === 1 ? clause.start : at, null);
  } else if (has(unit, 'cause') && draft.loose.some((each) => isThing(units[each])))
    draft.isUnclear = draft.isSaid = true;
  else if (said && !isIdle(draft, said, at))
    predicate(draft, isPassive(draft, said, at) ? { ...said, takes: 'before' } : said, at);
  else grammar(draft, at);
  // "So none at the party".
  if (isCalled(unit, /^none$/) && has(units[at + 1], 'preposition')) fill(draft);
  return at;
}

/** Where what is refused must not be is no part of it: "no celery in the stock", "leave the raisins out of the carrot cake". */
function isPlace({ units, clause, governor }: OpenClause, at: number): boolean {
  if (governor?.polarity !== -1 || governor.args.length === 0) return false;
  let before = at - 1;
  while (
    hasAny(units[before], 'determiner', 'through') ||
    (isLeftOut(units[before]) && !governor.args.includes(before))
  )
    before--;
  return before > clause.start && isCalled(units[before], /^(?:in|into|inside|on|out of)$/) && before < at - 1;
}

/** "Tofu like the takeaway's": nobody is there who would like it. */
const isComparing = ({ units, clause, loose }: OpenClause, said: Predication, at: number): boolean =>
  said.id === 'like' &&
  loose.length > 0 &&
  !units.slice(clause.start, at).some((unit) => hasAny(unit, 'subject', 'person', 'aux', 'pronoun', 'not'));

/** "Near" says nothing unless it is denied, "leave it out of" is one verb, and a device is switched on, not for another. */
const isIdle = (draft: OpenClause, said: Predication, at: number): boolean =>
  isComparing(draft, said, at) ||
  (!!said.onlyDenied && waiting(draft)?.polarity !== -1) ||
  (said.id === 'out of' && draft.governor?.said.kind === 'refuse' && draft.governor.args.length > 0) ||
  (said.id === 'switch' && draft.units.slice(at + 1, at + 4).some((unit) => has(unit, 'equipment')));

const AILING: Predication = { ...PREDICATES.allergy, kind: 'allergy', id: 'thing' };
/** "She has a sesame thing"; but "could I have a lentil thing". */
function isAilment({ units, clause, governor }: OpenClause, at: number): boolean {
  const [first] = governor?.args ?? [];
  return (
    governor?.said.kind === 'have' &&
    first !== undefined &&
    governor.args.includes(at - 1) &&
    isCalled(units[first - 1], /^an?$/) &&
    !units.slice(clause.start, first).some((unit) => hasAny(unit, 'aux', 'ask', 'want'))
  );
}

/** "A sesame allergy and a kiwi one". */
const isSecondAilment = ({ units, governor }: OpenClause, at: number): boolean =>
  governor?.polarity !== -1 &&
  isCalled(units[at], /^one$/) &&
  isFood(units[at - 1]) &&
  hasAny(units[at - 2], 'determiner') &&
  units.slice(0, at).some((unit) => unit.concepts.some(({ kind, adjacent }) => kind === 'allergy' && adjacent));

/** "Kiwi is now banned in lunchboxes" bans kiwi. */
function isPassive({ units, loose }: OpenClause, said: Predication, at: number): boolean {
  if (!said.isPast || said.polarity !== -1 || loose.length === 0) return false;
  let before = at - 1;
  while (hasAny(units[before], 'degree', 'filler') && !isLeftOut(units[before])) before--;
  return has(units[before], 'copula') || !!units[before]?.isShort;
}

/** A word that says something of something. */
function predicate(draft: OpenClause, said: Predication, at: number): void {
  const { units, governor } = draft;
  if (said.takes === 'next' || said.adjacent) {
    const list = listBefore(units, at, draft.clause.start);
    if (list.length > 0) tell(draft, said, at, list);
    if (list.length > 0 || said.takes === 'next') return;
  }
  // "Nutmeg's best avoided": the praise is of the refusal.
  if (governor?.isTold && governor.said.kind === 'praise' && governor.at === at - 1 && said.polarity === -1) {
    draft.frames.pop();
    tell({ ...draft, governor: null }, said, at, governor.args);
    draft.governor = null;
    return;
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
  // "Keep the ginger out of it."
  if (said.id === 'out of' && isFood(units[at - 1]) && draft.loose.includes(at - 1)) {
    tell(draft, said, at, [at - 1]);
    return;
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
function grammar(draft: OpenClause, at: number): void {
  const { units, loose } = draft;
  const unit = units[at];
  if (isObject(units, at)) fill(draft);
  if ((has(unit, 'ailment') && isAilment(draft, at)) || isSecondAilment(draft, at)) tell(draft, AILING, at, [at - 1]);
  const open = waiting(draft)?.said.kind;
  draft.isSaid ||= hasAny(unit, 'copula', 'neutral', 'cause');
  if (open === 'not' && unit?.concepts.some(({ absorbs }) => absorbs)) draft.governor = null;
  else if (has(unit, 'neutral'))
    draft.isUnclear ||= loose.some((each) => isFood(units[each]) && !has(units[each + 1], NAMES_DISH));
  // "Don't forget what cashews did to her": what is not forgotten is no thing.
  if (open === 'want' && draft.governor?.said.denied && hasAny(unit, 'ask', 'relative', 'subject')) {
    draft.governor = null;
    draft.isUnclear = true;
  }
  // "The doctor has told him", "I had a letter saying", "they have asked us to".
  const isAux = (open === 'have' || open === 'eat') && !hasAny(unit, 'through', 'determiner');
  if (isAux && (hasAny(unit, 'neutral', 'cause') || unit?.ending === 'ed')) draft.governor = null;
  if (!hasAny(unit, 'joiner', 'determiner', 'through', 'degree')) close(draft);
}

/** What a predicate is said of is named elsewhere: "a salad without it please", "who hates them in cakes". */
function fill(draft: OpenClause): void {
  const governor = waiting(draft);
  if (!governor || governor.args.length > 0) return;
  const { said } = governor;
  const polarity = said.ends ? 0 : governor.polarity;
  if (said.takes === 'both' && draft.loose.length > 0) {
    draft.frames.push(frameOf(governor, draft.loose));
    draft.loose = [];
  } else draft.open = { predicate: said.kind, polarity, isHealth: said.health ?? false };
  draft.governor = null;
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
