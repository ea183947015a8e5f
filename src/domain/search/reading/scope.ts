import type { Part } from './parts.ts';
import type { Kind } from './vocabulary.ts';

/** A part while its role is being found; `first` and `end` (exclusive) are tokens. */
export interface Scoped extends Omit<Part, 'from' | 'to' | 'words'> {
  first: number;
  end: number;
  /** A comma, or a mark that ends a sentence or clause; empty for words. */
  mark: '' | ',' | ';' | ':';
  isAmount: boolean;
  /** Where they are not those of the tokens. */
  words?: string;
}

/** What can be left out of a dish, or done without. */
const LEFT_OUT: ReadonlySet<Kind> = new Set<Kind>([
  ...(['food', 'animal', 'dish', 'equipment', 'method', 'taste', 'cuisine', 'category', 'tag', 'occasion'] as const),
]);
/** What is said before a dish and does not belong to the list of what is left out: "no nuts, quick dinner". */
const NAMES_DISH: ReadonlySet<Kind> = new Set<Kind>(['dish', 'category', 'tag', 'occasion']);
/** So many words may stand between a negation and what it is about: "do not want to have to use the". */
const LONGEST_WAY = 8;

const has = (unit: Scoped | undefined, kinds: ReadonlySet<Kind> | Kind): boolean =>
  !!unit?.concepts.some(({ kind }) => (typeof kinds === 'string' ? kind === kinds : kinds.has(kind)));
const isUnknown = (unit: Scoped): boolean =>
  unit.concepts.length === 0 && !unit.mark && !unit.isAmount && unit.role === 'unknown';
const isLeftOut = (unit: Scoped | undefined): boolean => has(unit, LEFT_OUT);
/** Of several meanings the first: "using" begins a list unless it goes on with one. */
const mainKind = (unit: Scoped | undefined): Kind | undefined => unit?.concepts[0]?.kind;

/**
 * Gives every unit of a sentence its role. A negation opens a scope to its right ("without"), or takes what stands to its
 * left ("-free", "allergy"). The scope goes on over a list joined by commas, "and", "or" and ends with the list, at a mark
 * of the sentence, at a contrast ("but") or where a clause begins. What is known in it is a limit, what is not is not
 * understood. What stands in no scope is a wish where it is known.
 */
export function scoped(units: Scoped[]): Scoped[] {
  for (const unit of units) unit.role = roleOutside(unit);
  const negated: Negated = new Map();
  for (const [at, unit] of units.entries()) leftwards(units, at, unit, negated);
  for (const [at, unit] of units.entries()) {
    if (has(unit, 'little')) little(units, at + 1);
    else if (isAnswer(units, at))
      leftwards(units, at, { ...unit, concepts: [{ kind: 'leftwards', id: 'no' }] }, negated);
    else if (has(unit, 'negator')) rightwards(units, at + 1, false, negated);
    else if (has(unit, 'allergic')) rightwards(units, at + 1, true, negated);
  }
  for (const [at, unit] of units.entries()) {
    if (has(unit, 'only')) only(units, at + 1);
    if (has(unit, 'aside')) aside(units, at + 1);
    if (has(unit, 'intro')) within(units, at + 1);
  }
  return units;
}

/** "Mushrooms yes, cream no." */
const isAnswer = (units: readonly Scoped[], at: number): boolean =>
  /^no(?:pe)?$/.test(units[at]?.concepts[0]?.id ?? '') &&
  (units[at + 1] === undefined || units[at + 1]?.mark !== '') &&
  isLeftOut(units[at - 1]);

function roleOutside(unit: Scoped): Part['role'] {
  if (unit.isAmount || unit.role === 'limit') return unit.role;
  if (unit.mark) return 'nothing';
  if (unit.concepts.length === 0) return 'unknown';
  const kind = mainKind(unit);
  if (kind === 'mood') return 'preference';
  if (kind && (LEFT_OUT.has(kind) || WISHES.has(kind))) return 'wish';
  // "Fall" may be a word of grammar and a season; what can be wished for is.
  return has(unit, WISHES) || (isLeftOut(unit) && kind === 'filler') ? 'wish' : 'nothing';
}

const WISHES: ReadonlySet<Kind> = new Set<Kind>([...(['diet', 'season', 'difficulty', 'quick', 'cost'] as const)]);

/** "Nut and soy free", "sesame allergy", "my oven is broken". Where nothing stands before it, it speaks of what follows. */
function leftwards(units: Scoped[], at: number, unit: Scoped, negated: Negated): void {
  if (has(unit, 'suitable')) {
    // "FODMAP-friendly": a limit of which nothing is known.
    const claimed = units[at - 1];
    if (claimed && isUnknown(claimed)) claimed.role = 'notUnderstood';
    return;
  }
  const isForHealth = has(unit, 'leftwardsAllergic');
  if (!isForHealth && !has(unit, 'leftwards')) return;
  let before = at - 1;
  while (before >= 0 && (has(units[before], 'filler') || has(units[before], 'through')) && !isLeftOut(units[before]))
    before--;
  const nearest = units[before];
  if (!nearest || (!isLeftOut(nearest) && !isUnknown(nearest))) {
    if (isForHealth) rightwards(units, units[at + 1]?.mark ? at + 2 : at + 1, true, negated);
    return;
  }
  if (isUnknown(nearest)) {
    // "Sin-free brownies": nobody knows what is to be left out.
    nearest.role = 'notUnderstood';
    return;
  }
  const list = [nearest];
  for (let place = before - 1; place > 0; place -= 2) {
    const [other, joint] = [units[place - 1], units[place]];
    const isJoined = has(joint, 'joiner') || (joint?.mark === ',' && list.length > 1);
    if (!isJoined || !isLeftOut(other) || has(other, NAMES_DISH) || !other) break;
    list.push(other);
  }
  for (const each of list) limit(each, isForHealth, negated, 'left');
}

/** What is limited, and from which side. */
type Negated = Map<Scoped, 'left' | 'right'>;

function limit(unit: Scoped, isForHealth: boolean, negated: Negated, side: 'left' | 'right'): void {
  // "Not nut-free": said twice, it limits nothing.
  const isTwice = side === 'right' && negated.get(unit) === 'left';
  negated.set(unit, side);
  unit.role = isTwice ? 'nothing' : 'limit';
  unit.isForHealth ||= isForHealth;
}

/** Whether a unit between a negation and what it is about leads on to it. */
const leadsOn = (unit: Scoped, isBegun: boolean): boolean => {
  if (unit.mark || unit.isAmount) return false;
  if (has(unit, 'through')) return true;
  if (isBegun) return false;
  if (mainKind(unit) === 'contrast') return !TURNS.test(unit.concepts[0]?.id ?? '');
  return has(unit, 'filler') || has(unit, 'intro') || has(unit, 'negator') || has(unit, 'allergic');
};
/** Contrasts after which nothing is negated, even where nothing was named yet. */
const TURNS = /^(?:but|although|though|however|yet|for|so|if|then|because|as long as|please|only)$/;

function rightwards(units: Scoped[], start: number, isForHealth: boolean, negated: Negated): void {
  let isBegun = false;
  let steps = 0;
  // "Dislikes: celery".
  const first = units[start]?.mark === ':' ? start + 1 : start;
  for (let at = first; at < units.length; at++) {
    const unit = units[at];
    if (!unit || (isBegun && has(unit, 'negator'))) return;
    if (isLeftOut(unit) && !(mainKind(unit) === 'intro' && !has(unit, 'food'))) {
      // Of "no coriander tacos" the tacos are wished for; of "no soup" it is the soup.
      if (isBegun && isAdjacent(units, at) && (has(unit, NAMES_DISH) || !isUnderAdjective(units, at))) return;
      if (isBegun && isNewDish(units, at)) return;
      limit(unit, isForHealth, negated, 'right');
      isBegun = true;
    } else if (isUnknown(unit)) {
      unit.role = 'notUnderstood';
      isBegun = true;
    } else if (isBegun && (has(unit, 'joiner') || isComma(units, at))) {
    } else if (has(unit, 'mood') || has(unit, 'praise')) {
      // "Nothing boring", "not too sweet": neither a wish nor a limit.
      unit.role = 'nothing';
      unit.isAside = true;
      isBegun = true;
    } else if (WISHES_UNDER.has(mainKind(unit) ?? 'filler')) {
      if (isBegun) return;
      unit.role = 'notUnderstood';
      isBegun = true;
    } else if (leadsOn(unit, isBegun) && ++steps <= LONGEST_WAY) unit.role = 'nothing';
    else return;
  }
}
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

/** A comma goes on with the list when something that can be left out follows, or a word nobody knows. */
function isComma(units: readonly Scoped[], at: number): boolean {
  if (units[at]?.mark !== ',') return false;
  let next = at + 1;
  while (has(units[next], 'joiner') || has(units[next], 'through')) next++;
  const unit = units[next];
  return !!unit && (isLeftOut(unit) || isUnknown(unit));
}

/** Whether the unit before is part of the same name: nothing joins the two. */
function isAdjacent(units: readonly Scoped[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && has(units[before], 'through') && !has(units[before], 'joiner')) before--;
  const unit = units[before];
  return !!unit && (isLeftOut(unit) || unit.role === 'notUnderstood' || unit.isAside);
}

/** "No stinky onions": what nobody knows stands before what everybody does. */
const isUnderAdjective = (units: readonly Scoped[], at: number): boolean => units[at - 1]?.role === 'notUnderstood';

/**
 * Whether after a mere comma the dish begins that is looked for ("no nuts, tomato pasta"), instead of the list going on
 * ("no nuts, tomato or pasta").
 */
function isNewDish(units: readonly Scoped[], at: number): boolean {
  let before = at - 1;
  while (has(units[before], 'through') && !has(units[before], 'joiner')) before--;
  if (units[before]?.mark !== ',') return false;
  let namesDish = false;
  for (let next = at; next < units.length; next++) {
    const unit = units[next];
    if (!unit) break;
    if (has(unit, 'joiner')) return false;
    if (isLeftOut(unit)) namesDish ||= has(unit, NAMES_DISH);
    else if (unit.mark !== ',' && !has(unit, 'through')) break;
  }
  return namesDish;
}

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
