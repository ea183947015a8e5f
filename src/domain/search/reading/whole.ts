import type { ClauseReading, Frame } from './frames.ts';
import { has, hasAny, isFood, isNeverWished, isThing, isUnknown, NAMES_DISH, type Unit } from './units.ts';

/** Whether every word of a clause is accounted for; words nobody knows may describe what is wanted, or say where and whose. */
export function isWhole(
  units: readonly Unit[],
  { clause, frames }: ClauseReading,
  frame: Frame,
  isRefusing: boolean,
): boolean {
  const isSaying = frame.predicate !== 'name';
  for (let at = clause.start; at < clause.end; at++) {
    if (!isUnknown(units[at])) continue;
    if (frames.some(({ polarity, args }) => polarity === -1 && args.includes(at))) continue;
    // What stands between a verb of wanting and what it wants describes it.
    if (frame.predicate === 'want' && frame.span.from < at && at < Math.min(...frame.args)) continue;
    let [first, last] = [at, at];
    while (first > clause.start && isUnknown(units[first - 1])) first--;
    while (last + 1 < clause.end && isUnknown(units[last + 1])) last++;
    if (!isAccounted(units, clause, first, last, { frame, isSaying, isRefusing })) return false;
    at = last;
  }
  return true;
}

interface Context {
  frame: Frame;
  isSaying: boolean;
  isRefusing: boolean;
}
function isAccounted(
  units: readonly Unit[],
  { start, end, isOfTopic }: ClauseReading['clause'],
  first: number,
  last: number,
  context: Context,
): boolean {
  if (isOfTopic) return false;
  const before = first > start ? units[first - 1] : undefined;
  const after = last + 1 < end ? units[last + 1] : undefined;
  if (before?.isShort && isThing(before)) return false;
  // "Spinach interferes with my medication"; but "apple slices with peanut drizzle" is a name.
  const isName = isThing(units[last + 2]) && !context.isRefusing;
  if (isFood(before) && hasAny(after, 'with', 'preposition') && !context.isSaying && !isName) return false;
  // "A zesty lemon tart", "unicorn cake".
  let head = last + 1;
  while (head < end && isFood(units[head])) head++;
  if (
    (head < end && has(units[head], NAMES_DISH)) ||
    (has(before, NAMES_DISH) && !context.isSaying && !isFood(before) && !has(before, 'person'))
  )
    return true;
  // "Oven on the fritz."
  if (isInPhrase(units, start, first)) return !context.frame.args.some((arg) => has(units[arg], 'equipment'));
  const isVerb = hasAny(before, 'subject', 'aux', 'person', 'pronoun') && !hasAny(before, 'determiner');
  if (isVerb) return false;
  // "The blender wakes the baby."
  const isLed = !before || hasAny(before, 'want', 'with', 'have', 'determiner');
  if (!isLed && hasAny(after, 'determiner', 'person', 'pronoun')) return false;
  if (!context.isSaying) return !context.isRefusing && !context.frame.args.some((arg) => isNeverWished(units[arg]));
  if (context.frame.predicate === 'said') return false;
  let thing = last + 1;
  while (thing < end && hasAny(units[thing], 'through', 'determiner', 'filler')) thing++;
  if (!context.isRefusing && (isThing(units[thing]) || context.frame.predicate === 'praise')) return true;
  // "A tree full of plums."
  const verb = hasAny(after, 'copula', 'aux') ? units[last + 2] : after;
  if (!context.isRefusing && hasAny(verb, 'have', 'with')) return true;
  const isWanted = context.frame.polarity === 1 && context.frame.span.from < first;
  const isEnd = !after || hasAny(after, 'preposition', 'joiner', 'filler');
  return !context.isRefusing && isWanted && isEnd;
}

/** "From the allotment", "for a hungover flatmate", unless something is so: "is on the naughty list". */
function isInPhrase(units: readonly Unit[], start: number, first: number): boolean {
  for (let at = first - 1; at >= start; at--) {
    const unit = units[at];
    if (has(unit, 'preposition') && !has(unit, 'aux') && !isThing(unit)) {
      let head = at - 1;
      while (head >= start && hasAny(units[head], 'filler', 'degree') && !has(units[head], 'copula')) head--;
      return !hasAny(units[head], 'copula', 'cause', 'neutral') && !units[head]?.isShort;
    }
    if (isThing(unit) || hasAny(unit, 'copula', 'want', 'not', 'subject', 'relative')) return false;
  }
  return false;
}
