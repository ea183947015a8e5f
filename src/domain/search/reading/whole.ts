import type { ClauseReading, Frame } from './frames.ts';
import type { Clause, Unit } from './units.ts';
import { has, hasAny, isCalled, isFood, isLeftOut, isThing, isUnknown, NAMES_DISH } from './units.ts';

/** Words that nobody knows and that stand together: `first` to `last`, both inclusive. */
interface Run {
  units: readonly Unit[];
  clause: Clause;
  first: number;
  last: number;
  before: Unit | undefined;
  after: Unit | undefined;
  frame: Frame;
  /** The text has more clauses than this one that speak of things. */
  isOneOfMany: boolean;
}

const HAS = /^(?:has|have|had|have got|get|gets|got)$/;

/** Whether every word of a clause is accounted for: words that nobody knows may describe what is wished for, or say where and whose. */
export function isReadWhole(
  units: readonly Unit[],
  readings: readonly ClauseReading[],
  { clause, frames }: ClauseReading,
  frame: Frame,
): boolean {
  const isOneOfMany = readings.some((other) => other.clause !== clause && other.frames.length > 0);
  for (let first = clause.start; first < clause.end; first++) {
    if (!isUnknown(units[first])) continue;
    let last = first;
    while (last + 1 < clause.end && isUnknown(units[last + 1])) last++;
    const before = first > clause.start ? units[first - 1] : undefined;
    const after = last + 1 < clause.end ? units[last + 1] : undefined;
    const isRefused = frames.some(({ polarity, args }) => polarity === -1 && args.includes(first));
    const run = { units, clause, first, last, before, after, frame, isOneOfMany };
    const isHarmless = isRefused || isWanted(run) || isOfDish(run) || isPhrase(run);
    if (!isHarmless && (frame.predicate === 'said' || isVerb(run))) return false;
    first = last;
  }
  return true;
}

/** What stands between a verb of wanting and what it wants describes it, or is listed with it: "I have half a zorp and chickpeas". */
const isWanted = ({ frame: { predicate, span, args }, first, before, after }: Run): boolean =>
  span.from < first &&
  first < Math.min(...args) &&
  (predicate === 'want' ||
    (/^(?:have|eat)$/.test(predicate) && hasAny(before, 'determiner', 'through', 'have') && has(after, 'joiner')));

/** "From the allotment", "for a hungover flatmate", unless something is so: "is on the naughty list". */
function isPhrase({ units, clause, first, before, after, frame }: Run): boolean {
  // "At work my mate zibbles nuts"; but "for my mate's leaving do".
  const isOwn = has(before, 'person') && !before?.isShort && units[first]?.ending !== '';
  if (
    clause.isOfTopic ||
    isOwn ||
    (hasAny(after, 'person', 'pronoun') && !has(before, 'determiner') && !before?.isAmount)
  )
    return false;
  // "For two tired kids".
  if (before?.isAmount && has(after, 'person')) return true;
  for (let at = first - 1; at >= clause.start; at--) {
    const unit = units[at];
    if (has(unit, 'preposition') && !has(unit, 'aux') && !isThing(unit)) {
      let head = at - 1;
      while (head >= clause.start && hasAny(units[head], 'filler', 'degree') && !has(units[head], 'copula')) head--;
      return (
        !hasAny(units[head], 'copula', 'cause', 'neutral') && !units[head]?.isShort && !isOfDevice(frame, units, first)
      );
    }
    if (isThing(unit) || hasAny(unit, 'copula', 'want', 'not', 'subject', 'relative')) return false;
  }
  return false;
}

/** "Oven on the fritz", but "in a bedsit with two hotplates". */
const isOfDevice = ({ args }: Frame, units: readonly Unit[], first: number): boolean =>
  args.some((arg) => arg < first && has(units[arg], 'equipment'));
/** What is merely named, named with something, or there: "a chickpea thing please", "kale in the fridge". */
const isNaming = ({ predicate }: Frame): boolean => /^(?:name|with|stock)$/.test(predicate);

/**
 * Whether unknown words have the shape of a verb: they follow who or what does something, or what is done to follows them.
 */
function isVerb({ units, clause, first, last, before, after, frame, isOneOfMany }: Run): boolean {
  if (clause.isOfTopic) return true;
  // "A lasagne that wows the neighbours".
  const that = units.findIndex((unit, at) => at > clause.start && at < first && has(unit, 'relative'));
  const isOfDish =
    has(units[that - 1], NAMES_DISH) && units.slice(that + 1, clause.end).every((unit) => !isThing(unit));
  if (isOfDish && units[first]?.ending !== 'ed' && !isCalled(after, /^(?:me|us|him|her|them)$/)) return false;
  // "Biscuits to share".
  if (isCalled(before, /^to$/) && isLeftOut(units[first - 2])) return false;
  // "My son snorfs cashews", "cashews are zibbled", "the oven's zibbled".
  const isPossessive = has(before, 'person') && !!before?.isShort;
  // "Finger food she can hold".
  if (isCalled(before, /^can$/) && hasAny(units[first - 2], 'subject', 'person') && !isThing(units[first - 2]))
    return false;
  if (hasAny(before, 'subject', 'aux', 'person', 'pronoun', 'copula') && !hasAny(before, 'determiner') && !isPossessive)
    return true;
  if (before?.isShort && isThing(before)) return true;
  const end = Math.max(...frame.args);
  // "The school has a strict policy on nuts", "my girl has a cashew zibble".
  const having = units.findIndex((unit, at) => at > clause.start && at < first && isCalled(unit, HAS));
  const isAbout = hasAny(after, 'preposition', 'with') && units.slice(last + 2, last + 5).some(isFood);
  const isSomebodys = !isCalled(units[having - 1], /^(?:i|we|you)$/) && frame.args.includes(first - 1);
  if (having > 0 && (isAbout || isSomebodys)) return true;
  // "Lentils would be nice zibbling"; but "a nice change".
  if (frame.predicate === 'praise' && has(before, 'praise') && !has(units[first - 2], 'determiner')) return true;
  // "The last one with leeks was a zibble", "oven on the fritz".
  if (isNaming(frame) && units.slice(end + 1, first).some((unit) => has(unit, 'copula'))) return true;
  // "Microwave mug cake".
  if (end < first && isOfDevice(frame, units, first) && !has(after, NAMES_DISH)) return true;
  // "Teach me"; but "pastry scares me", "the blender wakes the baby".
  if (!before && isCalled(after, /^(?:me|us)$/) && units[first]?.ending === '') return false;
  const isAttribute = hasAny(before, 'determiner') && has(after, 'person');
  if (hasAny(after, 'person', 'pronoun', 'subject') && !has(after, 'occasion') && !isAttribute) return true;
  const isLed = hasAny(before, 'want', 'with', 'have', 'determiner');
  if (!isLed && hasAny(after, 'determiner')) return true;
  const subject = has(before, 'degree') ? units[first - 2] : before;
  if (!isLeftOut(subject) || first - 1 < clause.start || !isNaming(frame)) return false;
  // "Cashews always zibble", "spinach interferes with my tablets"; but "steaks with chimichurri".
  if (subject !== before) return true;
  if (hasAny(after, 'with', 'preposition') && !isThing(units[last + 2]) && !isUnknown(units[last + 2])) return true;
  const { ending } = units[first] as Unit;
  if (ending === 'ed') return !hasAny(after, 'with', 'preposition');
  // "Mushrooms squeak", "tofu stinks"; alone they are a name: "potatoes dauphinoise", "cauliflower wings".
  return isOneOfMany && (subject?.ending === 's') !== (ending === 's');
}

/** "A zesty lemon tart", "the wedding cake": it describes a dish. */
function isOfDish({ units, clause, last, before }: Run): boolean {
  let head = last + 1;
  while (head < clause.end && isFood(units[head])) head++;
  return head < clause.end && has(units[head], NAMES_DISH) && !hasAny(before, 'subject', 'person', 'copula');
}
