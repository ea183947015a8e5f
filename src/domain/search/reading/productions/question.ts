import type { ClauseReading, Frame } from '../frames.ts';
import { has, hasAny, isCalled, isLeftOut, NAMES_DISH, type Unit } from '../units.ts';

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
