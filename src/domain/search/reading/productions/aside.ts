import { has, isLeftOut, type Unit } from '../units.ts';

/** What two commas hold after "not", and names nothing, is no part of what is said: "can't, under any circumstances, have". */
export function asideEnd(units: readonly Unit[], at: number): number | null {
  if (units[at]?.mark !== ',' || !has(units[at - 1], 'not')) return null;
  const close = units.findIndex(({ mark }, i) => i > at && mark !== '');
  return units[close]?.mark === ',' && !units.slice(at, close).some(isLeftOut) ? close : null;
}
