import type { ClauseReading, Frame, OpenPredicate } from './frames.ts';
import { has, hasAny, isCalled, isFood, isNeverWished, isThing, isUnknown, NAMES_DISH, type Unit } from './units.ts';
import { isReadWhole } from './whole.ts';

/** A clause that would wish for something, with what stands around it. */
interface Suspect {
  units: readonly Unit[];
  readings: readonly ClauseReading[];
  reading: ClauseReading;
  before: ClauseReading | undefined;
  next: ClauseReading | undefined;
  /** Its frames that wish for things, or allow them, none of which is refused anywhere. */
  wishes: readonly Frame[];
}

/**
 * The rule of safety, which needs no understanding: a food becomes a wish only where a verb of wanting, or nothing at all,
 * governs it in a clause that was read whole. Returns the readings whose things are left out, because they are said to be
 * not understood.
 */
export function doubted(units: readonly Unit[], readings: readonly ClauseReading[]): Set<ClauseReading> {
  const doubts = new Set<ClauseReading>();
  for (const [at, reading] of readings.entries()) {
    const isLikeDoubted = !!reading.isLike && readings.slice(0, at).some((each) => doubts.has(each));
    const wishes = wishesOf(units, reading, readings);
    const suspect = { units, readings, reading, before: readings[at - 1], next: readings[at + 1], wishes };
    if (isLikeDoubted || (wishes.length > 0 && DOUBTS.some((isDoubtful) => isDoubtful(suspect)))) doubts.add(reading);
  }
  return doubts;
}

/** Somebody may have it, or has had it. */
const isAllowing = ({ polarity, predicate }: Frame): boolean =>
  polarity === 0 && (predicate === 'tolerate' || predicate === 'eat');

/** "A stew I can leave in the slow cooker." */
const isVessel = (units: readonly Unit[], at: number): boolean =>
  has(units[at], 'equipment') && isCalled(units[at - 1], /^(?:the|an?)$/) && isCalled(units[at - 2], /^(?:in|on)$/);

/** Whether a unit may be what somebody cannot have: a dish is, unless a verb wants it or something is in it. */
export const isAtStake = (units: readonly Unit[], at: number, { predicate }: Frame): boolean => {
  const isDish = has(units[at], 'dish') && !hasAny(units[at], 'category', 'occasion');
  const isPlace = hasAny(units[at - 1], 'determiner')
    ? has(units[at - 2], 'preposition')
    : has(units[at - 1], 'preposition');
  return (
    (isThing(units[at]) && !isVessel(units, at)) ||
    (isDish && !isPlace && (predicate === 'name' || predicate === 'said'))
  );
};

const isRefused = (readings: readonly ClauseReading[], at: number): boolean =>
  readings.some(({ frames }) =>
    frames.some((frame) => frame.polarity !== 1 && !isAllowing(frame) && frame.args.includes(at)),
  );

/** "The grill is new and I want to use it": what is said of it is of no concern. */
const isWanted = (units: readonly Unit[], readings: readonly ClauseReading[], at: number, by: RegExp): boolean =>
  readings.some(
    ({ clause, frames }) =>
      frames.some(({ predicate, polarity, args }) => polarity === 1 && predicate !== 'said' && args.includes(at)) &&
      units.slice(clause.start, clause.end).some(({ concepts }) => concepts.some(({ kind }) => by.test(kind))),
  );

const wishesOf = (units: readonly Unit[], { frames }: ClauseReading, readings: readonly ClauseReading[]): Frame[] =>
  frames.filter(
    (frame) =>
      (frame.polarity === 1 || isAllowing(frame)) &&
      !(frame.predicate === 'said' && frame.args.every((at) => isWanted(units, readings, at, /^want$/))) &&
      frame.args.some((at) => isAtStake(units, at, frame) && !isRefused(readings, at)),
  );

/** What makes a clause doubtful; any one is enough. */
const DOUBTS: readonly ((suspect: Suspect) => boolean)[] = [
  ({ reading }) => reading.isUnclear,
  isHedged,
  isRhetorical,
  isSaidOfLater,
  isMeantByOpen,
  isSupposed,
  isSomebodys,
  isUngoverned,
  isNotReadWhole,
];

/** Words that nobody knows have no place in it; of what one merely had, nothing is asked. */
function isNotReadWhole({ units, readings, reading, wishes }: Suspect): boolean {
  const isHad = ({ polarity, predicate }: Frame) => polarity === 0 && predicate === 'eat';
  return wishes.some((frame) => !isHad(frame) && !isReadWhole(units, readings, reading, frame));
}

/** A word that may turn what is said: "unless", "hardly ever". */
function isHedged({ units, reading: { clause, frames } }: Suspect): boolean {
  return units.some(
    (unit, at) =>
      at >= clause.start &&
      at < clause.end &&
      unit.concepts[0]?.kind === 'doubtful' &&
      !frames.some(({ args }) => args.includes(at)) &&
      !(at === clause.start && isThing(units[at + 1])),
  );
}

/** "Who would eat a walnut?" */
function isRhetorical({ units, reading: { clause }, wishes }: Suspect): boolean {
  const before = units[clause.start - 1];
  const isAsked = isCalled(units[clause.start], /^who$/) && (!before || (!!before.mark && before.mark !== ','));
  return isAsked && !wishes.some(({ predicate }) => predicate === 'want');
}

/** What the next clause says of it, nobody here knows the meaning of: "I love lentils but they zibble me". */
function isSaidOfLater({ units, next, wishes }: Suspect): boolean {
  if (!next) return false;
  const own = units.slice(next.clause.start, next.clause.end);
  const subject = own.findIndex((unit) => !hasAny(unit, 'joiner', 'contrast', 'subord'));
  let verb = subject + 1;
  while (hasAny(own[verb], 'aux', 'degree') && !has(own[verb], 'filler')) verb++;
  const isOfIt =
    isCalled(own[subject], /^(?:they|these|those|which)$/) ||
    (isCalled(own[subject], /^(?:it|this|that)$/) &&
      own.slice(verb + 1, verb + 3).some((unit) => hasAny(unit, 'person', 'pronoun')));
  const says = [own[verb], own[verb + 1]].some((unit) => isUnknown(unit) || hasAny(unit, 'neutral', 'cause'));
  // "Lentils for my parents, they're shattered."
  const isOfFood = ({ args, span }: Frame) =>
    args.some((at) => isPure(units, at)) &&
    !units.slice(span.to, next.clause.start).some((unit) => has(unit, 'person'));
  // "I served walnuts and Mia went purple", "we had tofu and it was grim".
  const isOutcome = hasAny(own[subject], 'person', 'pronoun') && wishes.some(({ polarity }) => polarity === 0);
  return isOutcome ? own.some(isUnknown) : isOfIt && says && wishes.some(isOfFood);
}

const PRESENT: ReadonlySet<string> = new Set(['name', 'said', 'have', 'with', 'stock']);
const isAny = ({ polarity, predicate, isHealth }: OpenPredicate): boolean =>
  polarity === -1 && (isHealth || (predicate !== 'harm' && predicate !== 'lack'));
/** A food that is no part of the name of a dish: "almonds", not "almond cake". */
const isPure = (units: readonly Unit[], at: number): boolean =>
  isFood(units[at]) &&
  !isVessel(units, at) &&
  !has(units[at + 1], NAMES_DISH) &&
  !(isFood(units[at + 1]) && has(units[at + 2], NAMES_DISH));
const isThere = (units: readonly Unit[], { predicate, args }: Frame): boolean =>
  PRESENT.has(predicate) && args.some((at) => isPure(units, at));

/** What is refused of nobody knows what may be any food that is merely there: "My son has cashews. He's allergic." */
function isMeantByOpen({ units, readings, wishes }: Suspect): boolean {
  return readings.some(({ open }) => open && isAny(open)) && wishes.some((frame) => isThere(units, frame));
}

/** "If there are nuts in it, she can't come", "his face balloons when there is walnut in it": what happens, not what is wanted. */
function isSupposed({ units, reading: { clause }, wishes, before, next }: Suspect): boolean {
  const isVague = (other: ClauseReading['clause'], frames: readonly Frame[]) =>
    units.slice(other.start, other.end).some(isUnknown) && !frames.some(({ polarity }) => polarity === 1);
  const first = units[clause.start];
  if (!has(first, 'condition')) return false;
  const isAfter = isCalled(first, /^(?:after|once)$/) && wishes.every(({ predicate }) => predicate !== 'eat');
  return (
    (!isAfter && wishes.some(({ predicate }) => predicate !== 'want')) ||
    [before, next].some((other) => !!other && isVague(other.clause, other.frames))
  );
}

/** "My daughter (cashews)." */
function isSomebodys({ units, reading: { clause }, wishes }: Suspect): boolean {
  const [owner, mark] = units.slice(Math.max(0, clause.start - 2), clause.start);
  return mark?.mark === ':' && has(owner, 'person') && wishes.some((frame) => isThere(units, frame));
}

/** Something is said of it by a word that does not want it, or nobody wishes for it by its name: "it was the almonds". */
function isUngoverned({ units, readings, reading: { clause }, wishes }: Suspect): boolean {
  // "Nuts and raisins".
  const isList = units.every(isThing);
  return wishes.some(
    (frame) =>
      (frame.predicate === 'said' &&
        frame.args.some((at) => isPure(units, at) && !isWanted(units, readings, at, /^(?:want|eat)$/))) ||
      (frame.predicate === 'name' && !isList && frame.args.some((at) => isNeverWished(units[at]))) ||
      (/^(?:name|with)$/.test(frame.predicate) &&
        frame.args.some((at) => isPure(units, at) && !has(units[at], 'method') && isTalkedOf(units, clause, at))),
  );
}

/** Somebody or something does something with it: "the nursery asks us to keep sesame at home", "my airways close with it". */
function isTalkedOf(units: readonly Unit[], { start }: ClauseReading['clause'], at: number): boolean {
  const before = units.slice(start, at);
  const isWanting = (unit: Unit, place: number) =>
    hasAny(unit, 'ask', 'want', 'eat', 'have') && before[place + 1]?.ending !== 'ed';
  if (before.some(isWanting)) return false;
  const isVerb = (unit: Unit) => !isThing(unit) && hasAny(unit, 'neutral', 'cause');
  const who = before.findIndex((unit) => hasAny(unit, 'person', 'subject') && !unit.isShort && !isThing(unit));
  const isActing =
    before.slice(has(before[0], 'determiner') ? 2 : 1).some(isVerb) && hasAny(before[0], 'determiner', 'person');
  const isOf = before.slice(0, who).some((unit) => hasAny(unit, 'preposition'));
  const isBeside = before
    .slice(who + 1)
    .every((unit) => hasAny(unit, 'determiner', 'through') || isThing(unit) || unit.mark);
  return isActing || (who >= 0 && !isOf && !isBeside);
}
