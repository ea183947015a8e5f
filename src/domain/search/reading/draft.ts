import { bare, type ClauseReading, type Frame, frameOf, type Governor, type OpenPredicate } from './frames.ts';
import type { Polarity } from './kinds.ts';
import type { Clause } from './units.ts';
import {
  has,
  hasAny,
  isCalled,
  isFood,
  isLeftOut,
  isOnlyOne,
  isThing,
  isUnknown,
  NAMES_DISH,
  type Predication,
  type Unit,
} from './units.ts';

/** A clause while it is read. */
export interface OpenClause {
  readonly units: readonly Unit[];
  readonly clause: Clause;
  readonly frames: Frame[];
  /** Places of what was named and nothing is said of yet. */
  loose: readonly number[];
  governor: Governor | null;
  /** A predicate that is said of "it" or "them". */
  open: OpenPredicate | null;
  /** A word says something of something: it is not merely named. */
  isSaid: boolean;
  isUnclear: boolean;
}

/** The predicate that has named nothing that is known yet, and so is said of the next one. */
export const waiting = ({ governor, units }: OpenClause): Governor | null =>
  governor && !governor.isTold && governor.args.every((at) => isUnknown(units[at])) ? governor : null;

/** Nothing that follows is said of by the predicate. */
export function close(draft: OpenClause): void {
  if (draft.governor && draft.governor.args.length > 0) draft.governor = { ...draft.governor, isClosed: true };
}

/** The predicate becomes a frame. */
export function end(draft: OpenClause): void {
  const { governor } = draft;
  if (governor && governor.args.length > 0 && !governor.isTold) draft.frames.push(frameOf(governor, governor.args));
  draft.governor = null;
}

/** A predicate begins, whose arguments follow. */
export function govern(draft: OpenClause, said: Predication, at: number, outer: Governor | null): void {
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
    from: outer?.from ?? at,
    args: [],
    isClosed: false,
    isTold: false,
    isCooking,
  };
}

/** A predicate is said of what was named before it. */
export function tell(draft: OpenClause, said: Predication, at: number, of: readonly number[]): void {
  // "Grew out of her egg allergy": what is denied is the allergy, not the eggs.
  const around =
    draft.governor?.args.every((arg) => of.includes(arg)) && !draft.governor.isTold ? draft.governor : null;
  const outer = waiting(draft) ?? around;
  const polarity = composed(outer?.said.kind === 'allergy' ? null : outer, said);
  const others = draft.governor?.isTold ? [] : (draft.governor?.args.filter((arg) => !of.includes(arg)) ?? []);
  if (draft.governor && others.length > 0) draft.frames.push(frameOf(draft.governor, others));
  const from = outer?.from ?? at;
  draft.governor = { said, polarity, at, from, args: of, isClosed: true, isTold: true, isCooking: false };
  draft.frames.push(frameOf(draft.governor, polarity === -1 ? withUnknown(draft, of) : of));
  draft.loose = draft.loose.filter((each) => !of.includes(each));
  if (said.takes === 'before') draft.isUnclear = false;
}

/** What nobody knows and is joined to what is refused is refused with it: "barley and fonio are out". */
function withUnknown({ units, clause }: OpenClause, of: readonly number[]): number[] {
  const [first, last] = [Math.min(...of), Math.max(...of)];
  const before =
    has(units[first - 1], 'joiner') && isUnknown(units[first - 2]) && first - 2 >= clause.start ? [first - 2] : [];
  const after = has(units[last + 1], 'joiner') && isUnknown(units[last + 2]) && last + 2 < clause.end ? [last + 2] : [];
  return [...before, ...of, ...after];
}

/** Something is named: an argument of the predicate that is open, else loose. */
export function name(draft: OpenClause, at: number): void {
  const { units, governor } = draft;
  if (draft.loose.length > 0 && isOnlyOne(units, at)) return;
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
export function finished(draft: OpenClause): ClauseReading {
  const { units, clause, frames, governor: last } = draft;
  let { open } = draft;
  if (last && last.args.length === 0) {
    const isAnswer = last.said.kind === 'none' && last.at === clause.end - 1;
    // "Mushrooms I love"; "cream no".
    const of = last.said.takes === 'after' && !isAnswer ? [] : draft.loose;
    if (of.length > 0) {
      frames.push(frameOf(last, of));
      draft.loose = [];
    } else if (last.isCooking && last.polarity === -1)
      frames.push({ ...frameOf(last, [last.at]), predicate: 'cooking' });
    // "Lentils trigger migraines" says it once.
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
    end(draft);
  }
  // "The flour isn't wheat": of what is not something else, only that is refused.
  const isOther = (at: number) =>
    last?.said.kind === 'not' && last.args.length > 0 && at < last.at && isCalled(units[at - 1], /^the$/);
  for (const at of draft.loose.filter(isOther)) frames.push(bare('said', [at], 0));
  draft.loose = draft.loose.filter((at) => !isOther(at));
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

const COUNT = /^(?:an?|one|two|three|four|five|several)$/;
/** What is named of a list that ends right before a place: "nut and soy free", "sesame allergy". */
export function listBefore(units: readonly Unit[], at: number, start: number): number[] {
  let last = at - 1;
  while (last >= start && hasAny(units[last], 'degree', 'through', 'filler') && !isLeftOut(units[last])) last--;
  const nearest = units[last];
  if (last < start || !nearest || nearest.mark || nearest.isAmount) return [];
  if (nearest.concepts.length > 0 && !isLeftOut(nearest)) return [];
  const list = [last];
  for (let joint = last - 1; joint > start; joint -= 2) {
    // "One sesame, two nut and one mustard allergy".
    while (isCalled(units[joint], COUNT)) joint--;
    const isJoined = has(units[joint], 'joiner') || (units[joint]?.mark === ',' && list.length > 1);
    if (!isJoined || !isFood(units[joint - 1])) break;
    list.unshift(joint - 1);
  }
  return list;
}
