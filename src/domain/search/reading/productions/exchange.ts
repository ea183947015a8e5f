import type { Governor } from '../frames.ts';
import { isCalled, type Unit } from '../units.ts';

/** What is swapped or replaced "for" something has that wanted instead: "swap the rice for quinoa". */
export const isExchange = (units: readonly Unit[], at: number, governor: Governor | null): boolean =>
  governor?.said.kind === 'swap' && governor.args.length > 0 && isCalled(units[at], /^(?:for|with|by|to)$/);

/** After "rather" or "sooner", what follows "than" is refused: "I'd rather have lentils than tofu". */
export const isComparison = (units: readonly Unit[], at: number, start: number): boolean =>
  isCalled(units[at], /^than$/) && units.slice(start, at).some((unit) => isCalled(unit, /^(?:rather|sooner)$/));

/** What it is too much of something "for" is refused: "too hot for soup". */
export const isExcess = (units: readonly Unit[], at: number, governor: Governor | null): boolean =>
  governor?.polarity !== -1 && isCalled(units[at], /^for$/) && isCalled(units[at - 2], /^too$/);
