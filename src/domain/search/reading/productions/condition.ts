import type { ClauseReading, Frame } from '../frames.ts';
import { has, isThing, type Unit } from '../units.ts';

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
