import type { ClauseReading, Frame } from '../frames.ts';
import { has, isCalled, type Unit } from '../units.ts';

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
  if (!isBare || !(isMarked || goesOn)) return reading;
  const last = earlier.findLast(({ predicate, args }) => args.length > 0 && predicate !== 'little');
  if (!last && !isNeither) return reading;
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
