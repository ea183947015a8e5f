import type { Part } from './parts.ts';
import { has, hasAny, isCalled, isThing, type Unit } from './units.ts';

/** "Allergic", and "they make him ill": that something hurts says nothing of what was named. */
const isHarming = (units: readonly Unit[], clause: readonly number[], at: number): boolean =>
  has(units[at], 'allergy') ||
  (has(units[at], 'harm') &&
    clause.some((each) => each < at && isCalled(units[each], /^(?:it|they|them|these|those|that)$/)));
/** What says that something is good, there, or wanted. */
const FOR_IT = ['praise', 'want', 'eat', 'stock', 'tolerate', 'allow', 'ask'] as const;
/** What ends what is said of one thing, and begins what is said of another. */
const isBreak = (unit: Unit): boolean => unit.mark !== '' || hasAny(unit, 'contrast', 'subord');

/** What is said of names from elsewhere in a text, which no word beside them tells. */
export function withReach(units: readonly Unit[], parts: readonly Part[]): Part[] {
  const text: Text = { units, parts, clauses: clausesOf(units) };
  const doubted = new Set([...toldOfOddly(text), ...asked(text)]);
  const out = new Set([...reachedByHarm(text), ...reachedByAfterthought(text, doubted)]);
  return parts.map((part, at) => {
    if (out.has(at)) return { ...part, role: 'limit', isWithin: false, isForHealth: true };
    return doubted.has(at) && (part.role === 'wish' || part.role === 'unknown')
      ? { ...part, role: 'notUnderstood' }
      : part;
  });
}

interface Text {
  units: readonly Unit[];
  parts: readonly Part[];
  clauses: readonly (readonly number[])[];
}

const isName = (unit: Unit | undefined): boolean => isThing(unit) || has(unit, 'dish');

/**
 * An allergy that names no food reaches back: of "I love mushrooms but my brother's allergic" the mushrooms are left out. It
 * is said of the last thing named, with those beside it, unless one of these is left out already.
 */
function* reachedByHarm({ units, parts, clauses }: Text): Iterable<number> {
  const isNamed = (at: number): boolean => isName(units[at]);
  for (const [place, clause] of clauses.entries()) {
    if (!clause.some((at) => isHarming(units, clause, at)) || clause.some(isNamed)) continue;
    for (let at = clauses.slice(0, place).findLastIndex((other) => other.some(isNamed)); at >= 0; at--) {
      const named = (clauses[at] ?? []).filter(isNamed);
      if (named.length === 0 || named.some((each) => parts[each]?.role !== 'wish')) break;
      yield* named;
      // "Kiwi, mango": more of the same row.
      if ((clauses[at] ?? []).some((each) => !isNamed(each) && !hasAny(units[each], 'joiner', 'determiner'))) break;
    }
  }
}

/** "Sesame's banned. So are peanuts", "neither does he walnuts": what follows goes with what was left out before. */
function* reachedByAfterthought({ units, parts }: Text, doubted: ReadonlySet<number>): Iterable<number> {
  for (const [at, unit] of units.entries()) {
    if (!isCalled(unit, /^(?:so|neither|nor)$/) || !hasAny(units[at + 1], 'aux', 'copula')) continue;
    const isOut = ({ role }: Part, each: number): boolean =>
      role === 'limit' || role === 'notUnderstood' || doubted.has(each);
    if (!parts.slice(0, at).some(isOut)) continue;
    let next = at + 2;
    while (hasAny(units[next], 'aux', 'copula', 'determiner', 'subject', 'pronoun', 'person')) next++;
    for (; isName(units[next]) || hasAny(units[next], 'joiner', 'determiner'); next++)
      if (isName(units[next])) yield next;
  }
}

const MODAL = /^(?:should|can|could|may|might|must)\b/;
/** "Licorice should be illegal", "oats can get in the sea": what is told of a thing in words that nobody knows is no wish. */
function* toldOfOddly({ units, clauses }: Text): Iterable<number> {
  for (const clause of clauses) {
    const at = clause.findIndex(
      (each) => (isName(units[each]) || units[each]?.concepts.length === 0) && isCalled(units[each + 1], MODAL),
    );
    const subject = clause[at];
    if (subject === undefined) continue;
    const predicate = clause.slice(at + 1);
    const isPlain = predicate.some((each) => hasAny(units[each], ...FOR_IT) || isName(units[each]));
    if (!isPlain && predicate.some((each) => units[each]?.concepts.length === 0)) yield subject;
  }
}

/** "Watercress soup? I'd as soon drink the pond": a name that is asked about, before more that does not praise it. */
function* asked({ units, clauses }: Text): Iterable<number> {
  const [first = [], second] = clauses;
  const last = first.at(-1);
  if (last === undefined || !second || units[last + 1]?.mark !== '?') return;
  const isBare = first.every((at) => isName(units[at]) || units[at]?.concepts.length === 0);
  const isForIt =
    second.some((at) => hasAny(units[at], 'praise', 'want', 'stock', 'ask', 'allow')) ||
    hasAny(units[second[0] ?? 0], 'joiner');
  if (isBare && !isForIt && second.length > 2) yield* first;
}

/** Places of the units of each clause. */
function clausesOf(units: readonly Unit[]): number[][] {
  const clauses: number[][] = [[]];
  for (const [at, unit] of units.entries()) {
    if (isBreak(unit)) clauses.push([]);
    else clauses.at(-1)?.push(at);
  }
  return clauses.filter((clause) => clause.length > 0);
}
