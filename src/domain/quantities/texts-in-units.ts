import { inInches } from './inches.ts';
import { inScale, type Scale } from './temperatures.ts';
import type { System } from './units.ts';

/** Units a reader chose; `null` leaves what is written. */
export interface ChosenUnits {
  system: System | null;
  scale: Scale | null;
}

/** Words that nothing marks, in a reader's units: temperatures, lengths, weights. `before` is what the sentence says ahead of them. */
export function textInUnits(text: string, { system, scale }: ChosenUnits, before = ''): string {
  const heated = scale ? inScale(text, scale, before) : text;
  return system === 'us' ? inInches(heated) : heated;
}
