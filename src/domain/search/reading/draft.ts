import { type Frame, frameOf, type Governor } from './frames.ts';
import { composed } from './polarity.ts';
import type { Clause } from './units.ts';
import { has, hasAny, isLeftOut, isUnknown, NAMES_DISH, type Predication, type Unit } from './units.ts';

/** A clause while it is read. */
export interface OpenClause {
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
  draft.governor = { said, polarity, at, args: of, isClosed: true, isTold: true, isCooking: false };
  draft.frames.push(frameOf(draft.governor, of));
  draft.loose = draft.loose.filter((each) => !of.includes(each));
  if (said.takes === 'before') draft.isUnclear = false;
}

/** Something is named: an argument of the predicate that is open, else loose. */
export function name(draft: OpenClause, at: number): void {
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
