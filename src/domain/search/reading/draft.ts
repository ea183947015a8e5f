import { bare, frameOf, type Governor, type OpenClause } from './frames.ts';
import { isOfDish, sharesNegation } from './inside-clauses.ts';
import { type Polarity, PREDICATES } from './kinds.ts';
import {
  has,
  hasAny,
  isCalled,
  isFood,
  isLeftOut,
  isObject,
  isOnlyOne,
  isThing,
  isUnknown,
  NAMES_DISH,
  type Predication,
  type Unit,
  WISHES,
} from './units.ts';

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
  // "Queasy just thinking of eating it": what harms goes on to.
  if (outer && polarity === -1 && /^(?:harm|allergy)$/.test(outer.said.kind))
    said = { ...outer.said, takes: said.takes };
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
  const isListed = polarity === -1 ? has(units[at], NAMES_DISH) : !!said.within;
  return isListed && args.length > 0 && isBeside(units, at);
}

/** Whether the unit before is part of the same name: nothing joins the two. */
function isBeside(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && hasAny(units[before], 'through', 'determiner') && !has(units[before], 'joiner')) before--;
  return isLeftOut(units[before]) || isUnknown(units[before]) || has(units[before], 'mood');
}

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
    while (isCalled(units[joint], /^(?:an?|one|two|three|four|five|several)$/)) joint--;
    const isJoined = has(units[joint], 'joiner') || (units[joint]?.mark === ',' && list.length > 1);
    if (!isJoined || !isFood(units[joint - 1])) break;
    list.unshift(joint - 1);
  }
  return list;
}

/** "Kiwi is now banned in lunchboxes" bans kiwi. */
function isPassive({ units, loose }: OpenClause, said: Predication, at: number): boolean {
  if (!said.isPast || said.polarity !== -1 || loose.length === 0) return false;
  let before = at - 1;
  while (hasAny(units[before], 'degree', 'filler') && !isLeftOut(units[before])) before--;
  return has(units[before], 'copula') || !!units[before]?.isShort;
}

/** A word that says something of something. */
export function predicate(draft: OpenClause, word: Predication, at: number): void {
  const said = isPassive(draft, word, at) ? { ...word, takes: 'before' as const } : word;
  const { units, governor } = draft;
  // "Keep the ginger out of it", "keep celery away from the soup".
  const isKeptOut =
    /^(?:out of|away from)$/.test(said.id) && isFood(units[draft.loose.at(-1) ?? -1]) && !!units[at + 1];
  if (said.takes === 'next' || said.adjacent || isKeptOut) {
    const list = isKeptOut ? draft.loose : listBefore(units, at, draft.clause.start);
    if (list.length > 0) tell(draft, said, at, list);
    if (list.length > 0 || said.takes === 'next') return;
  }
  if (said.takes === 'before') {
    const next = units[at + 1];
    const before = units[at - 1];
    // "Squash and good music."
    const isFirst = has(before, 'joiner') || (draft.loose.length === 0 && !has(before, 'copula'));
    const isAttribute =
      (has(next, 'person') && !said.health && hasAny(before, 'preposition', 'determiner')) ||
      (isFirst && (isLeftOut(next) || isUnknown(next)));
    if (isAttribute && (said.polarity !== -1 || has(next, 'person'))) return;
    const own = governor && governor.polarity !== -1 && !isAttribute ? governor.args : [];
    // "The birthday boy is allergic."
    const subjects = (draft.loose.length > 0 ? draft.loose : own).filter((each) => canHarm(units[each], said));
    if (subjects.length > 0) {
      tell(draft, said, at, subjects);
      return;
    }
  }
  // "The freezer is full of peas."
  if (said.isOfPlace && !isObject(units, at + 1)) {
    if (draft.loose.length > 0) draft.frames.push(bare('said', draft.loose, 0));
    draft.loose = [];
  }
  // "Every vegan cheese has them" tells of the cheese.
  const isTelling =
    said.kind === 'have' &&
    draft.loose.includes(at - 1) &&
    isCalled(units[at + 1], /^(?:it|them)$/) &&
    isObject(units, at + 1);
  if (isTelling) draft.frames.push(bare('said', draft.loose, 0));
  // "Not fussy, except for olives" denies something else.
  const isExcepting = said.kind === 'without' && !!governor && governor.args.length > 0;
  const outer = isExcepting ? null : waiting(draft);
  if (!outer && governor && isOfDish(units, at, governor, said)) {
    draft.frames.push({ ...frameOf(governor, governor.args), polarity: 0 });
    draft.governor = { ...governor, args: [] };
    return;
  }
  if (!outer) end(draft);
  govern(draft, said, at, outer ?? (sharesNegation(units, at, governor, said) ? governor : null));
}

/** A word that makes sentences. */
export function grammar(draft: OpenClause, at: number): void {
  const { units } = draft;
  const unit = units[at];
  if (isObject(units, at)) fill(draft);
  const open = waiting(draft)?.said.kind;
  draft.isSaid ||= hasAny(unit, 'copula', 'neutral', 'cause');
  if (open === 'not' && unit?.concepts.some(({ absorbs }) => absorbs)) draft.governor = null;
  // "Don't forget what cashews did to her": what is not forgotten is no thing.
  if (open === 'want' && draft.governor?.said.denied && hasAny(unit, 'ask', 'relative', 'subject')) {
    draft.governor = null;
    draft.isUnclear = true;
  }
  // "The doctor has told him", "I had a letter saying", "they have asked us to".
  const isAux = (open === 'have' || open === 'eat') && !hasAny(unit, 'through', 'determiner');
  if (isAux && (hasAny(unit, 'neutral', 'cause') || unit?.ending === 'ed')) draft.governor = null;
  // "We had a bumper year for plums."
  if (draft.governor?.said.isPast && open === 'eat' && isCalled(unit, /^for$/) && draft.governor.args.length === 0)
    draft.governor = { ...draft.governor, said: { ...PREDICATES.have, kind: 'have', id: 'had' }, polarity: 1 };
  if (!hasAny(unit, 'joiner', 'determiner', 'through', 'degree')) close(draft);
}

/** What a predicate is said of is named elsewhere: "a salad without it please", "who hates them in cakes". */
export function fill(draft: OpenClause): void {
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
export function quality(draft: OpenClause, at: number): void {
  const { units, governor } = draft;
  if (!governor || governor.isClosed || governor.polarity !== -1 || has(units[at], 'person')) return;
  // "No raw onions" are no onions.
  if (isFood(units[at + 1])) return;
  if (governor.args.length === 0) draft.governor = { ...governor, args: [at], isClosed: has(units[at], WISHES) };
}

/** "Low histamine", "go easy on the garlic": of how much it would be too much nobody said. */
export function little(draft: OpenClause, at: number): number {
  const { units, clause } = draft;
  let next = at + 1;
  while (hasAny(units[next], 'determiner', 'through')) next++;
  const args: number[] = [];
  while (next < clause.end && (isUnknown(units[next]) || isThing(units[next]))) args.push(next++);
  if (args.length > 0) draft.frames.push(bare('little', args));
  if (args.length > 0) return next - 1;
  // "I can stomach lentils, beans not so much."
  if (next === clause.end && draft.governor?.args.includes(at - 1)) {
    draft.governor = { ...draft.governor, args: draft.governor.args.filter((arg) => arg !== at - 1) };
    draft.frames.push(bare('little', [at - 1]));
    return at;
  }
  // "Keep the oil to a minimum."
  const own = draft.loose.filter((each) => isFood(units[each]));
  if (own.length > 0) draft.frames.push(bare('little', own));
  draft.loose = draft.loose.filter((each) => !own.includes(each));
  return at;
}

/** "The birthday boy is allergic": not to birthdays. */
export const canHarm = (unit: Unit | undefined, { health }: Predication): boolean => !health || !has(unit, 'occasion');

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
