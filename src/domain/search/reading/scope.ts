import { type Clause, clausesOf } from './clauses.ts';
import { doubt } from './doubts.ts';
import { isAdjacent, isComma, isNewDish, isUnderAdjective } from './lists.ts';
import type { Part } from './parts.ts';
import { adjacent, allergicToEarlier, limit, type Negated, predicate, refused } from './predicates.ts';
import { has, isLeftOut, isThing, isUnknown, mainKind, NAMES_DISH, type Scoped } from './units.ts';
import type { Kind } from './vocabulary.ts';

/** So many words may stand between a negation and what it is about: "do not want to have to use the". */
const LONGEST_WAY = 8;

/**
 * Gives every unit of a sentence its role. A negation opens a scope to its right ("without"), takes what stands next to it
 * on its left ("-free"), or says of what its clause names that it must not be ("citrus gives me hives"). A scope goes on
 * over a list joined by commas, "and", "or" and ends with the list, at a mark of the sentence, at a contrast ("but") or
 * where a clause begins. What is known in it is a limit, what is not is not understood. What stands in no scope is a wish
 * where it is known, and all that is said of it is ({@link doubt}).
 */
export function scoped(units: Scoped[]): Scoped[] {
  for (const unit of units) unit.role = roleOutside(unit);
  const clauses = clausesOf(units);
  const clauseAt = (at: number): Clause =>
    clauses.find(({ start, end }) => at >= start && at < end) ?? { start: at, end: at + 1 };
  const negated: Negated = new Map();
  const spent = new Set<number>();
  const refusing = new Set<Clause>();
  for (const at of units.keys()) allowance(units, at, clauseAt(at), spent);
  for (const [at, unit] of units.entries()) if (!spent.has(at)) takeLeft(units, at, unit, clauseAt(at), negated);
  for (const [at, unit] of units.entries()) {
    if (has(unit, 'little')) little(units, at + 1);
    else if (spent.has(at)) continue;
    else if (isAnswer(units, at)) adjacent(units, units[at - 1]?.mark ? at - 1 : at, false, negated);
    else if (has(unit, 'negator')) rightwards(units, at + 1, false, negated);
    else if (has(unit, 'auxiliary') || has(unit, 'refusal')) {
      const taken = rightwards(units, at + 1, false, negated);
      if (taken === 'words') refusing.add(clauseAt(at));
      if (taken !== 'things') refused(units, at, clauseAt(at), negated, taken === null);
    } else if (has(unit, 'allergic')) {
      const isFound = rightwards(units, at + 1, true, negated) !== null || negated.size > 0;
      if (!isFound) allergicToEarlier(units, at, negated);
    }
  }
  for (const [at, unit] of units.entries()) {
    if (has(unit, 'only')) only(units, at + 1);
    if (has(unit, 'aside')) aside(units, at + 1);
    if (has(unit, 'intro')) within(units, at + 1);
  }
  doubt(units, clauses, refusing, spent);
  return units;
}

function takeLeft(units: Scoped[], at: number, unit: Scoped, clause: Clause, negated: Negated): void {
  if (has(unit, 'suitable')) {
    // "FODMAP-friendly": a limit of which nothing is known.
    const claimed = units[at - 1];
    if (claimed && isUnknown(claimed)) claimed.role = 'notUnderstood';
  } else if (has(unit, 'leftwardsAllergic')) {
    if (adjacent(units, at, true, negated)) return;
    // "Allergies: nuts", but of "I am allergic, a soup" the soup does no harm.
    const next = units[at + 1]?.mark ? at + 2 : at + 1;
    if (next === at + 1 || (isThing(units[next]) && !has(units[next], NAMES_DISH)))
      rightwards(units, next, true, negated);
  } else if (has(unit, 'leftwards')) adjacent(units, at, false, negated);
  else if (mainKind(unit) === 'averse') predicate(units, at, clause, negated);
}

/** "Nothing wrong with garlic", "coconut is fine": neither a wish nor a limit. A negation of a refusal is no more. */
function allowance(units: readonly Scoped[], at: number, { start, end }: Clause, spent: Set<number>): void {
  const unit = units[at];
  const refusal = refusalAfter(units, at, end);
  const denied = EXCEPT.test(unit?.concepts[0]?.id ?? '') ? units.slice(start, at) : [];
  if (denied.some((each) => isNegation(each) || has(each, 'doubtful'))) {
    // "Nothing in the house except lentils" has lentils, "no nuts except peanuts" may.
    spent.add(at);
    for (let before = start; before < at; before++) if (has(units[before], 'doubtful')) spent.add(before);
    if (denied.some(isThing)) for (const each of units.slice(at, end)) if (isThing(each)) each.role = 'nothing';
    return;
  }
  if (refusal !== null) {
    spent.add(at).add(refusal);
    const isWished = WITHOUT.test(units[refusal]?.concepts[0]?.id ?? '');
    const before = has(units[refusal], 'averse') ? start : refusal;
    if (!isWished) for (const each of units.slice(before, end)) if (isThing(each)) each.role = 'nothing';
  } else if (has(unit, 'allowing')) {
    for (let next = at + 1; next < end; next++) {
      const each = units[next] as Scoped;
      if (isThing(each)) each.role = 'nothing';
      else if (!has(each, 'joiner') && !has(each, 'through') && !each.mark) break;
    }
  } else if (
    has(unit, 'allowed') &&
    !units.slice(start, at).some((each) => has(each, 'auxiliary') || has(each, 'negator'))
  )
    for (const each of units.slice(start, at)) if (isThing(each)) each.role = 'nothing';
}
const EXCEPT = /^(?:except|except for|apart from|aside from)$/;
/** "Never without garlic" is with it. */
const WITHOUT = /\b(?:without|lack|lacking|no to)$/;

/** The place of what a negation turns into its contrary: "no need to avoid", "I do not hate", "not without". */
function refusalAfter(units: readonly Scoped[], at: number, end: number): number | null {
  const unit = units[at];
  const isBare = has(unit, 'negator') && /^(?:no|not|never|nothing)$/.test(unit?.concepts[0]?.id ?? '');
  if (!isBare && !has(unit, 'auxiliary')) return null;
  for (let next = at + 1; next < end; next++) {
    const other = units[next] as Scoped;
    const id = other.concepts[0]?.id ?? '';
    const isTurned = mainKind(other) === 'refusal' || mainKind(other) === 'averse' || WITHOUT.test(id);
    // "No avoid nuts" is how people type; "cannot have, allergic to nuts" too.
    if (isTurned) return next === at + 1 && unit?.concepts[0]?.id === 'no' ? null : next;
    if (
      !(has(other, 'filler') || has(other, 'actor') || has(other, 'copula')) ||
      isLeftOut(other) ||
      has(other, 'joiner')
    )
      return null;
  }
  return null;
}

/** "Mushrooms yes, cream no", "cashews? nope". */
const isAnswer = (units: readonly Scoped[], at: number): boolean =>
  /^no(?:pe)?$/.test(units[at]?.concepts[0]?.id ?? '') &&
  (units[at + 1] === undefined || units[at + 1]?.mark !== '') &&
  isLeftOut(units[at - 1]?.mark ? units[at - 2] : units[at - 1]);

function roleOutside(unit: Scoped): Part['role'] {
  if (unit.isAmount || unit.role === 'limit') return unit.role;
  if (unit.mark) return 'nothing';
  if (unit.concepts.length === 0) return 'unknown';
  const kind = mainKind(unit);
  if (kind === 'mood') return 'preference';
  if (kind && (isLeftOut({ ...unit, concepts: unit.concepts.slice(0, 1) }) || WISHES.has(kind))) return 'wish';
  // "Fall" may be a word of grammar and a season; what can be wished for is.
  return has(unit, WISHES) || (isLeftOut(unit) && kind === 'filler') ? 'wish' : 'nothing';
}

const WISHES: ReadonlySet<Kind> = new Set<Kind>([...(['diet', 'season', 'difficulty', 'quick', 'cost'] as const)]);
const NEGATIONS: readonly Kind[] = ['negator', 'auxiliary', 'refusal'];
const isNegation = (unit: Scoped): boolean => NEGATIONS.some((kind) => has(unit, kind));

/** Whether a unit between a negation and what it is about leads on to it. */
const leadsOn = (unit: Scoped, isBegun: boolean): boolean => {
  if (unit.mark || unit.isAmount) return false;
  if (has(unit, 'through')) return true;
  if (isBegun) return false;
  if (mainKind(unit) === 'contrast') return !TURNS.test(unit.concepts[0]?.id ?? '');
  return (
    has(unit, 'filler') ||
    has(unit, 'doubtful') ||
    has(unit, 'cooking') ||
    has(unit, 'intro') ||
    isNegation(unit) ||
    has(unit, 'allergic')
  );
};
/** Contrasts after which nothing is negated, even where nothing was named yet. */
const TURNS = /^(?:but|although|though|however|yet|for|so|if|then|because|as long as|please|only)$/;

/** What a scope took: something known, or only words that nobody knows. */
type Taken = 'things' | 'words' | null;

/** Takes the list that begins after a negation. */
function rightwards(units: Scoped[], start: number, isForHealth: boolean, negated: Negated): Taken {
  let taken: Taken = null;
  let isBegun = false;
  let steps = 0;
  let cooking: Scoped | null = null;
  // "Dislikes: celery"; "can't, under any circumstances, have nuts".
  let at = units[start]?.mark === ':' ? start + 1 : start;
  if (units[at]?.mark === ',' && has(units[start - 1], 'auxiliary')) {
    const close = units.findIndex(({ mark }, i) => i > at && mark === ',');
    if (close > 0 && !units.slice(at, close).some(isLeftOut)) at = close + 1;
  }
  for (; at < units.length; at++) {
    const unit = units[at];
    if (!unit || (isBegun && isNegation(unit))) break;
    if (isLeftOut(unit) && !(mainKind(unit) === 'intro' && !has(unit, 'food'))) {
      // Of "no coriander tacos" the tacos are wished for; of "no soup" it is the soup.
      if (isBegun && isAdjacent(units, at) && (has(unit, NAMES_DISH) || !isUnderAdjective(units, at))) break;
      if (isBegun && isNewDish(units, at)) break;
      limit(unit, isForHealth, negated, 'right');
      // "Not too spicy" may have some chilli in it.
      if (has(unit, 'taste') && isToo(units[at - 1]))
        unit.concepts = unit.concepts.map(({ not, ...concept }) => concept);
      isBegun = true;
      taken = 'things';
    } else if (isUnknown(unit)) {
      unit.role = 'notUnderstood';
      isBegun = true;
      taken ??= 'words';
    } else if (isBegun && (has(unit, 'joiner') || isComma(units, at))) {
    } else if (has(unit, 'mood') || has(unit, 'praise')) {
      // "Nothing boring", "not too sweet": neither a wish nor a limit.
      unit.role = 'nothing';
      unit.isAside = true;
      isBegun = true;
      taken = 'things';
    } else if (WISHES_UNDER.has(mainKind(unit) ?? 'filler')) {
      if (isBegun) break;
      unit.role = 'notUnderstood';
      isBegun = true;
      taken = 'things';
    } else if (leadsOn(unit, isBegun) && ++steps <= LONGEST_WAY) {
      unit.role = 'nothing';
      if (has(unit, 'cooking')) cooking = unit;
    } else break;
  }
  if (isBegun || !cooking) return taken;
  // "I refuse to cook today."
  Object.assign(cooking, { role: 'wish', concepts: [{ kind: 'equipment', id: 'no-cook' }] });
  return 'things';
}
const isToo = (unit: Scoped | undefined): boolean => !!unit?.concepts.some(({ id }) => id === 'too');

/** "I only have a kettle": whatever else a kitchen has is missing. */
function only(units: readonly Scoped[], start: number): void {
  for (let at = start; at < units.length; at++) {
    const unit = units[at];
    if (has(unit, 'equipment') && unit) {
      unit.role = 'limit';
      unit.isOnly = true;
    } else if (!has(unit, 'through') && !has(unit, 'joiner') && !has(unit, 'filler')) return;
  }
}

/** "Low histamine", "less garlic": of how much it would be too much nobody said. */
function little(units: readonly Scoped[], start: number): void {
  let at = start;
  while (has(units[at], 'through')) at++;
  for (let unit = units[at]; unit && (isUnknown(unit) || has(unit, 'food')); unit = units[++at])
    unit.role = 'notUnderstood';
}

const WISHES_UNDER: ReadonlySet<Kind> = new Set<Kind>(['season', 'difficulty', 'quick', 'cost', 'diet']);

/** "After a bad day": said, and of no concern to a recipe. It ends at a mark, a clause, or with what a recipe can be. */
function aside(units: Scoped[], start: number): void {
  let end = start;
  for (let unit = units[end]; unit && !unit.mark && !unit.isAmount; unit = units[++end]) {
    if (unit.role === 'wish' || unit.role === 'limit' || mainKind(unit) === 'contrast') break;
  }
  for (const unit of end > start ? units.slice(start - 1, end) : []) {
    unit.role = 'nothing';
    unit.isAside = true;
  }
}

/** "With spinach, white beans and": foods of the list that begins here are in the dish. */
function within(units: Scoped[], start: number): void {
  let isBegun = false;
  for (let at = start; at < units.length; at++) {
    const unit = units[at];
    if (!unit) return;
    if (unit.role === 'wish' && has(unit, 'food')) {
      if (isBegun && (isAdjacent(units, at) || isNewDish(units, at))) return;
      unit.isWithin = true;
      isBegun = true;
    } else if (isBegun ? !(has(unit, 'joiner') || isComma(units, at) || has(unit, 'through')) : !leadsTo(unit)) return;
  }
}
const leadsTo = (unit: Scoped): boolean => !unit.mark && (has(unit, 'through') || has(unit, 'filler') || unit.isAmount);
