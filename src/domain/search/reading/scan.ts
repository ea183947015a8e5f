import { construction } from './clauses.ts';
import { canHarm, end, fill, govern, grammar, little, name, predicate, quality, waiting } from './draft.ts';
import { bare, type ClauseReading, frameOf, type OpenClause } from './frames.ts';
import type { Clause } from './units.ts';
import {
  has,
  hasAny,
  isCalled,
  isDeniedVerb,
  isFood,
  isLeftOut,
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
  // "His face", "on the turn": no verbs.
  const isNoun =
    (has(unit, 'person') && hasAny(units[at - 1], 'determiner')) ||
    (hasAny(unit, 'neutral', 'cause') && isCalled(units[at - 1], /^(?:an?|the|my|his|her|our|their|your)$/));
  const isVerb = isDeniedVerb(units, at);
  const said = (isThing(unit) || has(unit, NAMES_DISH) || isNoun) && !isVerb ? null : unit.said;
  const constructed = construction(units, at, clause);
  const isCompared = !!said && isComparing(draft, said, at);
  const isUnnamed = isUnknown(unit);
  const isSaying = !!said && !isIdle(draft, said, at);
  if (unit.isLacking) draft.frames.push(bare('without', [at]));
  else if (unit.mark) {
    // "The cupboard is empty: pasta, garlic."
    if (unit.mark === ':' && governor?.said.isOfPlace) Object.assign(draft, { governor: null, isSaid: false });
    return at;
  } else if (isLeftOut(unit) && !isVerb) {
    if (isPlace(draft, at)) {
      const isDish =
        (has(unit, NAMES_DISH) || has(units[at + 1], NAMES_DISH)) &&
        !units.some((each, i) => (i < at - 1 || i > at + 1) && has(each, NAMES_DISH));
      draft.frames.push(bare(isDish ? 'name' : 'said', [at], isDish ? 1 : 0));
      return at;
    }
    name(draft, at);
  } else if (
    !isVerb &&
    hasAny(unit, ...WISHES, 'mood') &&
    !(said && (draft.loose.length > 0 || has(units[at - 1], 'subject')))
  )
    quality(draft, at);
  else if (isUnnamed) {
    if (governor?.polarity === -1 && !governor.isClosed) draft.governor = { ...governor, args: [...governor.args, at] };
  } else if (has(unit, 'little')) return little(draft, at);
  else if (constructed) {
    end(draft);
    govern(draft, constructed, clause.start, null);
  } else if (has(unit, 'cause') && !isNoun && draft.loose.some((each) => isThing(units[each])))
    draft.isUnclear = draft.isSaid = true;
  else if (isCompared) {
    for (let named = at + 1; named < clause.end; named++)
      if (isLeftOut(units[named])) draft.frames.push(bare('said', [named], 0));
    return clause.end - 1;
  } else if (isSaying) predicate(draft, said, at);
  else if (!isNoun || has(unit, 'person')) grammar(draft, at);
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
  return before > clause.start && isCalled(units[before], /^(?:in|into|inside|on|off|out of)$/) && before < at - 1;
}

/** "Tofu like the takeaway's": nobody is there who would like it. */
const isComparing = ({ units, clause, loose }: OpenClause, said: Predication, at: number): boolean =>
  said.id === 'like' &&
  // "Tofu tastes like a sponge."
  (has(units[at - 1], 'cause') ||
    (loose.length > 0 &&
      !units.slice(clause.start, at).some((unit) => hasAny(unit, 'subject', 'person', 'aux', 'pronoun', 'not'))));

/** "Near" says nothing unless it is denied, "leave it out of" is one verb, and a device is switched on, not for another. */
const isIdle = (draft: OpenClause, said: Predication, at: number): boolean =>
  (!!said.onlyDenied && waiting(draft)?.polarity !== -1) ||
  (/^(?:out of|off)$/.test(said.id) &&
    (isCalled(draft.units[at - 1], /^(?:it|them|those|keep it)$/) ||
      (draft.governor?.said.kind === 'refuse' && draft.governor.args.length > 0))) ||
  // "A stew I can leave in the slow cooker."
  (said.id === 'leave' && isCalled(draft.units[at + 1], /^(?:in|on|to|at)$/)) ||
  (said.id === 'switch' && draft.units.slice(at + 1, at + 4).some((unit) => has(unit, 'equipment')));

/** The reading of a clause at whose end a draft has come. */
function finished(draft: OpenClause): ClauseReading {
  const { units, clause, frames, governor: last } = draft;
  let { open } = draft;
  if (last && last.args.length === 0) {
    const isAnswer = last.said.kind === 'none' && last.at === clause.end - 1;
    // "Mushrooms I love"; "cream no".
    const of =
      last.said.takes === 'after' && !isAnswer ? [] : draft.loose.filter((at) => canHarm(units[at], last.said));
    if (of.length > 0) {
      frames.push(frameOf(last, of));
      draft.loose = draft.loose.filter((at) => !of.includes(at));
    } else if (last.isCooking && last.polarity === -1)
      frames.push({ ...frameOf(last, [last.at]), predicate: 'cooking' });
    // "So no shopping" says no to something else; "lentils trigger migraines" says it once.
    else if (last.said.kind === 'none' && isElse(units.slice(last.at + 1, clause.end))) open = null;
    else if (last.said.kind !== 'harm' || !frames.some(({ predicate }) => predicate === 'harm'))
      open = { predicate: last.said.kind, polarity: last.polarity, isHealth: last.said.health ?? false };
  } else if (last?.isTold) {
    const joined = draft.loose.filter(
      (at) => isFood(units[at]) && last.said.takes !== 'next' && isJoined(units, last.at, at),
    );
    if (joined.length > 0) frames.push(frameOf(last, joined));
    draft.loose = draft.loose.filter((at) => !joined.includes(at));
  } else {
    const isVague = last?.polarity === -1 && last.args.every((at) => isUnknown(units[at]));
    draft.isUnclear ||= isVague && draft.loose.some((at) => isThing(units[at]));
    if (last) frames.push(frameOf(last, last.args));
  }
  // "The flour isn't wheat": of what is not something else, only that is refused.
  const isOther = (at: number) =>
    last?.said.kind === 'not' && last.args.length > 0 && at < last.at && isCalled(units[at - 1], /^the$/);
  for (const at of draft.loose.filter(isOther)) frames.push(bare('said', [at], 0));
  draft.loose = draft.loose.filter((at) => !isOther(at));
  for (const at of draft.loose) frames.push(bare(draft.isSaid ? 'said' : 'name', [at], 1));
  return { clause, frames, open, isUnclear: draft.isUnclear };
}

/** "No shopping", "no washing up to speak of". */
const isElse = ([first, ...rest]: readonly Unit[]): boolean =>
  has(first, 'filler') && rest.every((unit) => hasAny(unit, 'filler', 'degree', 'preposition', 'determiner'));

/** "Peanuts are out, and cashews." */
const isJoined = (units: readonly Unit[], from: number, at: number): boolean =>
  at > from && units.slice(from + 1, at).some((unit) => has(unit, 'joiner') || unit.mark === ',');
