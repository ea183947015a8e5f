import type { ClauseReading, Frame } from './frames.ts';
import { has, hasAny, isFood, isThing, isUnknown, NAMES_DISH, type Unit } from './units.ts';

/** Verbs and words that want what they are said of; `name` is nothing at all. */
const WANTING: ReadonlySet<string> = new Set(['want', 'eat', 'have', 'with', 'stock', 'praise', 'name']);
/** What nobody wishes for by these names: whatever is said after them and not understood is taken for a limit. */
const NEVER_WISHED = /^(?:nuts?|tree nuts?|gluten|soya?|dairy|lactose|alcohol|caffeine|nightshades?|lupin|sulphites)$/;

/**
 * The rule of safety, which needs no understanding: in a text with any refusal, harm or allergy, a food becomes a wish
 * only where a verb of wanting, or nothing at all, governs it in a clause that was read whole. Returns the readings whose
 * things are left out, because they are said to be not understood.
 */
export function doubted(units: readonly Unit[], readings: readonly ClauseReading[]): Set<ClauseReading> {
  const isRefusing =
    readings.some(({ frames, open }) => open?.polarity === -1 || frames.some(({ polarity }) => polarity === -1)) ||
    units.some((unit) => !isThing(unit) && hasAny(unit, 'harm', 'allergy', 'refuse', 'without', 'not'));
  return new Set(readings.filter((reading) => isDoubtful(units, reading, readings, isRefusing)));
}

function isDoubtful(
  units: readonly Unit[],
  reading: ClauseReading,
  readings: readonly ClauseReading[],
  isRefusing: boolean,
): boolean {
  const isRefused = (at: number) =>
    readings.some(({ frames }) => frames.some(({ polarity, args }) => polarity !== 1 && args.includes(at)));
  const wishes = reading.frames.filter(
    ({ polarity, args }) => polarity === 1 && args.some((at) => isThing(units[at]) && !isRefused(at)),
  );
  if (wishes.length === 0) return false;
  if (reading.isUnclear || isHedged(units, reading)) return true;
  const next = readings[readings.indexOf(reading) + 1];
  if (next?.open && has(units[next.clause.start], 'relative')) return true;
  // "If there are nuts in it, she can't come."
  if (isRefusing && has(units[reading.clause.start], 'condition')) return true;
  if (isRefusing && wishes.some(({ predicate }) => !WANTING.has(predicate))) return true;
  // What stands right beside something refused, and is only in dishes, is no other wish.
  const isBeside = (at: number) => isFood(units[at]) && isRefused(at - 1);
  if (wishes.some(({ predicate, args }) => predicate === 'name' && args.some(isBeside))) return true;
  return wishes.some((frame) => !isWhole(units, reading, frame, isRefusing));
}

/** A word that may turn what is said: "unless", "hardly ever". */
const isHedged = (units: readonly Unit[], { clause, frames }: ClauseReading): boolean =>
  units.some(
    (unit, at) =>
      at >= clause.start &&
      at < clause.end &&
      unit.concepts[0]?.kind === 'doubtful' &&
      !frames.some(({ args }) => args.includes(at)) &&
      !(at === clause.start && isThing(units[at + 1])),
  );

/** Whether every word of a clause is accounted for; words nobody knows may describe what is wanted, or say where and whose. */
function isWhole(
  units: readonly Unit[],
  { clause, frames }: ClauseReading,
  frame: Frame,
  isRefusing: boolean,
): boolean {
  const isSaying = frame.predicate !== 'name';
  for (let at = clause.start; at < clause.end; at++) {
    if (!isUnknown(units[at])) continue;
    if (frames.some(({ polarity, args }) => polarity === -1 && args.includes(at))) continue;
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
  // "A zesty lemon tart", "unicorn cake".
  let head = last + 1;
  while (head < end && isFood(units[head])) head++;
  if ((head < end && has(units[head], NAMES_DISH)) || (has(before, NAMES_DISH) && !context.isSaying && !isFood(before)))
    return true;
  if (isInPhrase(units, start, first)) return true;
  const isVerb = hasAny(before, 'subject', 'aux', 'person', 'pronoun') && !hasAny(before, 'determiner');
  if (isVerb) return false;
  // "The blender wakes the baby."
  const isLed = !before || hasAny(before, 'want', 'with', 'have', 'determiner');
  if (!isLed && hasAny(after, 'determiner', 'person', 'pronoun')) return false;
  if (!context.isSaying) return !context.isRefusing && !isNeverWished(before);
  if (context.frame.predicate === 'said') return false;
  let thing = last + 1;
  while (thing < end && hasAny(units[thing], 'through', 'determiner', 'filler')) thing++;
  if (!context.isRefusing && (isThing(units[thing]) || context.frame.predicate === 'praise')) return true;
  const isWanted = context.frame.polarity === 1 && context.frame.span.from < first;
  const isEnd = !after || hasAny(after, 'preposition', 'joiner', 'filler');
  return !context.isRefusing && isWanted && isEnd;
}
const isNeverWished = (unit: Unit | undefined): boolean => !!unit?.concepts.some(({ id }) => NEVER_WISHED.test(id));

/** "From the allotment", "for a hungover flatmate", unless something is so: "is on the naughty list". */
function isInPhrase(units: readonly Unit[], start: number, first: number): boolean {
  for (let at = first - 1; at >= start; at--) {
    const unit = units[at];
    if (has(unit, 'preposition') && !isThing(unit)) {
      let head = at - 1;
      while (head >= start && hasAny(units[head], 'filler', 'degree') && !has(units[head], 'copula')) head--;
      return !hasAny(units[head], 'copula', 'cause', 'neutral') && !units[head]?.isShort;
    }
    if (isThing(unit) || hasAny(unit, 'copula', 'want', 'not', 'subject')) return false;
  }
  return false;
}
