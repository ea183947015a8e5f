import { bare, type ClauseReading, type Frame } from './frames.ts';
import {
  has,
  hasAny,
  isAnotherDish,
  isCalled,
  isFood,
  isLeftOut,
  isOnlyOne,
  isThing,
  isUnknown,
  NAMES_DISH,
  type Unit,
} from './units.ts';

/** A list after a colon belongs to the refusal that announces it: "histamine intolerance: vinegar, tomatoes". */
export function announced(units: readonly Unit[], reading: ClauseReading, earlier: readonly Frame[]): ClauseReading {
  const last = earlier.at(-1);
  const { clause, frames } = reading;
  if (units[clause.start - 1]?.mark !== ':' || last?.polarity !== -1) return reading;
  const isList = frames.every(({ predicate, args }) => predicate === 'name' && args.every((at) => isFood(units[at])));
  if (!isList || units.slice(clause.start, clause.end).some((unit) => has(unit, NAMES_DISH))) return reading;
  const { predicate, polarity, isHealth } = last;
  return { ...reading, frames: frames.map((frame) => ({ ...frame, predicate, polarity, isHealth })) };
}

/** What harms, and names nothing, is said of what happens if or when: "when she eats nuts, she swells up". */
export function condition(
  units: readonly Unit[],
  reading: ClauseReading,
  next: ClauseReading | undefined,
): ClauseReading {
  const { clause, frames } = reading;
  const harm = next?.open;
  if (!harm || harm.polarity !== -1 || !has(units[clause.start], 'condition')) return reading;
  const told = frames.map(
    (frame): Frame => (frame.args.some((at) => isThing(units[at])) ? { ...frame, ...harm, isWithin: false } : frame),
  );
  return { ...reading, frames: told };
}

/** What is said of a part of somebody's body, and wants nothing, is harm: "my stomach and onions fell out", "her lips go numb". */
export function bodily(units: readonly Unit[], reading: ClauseReading): ClauseReading {
  const { clause, frames, open } = reading;
  const own = units.slice(clause.start, clause.end);
  const body = own.findIndex((unit) => unit.concepts.some(({ kind, health }) => kind === 'person' && health));
  const isSubject =
    body >= 0 &&
    own
      .slice(0, body)
      .every(
        (unit) =>
          isFood(unit) || hasAny(unit, 'joiner', 'subord', 'contrast', 'condition', 'determiner', 'through', 'degree'),
      );
  const isWanting =
    open?.polarity === 1 || frames.some(({ predicate, polarity }) => polarity === 1 && !BARE.test(predicate));
  const says = own
    .slice(body + 1)
    .some((unit) => isUnknown(unit) || (!isFood(unit) && hasAny(unit, 'not', 'neutral', 'harm')));
  if (!isSubject || isWanting || !says) return reading;
  const harm = { predicate: 'harm', polarity: -1, isHealth: true } as const;
  if (frames.length === 0) return { ...reading, open: harm };
  return { ...reading, isUnclear: false, frames: frames.map((frame) => ({ ...frame, ...harm, isWithin: false })) };
}
const BARE = /^(?:name|said)$/;

/** What one had again and again, or before one asks for something else, is refused: "we had rice twice", "rice again?" */
export function repetition(
  units: readonly Unit[],
  reading: ClauseReading,
  next: ClauseReading | undefined,
): ClauseReading {
  const { clause, frames } = reading;
  const isSaid = (kind: 'again' | 'other', of: ClauseReading['clause'] | undefined) =>
    !!of && units.slice(of.start, of.end).some((unit) => has(unit, kind));
  const isAgain = isSaid('again', clause);
  const isAsked = isAgain && !!next && units[clause.end]?.mark === '?';
  const isOver = ({ predicate, polarity }: Frame) =>
    predicate === 'eat' && polarity === 0 ? isAgain || isSaid('other', next?.clause) : predicate === 'name' && isAsked;
  return { ...reading, frames: frames.map((frame) => (isOver(frame) ? { ...frame, polarity: -1 } : frame)) };
}

/** "Instead" takes the place of what was named last and is of its kind: "potatoes, but maybe cauliflower instead". */
export function replaced(units: readonly Unit[], reading: ClauseReading, earlier: readonly Frame[]): ClauseReading {
  const { clause, frames } = reading;
  const isInstead = units.slice(clause.start, clause.end).some((unit) => isCalled(unit, /^instead$/));
  const last = earlier.at(-1);
  const own = frames.flatMap(({ args }) => args);
  if (!isInstead || last?.polarity !== 1 || own.length === 0) return reading;
  const isDish = (at: number) => !isFood(units[at]);
  const args = last.args.filter((at) => isLeftOut(units[at]) && own.every((each) => isDish(each) === isDish(at)));
  return args.length > 0 ? { ...reading, frames: [...frames, bare('instead', args)] } : reading;
}

/** What somebody can have is wished for where it is a name: "a lasagne that works for her", "biscuits my aunt can eat". */
export function suited(units: readonly Unit[], reading: ClauseReading): ClauseReading {
  const isSuited = ({ predicate, polarity, args, span }: Frame) => {
    if (!/^(?:tolerate|allow)$/.test(predicate) || polarity !== 0) return false;
    const [first, last] = [Math.min(...args), Math.max(...args)];
    const follows = units.slice(last + 1, span.to);
    if (first === reading.clause.start && hasAny(units[span.to - 1], 'tolerate'))
      return (
        follows.some((unit) => hasAny(unit, 'subject', 'person')) && !follows.some((unit) => has(unit, 'relative'))
      );
    return (
      args.every((at) => has(units[at], NAMES_DISH)) &&
      isCalled(units[first - 1], /^(?:an?|some|any)$/) &&
      follows.some((unit) => hasAny(unit, 'relative', 'subject', 'person'))
    );
  };
  return {
    ...reading,
    frames: reading.frames.map((frame) => (isSuited(frame) ? { ...frame, predicate: 'want', polarity: 1 } : frame)),
  };
}

/** A verb that is left out after "doesn't" is the last one, denied: of "quinoa bores me, couscous doesn't" couscous may be. */
export function contrast(units: readonly Unit[], reading: ClauseReading, earlier: readonly Frame[]): ClauseReading {
  const { clause, frames } = reading;
  const last = earlier.at(-1);
  const isLeft = has(units[clause.end - 1], 'not') && hasAny(units[clause.end - 2], 'aux', 'copula');
  if (!isLeft || !last || !/^(?:harm|lack|refuse)$/.test(last.predicate) || last.polarity !== -1) return reading;
  // "Walnuts aren't good. Cashews aren't."
  if (units.slice(0, clause.start).some((unit) => hasAny(unit, 'not', 'none'))) return reading;
  return { ...reading, frames: frames.map((frame) => ({ ...frame, polarity: 0 })) };
}

/** "Who doesn't love tacos" and "who could resist one" want some, where nobody is named that "who" could mean. */
export function rhetorical(units: readonly Unit[], reading: ClauseReading): ClauseReading {
  const { start, end } = reading.clause;
  const own = units.slice(start, end);
  const isAsked = start === 0 && isCalled(own[0], /^who$/) && own.some((unit) => has(unit, 'aux'));
  if (!isAsked || own.some(isUnknown)) return reading;
  const told = reading.frames.map(
    (frame): Frame =>
      frame.polarity === -1 && (frame.predicate === 'want' || frame.denied === 1)
        ? { ...frame, predicate: 'want', polarity: 1 }
        : frame,
  );
  return { ...reading, frames: told };
}

/**
 * A clause that names things and says of them only that they go with the last ("too", "so are", "same with"), or goes on
 * after a full stop with "and" or "or", has the predicate of the last frame; "neither" and "nor" refuse by themselves.
 */
export function ellipsis(units: readonly Unit[], reading: ClauseReading, earlier: readonly Frame[]): ClauseReading {
  const { clause, frames } = reading;
  const own = units.slice(clause.start, clause.end);
  const isBare = frames.length > 0 && frames.every(({ predicate }) => predicate === 'name' || predicate === 'said');
  const isMarked = own.some((unit) => has(unit, 'ellipsis'));
  const isNeither = own.some((unit) => isCalled(unit, /\b(?:neither|nor)$|^(?:neither|nor) /));
  const goesOn = has(own[0], 'joiner') && frames.every(({ predicate }) => predicate === 'name');
  // "Without either" says by itself what it is.
  if (!isBare || reading.open || !(isMarked || goesOn)) return reading;
  const last = earlier.findLast(({ predicate, args }) => args.length > 0 && predicate !== 'little');
  if (!last && !isNeither) return reading;
  if (goesOn && isAnotherDish(units, clause.start) && last?.args.every((at) => isFood(units[at]))) return reading;
  const said = last ?? NEITHER;
  const polarity = isNeither ? -1 : said.polarity;
  return {
    ...reading,
    isUnclear: false,
    isLike: true,
    frames: frames.map((frame) => ({
      ...frame,
      predicate: said.predicate,
      polarity,
      isHealth: said.isHealth,
      isWithin: said.isWithin,
    })),
  };
}
const NEITHER = { predicate: 'none', polarity: -1, isHealth: false, isWithin: false } as const;

/** Who asks whether there is a dish wants it; what is in or on it then says where: "is there a pie without leeks in the filling". */
export function question(units: readonly Unit[], reading: ClauseReading): ClauseReading {
  const { start, end } = reading.clause;
  if (!has(units[start], 'copula') || !isCalled(units[start + 1], /^there$/)) return reading;
  let first = start + 2;
  while (first < end && !isLeftOut(units[first])) first++;
  let last = first;
  while (last < end && isLeftOut(units[last])) last++;
  // "Is there peanut sauce in it?"
  if (!has(units[last - 1], NAMES_DISH) || isCalled(units[last], /^(?:in|on)$/)) return reading;
  const told = reading.frames.map((frame): Frame => {
    const [at = 0] = frame.args;
    if (frame.predicate !== 'said') return frame;
    if (at >= first && at < last) return { ...frame, predicate: 'want' };
    return isPlace(units, at) ? { ...frame, polarity: 0 } : frame;
  });
  return { ...reading, frames: told };
}

const isPlace = (units: readonly Unit[], at: number): boolean =>
  has(units[at], NAMES_DISH) && hasAny(units[at - 1], 'determiner') && isCalled(units[at - 2], /^(?:in|on)$/);

/**
 * A predicate that names nothing is said of what "it", "them" or "which" means: what was named last, with its list. One of
 * somebody's health needs no such word, unless what was named last is wanted.
 */
export function reference(units: readonly Unit[], reading: ClauseReading, earlier: readonly Frame[]): ClauseReading {
  const { clause, open } = reading;
  if (!open || open.polarity === 0) return reading;
  const own = units.slice(clause.start, clause.end);
  const end = own.findLast((unit) => !hasAny(unit, 'degree', 'filler') && !unit.mark);
  // "Pastry bores me, a tart without any."
  const isBare = /^(?:without|none)$/.test(open.predicate) && isCalled(end, /^(?:without|without any|none)$/);
  // "Peas are the only thing he eats."
  const isContact = has(own[0], 'subject') && !units[clause.start - 1]?.mark && earlier.at(-1)?.predicate === 'said';
  const refers = isContact || isBare || own.some((unit) => hasAny(unit, 'pronoun', 'relative'));
  // "My husband: almonds. My daughter: sesame. Both allergic."
  const isOfAll = open.polarity === -1 && isCalled(own[0], /^(?:both|all|each|either)$/);
  const all = units.flatMap((unit, at) => (at < clause.start && isFood(unit) ? at : []));
  const before = earlier.at(-1);
  // "We had tacos yesterday, so not those."
  const isDish = isBare || (before?.predicate === 'eat' && before.polarity === 0);
  const args = isOfAll ? all : namedBefore(units, clause.start, isDish ? isLeftOut : isThing);
  const last = earlier.findLast((frame) => frame.args.some((at) => args.includes(at)));
  if (args.length === 0 || !last) return reading;
  const goesOn = hasAny(own[0], 'joiner', 'contrast', 'subord', 'condition');
  const isOfHealth =
    open.isHealth &&
    (goesOn ||
      last.polarity !== 1 ||
      last.predicate === 'said' ||
      (last.predicate === 'name' && units[clause.start - 1]?.mark !== ';'));
  // "I love cashews and now I can't."
  const isLeft =
    open.predicate === 'not' &&
    has(own.at(-1), 'not') &&
    has(own.at(-2), 'aux') &&
    !own.some((unit) => has(unit, 'diet'));
  // "Who wants chilli again? Not me."
  const isAnswer = units[clause.start - 1]?.mark === '?' && open.predicate === 'not';
  const isRefusedAgain = open.polarity === -1 && (has(own[0], 'copula') || last.polarity === 0 || isLeft || isAnswer);
  if (!refers && !isOfHealth && !isRefusedAgain) return reading;
  // "It's hazelnuts that get him."
  if (open.polarity === 1 && (last.polarity === -1 || open.predicate === 'have')) return reading;
  const span = { from: Math.min(...args), to: clause.end };
  return { ...reading, open: null, frames: [...reading.frames, { ...open, args, span, isWithin: false }] };
}

/** The nearest thing before a place, with those it is listed with: a dish, too, where one had it, or wants another without. */
function namedBefore(units: readonly Unit[], start: number, isNamed: (unit: Unit | undefined) => boolean): number[] {
  const nearest = units.findLastIndex((unit, at) => at < start && isNamed(unit) && !isOnlyOne(units, at));
  if (nearest < 0) return [];
  const list = [nearest];
  for (
    let at = nearest;
    (has(units[at - 1], 'joiner') || units[at - 1]?.mark === ',') && isThing(units[at - 2]);
    at -= 2
  )
    list.push(at - 2);
  return list;
}
