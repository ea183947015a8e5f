import type { ClauseReading, Frame } from '../frames.ts';
import { has, hasAny, isCalled, isUnknown, type Unit } from '../units.ts';

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
