import type { ClauseReading, Frame } from '../frames.ts';
import { has, hasAny, isCalled, isFood, isThing, type Unit } from '../units.ts';

/**
 * A predicate that names nothing is said of what "it", "them" or "which" means: what was named last, with its list. One of
 * somebody's health needs no such word, unless what was named last is wanted.
 */
export function reference(units: readonly Unit[], reading: ClauseReading, earlier: readonly Frame[]): ClauseReading {
  const { clause, open } = reading;
  if (!open || open.polarity === 0) return reading;
  const own = units.slice(clause.start, clause.end);
  const refers = own.some((unit) => hasAny(unit, 'pronoun', 'relative'));
  // "My husband: almonds. My daughter: sesame. Both allergic."
  const isOfAll = open.polarity === -1 && isCalled(own[0], /^(?:both|all|each|either)$/);
  const all = units.flatMap((unit, at) => (at < clause.start && isFood(unit) ? at : []));
  const args = isOfAll ? all : namedBefore(units, clause.start);
  const last = earlier.findLast((frame) => frame.args.some((at) => args.includes(at)));
  if (args.length === 0 || !last) return reading;
  const goesOn = hasAny(own[0], 'joiner', 'contrast', 'subord', 'condition');
  const isOfHealth =
    open.isHealth &&
    (goesOn ||
      last.polarity !== 1 ||
      last.predicate === 'said' ||
      (last.predicate === 'name' && units[clause.start - 1]?.mark !== ';'));
  const isRefusedAgain = open.polarity === -1 && (has(own[0], 'copula') || last.polarity === 0);
  if (!refers && !isOfHealth && !isRefusedAgain) return reading;
  // "It's hazelnuts that get him."
  if (open.polarity === 1 && (last.polarity === -1 || open.predicate === 'have')) return reading;
  const span = { from: Math.min(...args), to: clause.end };
  return { ...reading, open: null, frames: [...reading.frames, { ...open, args, span, isWithin: false }] };
}

/** The nearest thing before a place, with those it is listed with. */
function namedBefore(units: readonly Unit[], start: number): number[] {
  const nearest = units.findLastIndex((unit, at) => at < start && isThing(unit));
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
