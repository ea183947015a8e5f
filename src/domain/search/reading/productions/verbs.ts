import type { Governor } from '../frames.ts';
import { isCalled, type Predication, type Unit } from '../units.ts';

/** A second verb after "or" or "nor" is under the negation of the first: "can't eat nuts or drink milk". */
export const sharesNegation = (
  units: readonly Unit[],
  at: number,
  governor: Governor | null,
  said: Predication,
): boolean => governor?.polarity === -1 && said.polarity !== -1 && isCalled(units[at - 1], /^(?:or|nor)$/);
