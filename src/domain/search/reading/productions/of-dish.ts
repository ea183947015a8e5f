import type { Governor } from '../frames.ts';
import { has, isLeftOut, NAMES_DISH, type Predication, type Unit } from '../units.ts';

/** Of a dish that is refused with something in it, that is refused: "no desserts with nuts". */
export const isOfDish = (
  units: readonly Unit[],
  at: number,
  { polarity, args, isClosed }: Governor,
  said: Predication,
): boolean =>
  polarity === -1 &&
  !isClosed &&
  (said.kind === 'with' || said.kind === 'have') &&
  isLeftOut(units[at - 1]) &&
  args.includes(at - 1) &&
  args.every((arg) => has(units[arg], NAMES_DISH));
