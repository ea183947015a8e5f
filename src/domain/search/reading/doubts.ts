import { type Clause, isSaying } from './clauses.ts';
import { has, isThing, isUnknown, mainKind, type Scoped } from './units.ts';

/** What nobody wishes for by these names: whatever is said after them and not understood is taken for a limit. */
const NEVER_WISHED = new Set(
  'nut,nuts,tree nut,gluten,soy,soya,dairy,lactose,alcohol,caffeine,nightshade,nightshades,lupin,sulphites'.split(','),
);
const isNeverWished = (unit: Scoped): boolean => unit.concepts.some(({ id }) => NEVER_WISHED.has(id));

/**
 * A food becomes a wish only where all that is said of it is understood. In a clause that says something nobody here knows
 * ("kiwi makes my tongue fizz"), foods, equipment and ways of cooking are left out, and the whole clause is said to be not
 * understood. Unknown words that merely describe what is wished for ("unicorn cake", "for a hungover flatmate") are no
 * such thing: they are looked for. Nor is anything clear in a clause whose refusal is of nobody knows what (`refusing`).
 */
export function doubt(
  units: readonly Scoped[],
  clauses: readonly Clause[],
  refusing: ReadonlySet<Clause>,
  spent: ReadonlySet<number>,
): void {
  for (const clause of clauses) {
    const own = units.slice(clause.start, clause.end);
    const things = own.filter((unit) => isThing(unit) && unit.role === 'wish');
    if (things.length === 0) continue;
    const isDoubtful =
      refusing.has(clause) ||
      own.some((_, i) => !spent.has(clause.start + i) && isUnclear(units, clause.start + i, clause));
    if (!isDoubtful) continue;
    for (const unit of own) {
      unit.isDoubted = true;
      if (isUnknown(unit)) unit.role = 'notUnderstood';
    }
    for (const thing of things) thing.role = 'limit';
  }
}

/** Whether a word may turn what its clause says of a thing. */
function isUnclear(units: readonly Scoped[], at: number, clause: Clause): boolean {
  const unit = units[at] as Scoped;
  if (mainKind(unit) === 'doubtful') return unit.role !== 'limit' && !isAttribute(units, at, clause);
  // "Coriander tastes like soap": what something tastes of is no wish for it, unless it is praised.
  if (has(unit, 'sensing')) return units.slice(clause.start, at).some(isThing) && !has(units[at + 1], 'praise');
  if (!isUnknown(unit) && unit.role !== 'notUnderstood') return false;
  if (unit.role === 'notUnderstood') return false;
  if (clause.isOfTopic) return true;
  let [first, last] = [at, at];
  while (first > clause.start && isUnknown(units[first - 1])) first--;
  while (last + 1 < clause.end && isUnknown(units[last + 1])) last++;
  const before = first > clause.start ? units[first - 1] : undefined;
  const after = last + 1 < clause.end ? units[last + 1] : undefined;
  if (before?.isShort && isThing(before)) return true;
  const isVerb =
    has(before, 'actor') && !has(before, 'determiner') && !has(before, 'wanting') && !has(before, 'preposition');
  if (isVerb) return true;
  const isLed = !before
    ? false
    : has(before, 'wanting') || has(before, 'preposition') || has(before, 'determiner') || has(before, 'intro');
  if (!isLed && has(after, 'determiner') && !has(after, 'preposition')) return true;
  if (!isSaying(units, clause)) return !!before && isNeverWished(before);
  return !describes(units, clause, first, last);
}

/** "Hidden vegetable bolognese", "full english": where nothing is said, it belongs to the name of what is looked for. */
const isAttribute = (units: readonly Scoped[], at: number, clause: Clause): boolean =>
  has(units[at], 'attribute') && at + 1 < clause.end && at === clause.start && !isSaying(units, clause);

/** Whether unknown words only describe a thing, or stand beside it as another. */
function describes(units: readonly Scoped[], clause: Clause, first: number, last: number): boolean {
  const before = first > clause.start ? units[first - 1] : undefined;
  const after = last + 1 < clause.end ? units[last + 1] : undefined;
  if (isThing(after) || mainKind(after) === 'dish' || mainKind(after) === 'category') return true;
  if (isInPhrase(units, clause, first)) return true;
  const isEnd = !after || has(after, 'preposition') || has(after, 'joiner') || has(after, 'filler');
  const thing = units.findIndex((unit, at) => at >= clause.start && isThing(unit) && unit.role === 'wish');
  const isWanted = units.slice(clause.start, Math.min(first, thing)).some((unit) => has(unit, 'wanting'));
  if (has(before, 'joiner') || has(after, 'joiner')) return isWanted && !has(before, 'copula');
  return (
    isWanted && isEnd && (isThing(before) || has(before, 'wanting') || has(before, 'determiner') || has(before, 'dish'))
  );
}

/** "From the allotment", "for a hungover flatmate", unless something is so: "is on the naughty list". */
function isInPhrase(units: readonly Scoped[], { start }: Clause, first: number): boolean {
  for (let at = first - 1; at >= start; at--) {
    const unit = units[at];
    if (has(unit, 'preposition') && !isThing(unit)) {
      let head = at - 1;
      while (head >= start && has(units[head], 'filler') && !has(units[head], 'copula')) head--;
      return !has(units[head], 'copula') && !has(units[head], 'averse') && !units[head]?.isShort;
    }
    if (isThing(unit) || has(unit, 'copula') || has(unit, 'wanting')) return false;
  }
  return false;
}
