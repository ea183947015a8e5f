import { atom } from 'nanostores';
import { SCALES, type Scale } from '#src/domain/quantities/temperatures.ts';
import { SYSTEMS, type System } from '#src/domain/quantities/units.ts';
import { keepObject, readObject } from '../local-storage.ts';

/** The units the reader chose, for all recipes; `null` as long as they chose nothing, and see what is written. */
export interface Units {
  system: System | null;
  scale: Scale | null;
}

/** The key a browser keeps the units under; there only once they were chosen. */
const UNITS_KEY = 'plantry:units';

export const $units = atom<Units>({ system: null, scale: null });

/** Shows the units this browser kept, of an older day or another hand though they may be. */
export function openUnits(): void {
  const { system, scale } = readObject(UNITS_KEY);
  $units.set({
    system: SYSTEMS.find((each) => each === system) ?? null,
    scale: SCALES.find((each) => each === scale) ?? null,
  });
}

export function chooseUnits(change: Partial<Units>): void {
  const units = { ...$units.get(), ...change };
  $units.set(units);
  keepObject(UNITS_KEY, { ...units });
}
