import { bare, type ClauseReading, type Frame, type Production } from '../frames.ts';
import { has, hasAny, isCalled, isFood, isLeftOut, isThing, isUnknown, NAMES_DISH } from '../units.ts';

/** What one had again and again, or before one asks for something else, is refused: "we had rice twice", "rice again?" */
export const repetition: Production = ({ units, reading: { clause, frames }, own, next }) => {
  const isAgain = own.some((unit) => has(unit, 'again'));
  const isAsked = isAgain && !!next && units[clause.end]?.mark === '?';
  const isOther = (of: ClauseReading | undefined) =>
    units.slice(of?.clause.start ?? 0, of?.clause.end ?? 0).some((unit) => has(unit, 'other'));
  const isOver = ({ predicate, polarity }: Frame) =>
    predicate === 'eat' && polarity === 0 ? isAgain || isOther(next) : predicate === 'name' && isAsked;
  return { frames: frames.map((frame) => (isOver(frame) ? { ...frame, polarity: -1 } : frame)) };
};

/** "Instead" takes the place of what was named last and is of its kind: "potatoes, but maybe cauliflower instead". */
export const replaced: Production = ({ units, reading: { frames }, own, earlier }) => {
  const isInstead = own.some((unit) => isCalled(unit, /^instead$/));
  const last = earlier.at(-1);
  const named = frames.flatMap(({ args }) => args);
  if (!isInstead || last?.polarity !== 1 || named.length === 0) return null;
  const isDish = (at: number) => !isFood(units[at]);
  const args = last.args.filter((at) => isLeftOut(units[at]) && named.every((each) => isDish(each) === isDish(at)));
  return args.length > 0 ? { frames: [...frames, bare('instead', args)] } : null;
};

/** What somebody can have is wished for where it is a name: "a lasagne that works for her", "biscuits my aunt can eat". */
export const suited: Production = ({ units, reading: { clause, frames } }) => {
  const isSuited = ({ predicate, polarity, args, span }: Frame) => {
    if (!/^(?:tolerate|allow)$/.test(predicate) || polarity !== 0) return false;
    const [first, last] = [Math.min(...args), Math.max(...args)];
    const follows = units.slice(last + 1, span.to);
    const isEaters = follows.some((unit) => hasAny(unit, 'subject', 'person'));
    const isRelative = follows.some((unit) => has(unit, 'relative'));
    if (first === clause.start && has(units[span.to - 1], 'tolerate'))
      return isEaters && !isRelative && !follows.some(({ mark }) => mark);
    const isOne = isCalled(units[first - 1], /^(?:an?|some|any)$/) && args.every((at) => has(units[at], NAMES_DISH));
    return isOne && (isEaters || isRelative);
  };
  return { frames: frames.map((frame) => (isSuited(frame) ? { ...frame, predicate: 'want', polarity: 1 } : frame)) };
};

/** "Who doesn't love tacos" and "who could resist one" want some, where nobody is named that "who" could mean. */
export const rhetorical: Production = ({ reading: { clause, frames }, own }) => {
  const isAsked = clause.start === 0 && isCalled(own[0], /^who$/) && own.some((unit) => has(unit, 'aux'));
  if (!isAsked || own.some(isUnknown)) return null;
  const isWanted = ({ polarity, predicate, denied }: Frame) =>
    polarity === -1 && (predicate === 'want' || denied === 1);
  return { frames: frames.map((frame) => (isWanted(frame) ? { ...frame, predicate: 'want', polarity: 1 } : frame)) };
};

/** What harms, and names nothing, is said of what happens if or when: "when she eats nuts, she swells up". */
export const condition: Production = ({ units, reading: { frames }, own, next }) => {
  const harm = next?.open;
  if (harm?.polarity !== -1 || !has(own[0], 'condition')) return null;
  const told = (frame: Frame): Frame =>
    frame.args.some((at) => isThing(units[at])) ? { ...frame, ...harm, isWithin: false } : frame;
  return { frames: frames.map(told) };
};

/** What is said of a part of somebody's body, and wants nothing, is harm: "my stomach and onions fell out", "her lips go numb". */
export const bodily: Production = ({ reading: { frames, open }, own }) => {
  const body = own.findIndex((unit) => unit.concepts.some(({ kind, health }) => kind === 'person' && health));
  const isSubject = own
    .slice(0, Math.max(body, 0))
    .every(
      (unit) =>
        isFood(unit) || hasAny(unit, 'joiner', 'subord', 'contrast', 'condition', 'determiner', 'through', 'degree'),
    );
  const isWanting =
    open?.polarity === 1 || frames.some(({ predicate, polarity }) => polarity === 1 && !BARE.test(predicate));
  const says = own
    .slice(body + 1)
    .some((unit) => isUnknown(unit) || (!isFood(unit) && hasAny(unit, 'not', 'neutral', 'harm')));
  if (body < 0 || !isSubject || isWanting || !says) return null;
  const harm = { predicate: 'harm', polarity: -1, isHealth: true } as const;
  if (frames.length === 0) return { open: harm };
  return { isUnclear: false, frames: frames.map((frame) => ({ ...frame, ...harm, isWithin: false })) };
};
const BARE = /^(?:name|said)$/;
