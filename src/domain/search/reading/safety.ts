import type { ClauseReading, Frame } from './frames.ts';
import { has, hasAny, isCalled, isThing, type Unit } from './units.ts';
import { isReadWhole } from './whole.ts';

/** A clause that would wish for something, with what stands around it. */
interface Suspect {
  units: readonly Unit[];
  readings: readonly ClauseReading[];
  reading: ClauseReading;
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
    const suspect = { units, readings, reading, wishes };
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
const DOUBTS: readonly ((suspect: Suspect) => boolean)[] = [({ reading }) => reading.isUnclear, isNotReadWhole];

/** Words that nobody knows have no place in it; of what one merely had, nothing is asked. */
function isNotReadWhole({ units, readings, reading, wishes }: Suspect): boolean {
  const isHad = ({ polarity, predicate }: Frame) => polarity === 0 && predicate === 'eat';
  return wishes.some((frame) => !isHad(frame) && !isReadWhole(units, readings, reading, frame));
}
