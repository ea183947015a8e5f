import type { ClauseReading, Frame } from '../frames.ts';
import { has, isFood, NAMES_DISH, type Unit } from '../units.ts';

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
