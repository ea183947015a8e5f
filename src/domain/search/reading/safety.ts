import type { ClauseReading, Frame, OpenPredicate } from './frames.ts';
import { has, hasAny, isCalled, isFood, isNeverWished, isThing, isUnknown, NAMES_DISH, type Unit } from './units.ts';

/** Verbs and words that want what they are said of; `name` is nothing at all. */
const WANTING: ReadonlySet<string> = new Set(['want', 'eat', 'have', 'with', 'stock', 'praise', 'name']);

/**
 * The rule of safety, which needs no understanding: in a text with any refusal, harm or allergy, a food becomes a wish
 * only where a verb of wanting, or nothing at all, governs it in a clause that was read whole. Returns the readings whose
 * things are left out, because they are said to be not understood.
 */
export function doubted(units: readonly Unit[], readings: readonly ClauseReading[]): Set<ClauseReading> {
  const isRefusing =
    readings.some(({ frames, open }) => open?.polarity === -1 || frames.some(({ polarity }) => polarity === -1)) ||
    units.some(
      (unit, at) =>
        !isThing(unit) &&
        hasAny(unit, 'harm', 'allergy', 'refuse', 'without', 'not') &&
        !readings.some(({ frames }) => frames.some((frame) => isWishOfRefusals(frame, at))),
    );
  const doubts = new Set<ClauseReading>();
  for (const [at, reading] of readings.entries()) {
    const isLikeDoubted = !!reading.isLike && readings.slice(0, at).some((each) => doubts.has(each));
    if (isLikeDoubted || isDoubtful(units, reading, readings, isRefusing)) doubts.add(reading);
  }
  return doubts;
}

/** "Can't get enough of", "never without": words of refusing that come to a wish. */
const isWishOfRefusals = ({ polarity, denied, span }: Frame, at: number): boolean =>
  polarity === 1 && denied === 1 && span.from <= at && at < span.to;

function isDoubtful(
  units: readonly Unit[],
  reading: ClauseReading,
  readings: readonly ClauseReading[],
  isRefusing: boolean,
): boolean {
  const isRefused = (at: number) =>
    readings.some(({ frames }) =>
      frames.some(({ polarity, args, predicate }) => polarity !== 1 && predicate !== 'tolerate' && args.includes(at)),
    );
  const wishes = reading.frames.filter(
    ({ polarity, args, predicate }) =>
      (polarity === 1 || (polarity === 0 && (predicate === 'tolerate' || predicate === 'eat'))) &&
      args.some((at) => isThing(units[at]) && !isRefused(at)),
  );
  if (wishes.length === 0) return false;
  if (
    reading.isUnclear ||
    isHedged(units, reading) ||
    (isRhetorical(units, reading) && !wishes.some(({ predicate }) => predicate === 'want'))
  )
    return true;
  const place = readings.indexOf(reading);
  const next = readings[place + 1];
  if (next?.open && has(units[next.clause.start], 'relative')) return true;
  // What is refused of nobody knows what may be any food that is merely there: "My son has cashews. He's allergic."
  const isAnywhere = readings.some(({ open }) => open && isAny(open));
  const isThere = ({ predicate, args }: Frame) => PRESENT.has(predicate) && args.some((at) => isPure(units, at));
  if (isAnywhere && wishes.some(isThere)) return true;
  if (isSupposed(units, reading, wishes, isRefusing, [readings[place - 1], next])) return true;
  // "My daughter (cashews)."
  const [mark, owner] = [units[reading.clause.start - 1], units[reading.clause.start - 2]];
  if (mark?.mark === ':' && has(owner, 'person') && wishes.some(isThere)) return true;
  const isOdd = ({ predicate, polarity, args }: Frame) =>
    (polarity === 1 && !WANTING.has(predicate)) ||
    (predicate === 'name' && args.some((at) => isNeverWished(units[at])));
  if (isRefusing && wishes.some(isOdd)) return true;
  // "It was the almonds that did for him."
  const isWanted = (at: number) =>
    readings.some(({ frames }) =>
      frames.some(
        ({ predicate, polarity, args }) => polarity === 1 && /^(?:want|eat)$/.test(predicate) && args.includes(at),
      ),
    );
  const isTold = ({ predicate, args }: Frame) =>
    predicate === 'said' && args.some((at) => isPure(units, at) && !isWanted(at));
  if (wishes.some(isTold)) return true;
  // What stands right beside something refused, and is only in dishes, is no other wish.
  const isBeside = (at: number) => isFood(units[at]) && isRefused(at - 1);
  if (wishes.some(({ predicate, args }) => predicate === 'name' && args.some(isBeside))) return true;
  return wishes.some((frame) => !isWhole(units, reading, frame, isRefusing));
}

/** "If there are nuts in it, she can't come", "his face balloons when there is walnut in it": what happens, not what is wanted. */
function isSupposed(
  units: readonly Unit[],
  { clause }: ClauseReading,
  wishes: readonly Frame[],
  isRefusing: boolean,
  beside: readonly (ClauseReading | undefined)[],
): boolean {
  const isVague = (other: ClauseReading | undefined) =>
    !!other &&
    units.slice(other.clause.start, other.clause.end).some(isUnknown) &&
    !other.frames.some(({ polarity }) => polarity === 1);
  const first = units[clause.start];
  if (has(first, 'condition'))
    return (
      isRefusing ||
      (!isCalled(first, /^after$/) && wishes.some(({ predicate }) => predicate === 'eat')) ||
      beside.some(isVague)
    );
  return has(first, 'subord') && isVague({ clause, frames: [], open: null, isUnclear: false });
}

const PRESENT: ReadonlySet<string> = new Set(['name', 'said', 'have', 'with', 'stock']);
const isAny = ({ polarity, predicate, isHealth }: OpenPredicate): boolean =>
  polarity === -1 && (isHealth || (predicate !== 'harm' && predicate !== 'lack'));
/** A food that is no part of the name of a dish: "almonds", not "almond cake". */
const isPure = (units: readonly Unit[], at: number): boolean =>
  isFood(units[at]) && !has(units[at + 1], NAMES_DISH) && !(isFood(units[at + 1]) && has(units[at + 2], NAMES_DISH));

/** "Who would eat a walnut?" */
const isRhetorical = (units: readonly Unit[], { clause }: ClauseReading): boolean =>
  isCalled(units[clause.start], /^who$/) &&
  /^[;?:]?$/.test(units[clause.start - 1]?.mark ?? '') &&
  !isPerson(units[clause.start - 1]);
const isPerson = (unit: Unit | undefined): boolean => !!unit && !unit.mark;

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
  // "A nice change": what is praised as something.
  if (isPraised(units, first) && context.frame.predicate === 'praise' && last + 1 === end) return true;
  let thing = last + 1;
  while (thing < end && hasAny(units[thing], 'through', 'determiner', 'filler')) thing++;
  if (!context.isRefusing && (isThing(units[thing]) || context.frame.predicate === 'praise')) return true;
  // "A tree full of plums."
  const verb = hasAny(after, 'copula', 'aux') ? units[last + 2] : after;
  if (!context.isRefusing && hasAny(verb, 'have', 'with')) return true;
  const isWanted = context.frame.polarity === 1 && context.frame.span.from < first;
  const isEnd = !after || hasAny(after, 'preposition', 'joiner', 'filler');
  // "The last one with leeks was a zibble."
  const isSaidSo = units.slice(context.frame.span.to, first).some((unit) => has(unit, 'copula'));
  return !context.isRefusing && isWanted && isEnd && !isSaidSo;
}

const isPraised = (units: readonly Unit[], at: number): boolean =>
  has(units[at - 1], 'praise') && has(units[at - 2], 'determiner');

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
