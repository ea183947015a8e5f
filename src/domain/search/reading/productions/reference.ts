import type { Frame, Production } from '../frames.ts';
import { has, hasAny, isCalled, isFood, isLeftOut, isOnlyOne, isThing, type Unit } from '../units.ts';

/**
 * A predicate that names nothing is said of what "it", "them" or "which" means: what was named last, with its list. One of
 * somebody's health needs no such word, unless what was named last is wanted.
 */
export const reference: Production = ({ units, reading: { clause, frames, open }, own, earlier }) => {
  if (!open || open.polarity === 0) return null;
  const end = own.findLast((unit) => !hasAny(unit, 'degree', 'filler') && !unit.mark);
  // "Cabbage smells, so no."
  const isConclusion = has(own[0], 'subord') && own.length === 2 && open.predicate === 'none';
  // "Pastry bores me, a tart without any."
  const isBare = /^(?:without|none)$/.test(open.predicate) && isCalled(end, /^(?:without|without any|none)$/);
  // "Peas are the only thing he eats."
  const isContact = has(own[0], 'subject') && !units[clause.start - 1]?.mark && earlier.at(-1)?.predicate === 'said';
  // "My food processor is broken, can I do either without?"
  const isDevice = ({ polarity, args }: Frame) => polarity === -1 && args.some((at) => has(units[at], 'equipment'));
  if (open.predicate === 'without' && has(own.at(-1), 'without') && earlier.some(isDevice)) return { open: null };
  const refers = isContact || isBare || isConclusion || own.some((unit) => hasAny(unit, 'pronoun', 'relative'));
  // "My husband: almonds. My daughter: sesame. Both allergic."
  const isOfAll = open.polarity === -1 && isCalled(own[0], /^(?:both|all|each|either)$/);
  const all = units.flatMap((unit, at) => (at < clause.start && isFood(unit) ? at : []));
  const before = earlier.at(-1);
  // "We had tacos yesterday, so not those."
  const isDish = isBare || (before?.predicate === 'eat' && before.polarity === 0);
  // "Soy sauce is out, a stir fry that uses none."
  const isDishes = isBare && has(own[0], 'relative');
  const nearby = namedBefore(units, clause.start - Number(isDishes), isDish && !isDishes ? isLeftOut : isThing);
  // "Peanut butter, almonds are too dear, so not those."
  const polarityOf = (at: number) => earlier.findLast((frame) => frame.args.includes(at))?.polarity;
  const named = nearby.filter((at) => polarityOf(at) === polarityOf(nearby[0] ?? -1));
  const args = isOfAll ? all : named;
  const last = earlier.findLast((frame) => frame.args.some((at) => args.includes(at)));
  if (args.length === 0 || !last) return null;
  const goesOn = hasAny(own[0], 'joiner', 'contrast', 'subord', 'condition');
  const isOfHealth =
    open.isHealth &&
    (goesOn ||
      last.polarity !== 1 ||
      // "Mum loves aubergine, dad's allergic."
      units[clause.start - 1]?.mark === ',' ||
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
  const isEnough = open.predicate === 'refuse' && has(own[0], 'joiner');
  const isRefusedAgain =
    open.polarity === -1 && (isEnough || has(own[0], 'copula') || last.polarity === 0 || isLeft || isAnswer);
  // "It's hazelnuts that get him" has none.
  const isGot = open.predicate === 'have' && has(own[0], 'relative');
  if (isGot || (!refers && !isOfHealth && !isRefusedAgain)) return null;
  const span = { from: Math.min(...args), to: clause.end };
  return { open: null, frames: [...frames, { ...open, args, span, isWithin: false }] };
};

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
