import { hasAny, isLeftOut, type Unit } from '../units.ts';

/** What two commas hold after "not" or "or", and names nothing, is no part of what is said: "or, for that matter, nuts". */
export function asideEnd(units: readonly Unit[], at: number): number | null {
  if (units[at]?.mark !== ',' || !hasAny(units[at - 1], 'not', 'joiner')) return null;
  const close = units.findIndex(({ mark }, i) => i > at && mark !== '');
  return units[close]?.mark === ',' && !units.slice(at, close).some(isLeftOut) ? close : null;
}
