import { MEASURED, unitOf } from './units.ts';
import { numberIn, WRITTEN_NUMBER } from './written-numbers.ts';

/** "50 g + 175 g", "¾ cup plus 2 tablespoons", for patterns: one amount, said in two. */
export const SUM = `(${WRITTEN_NUMBER})\\s*(${MEASURED})\\.?\\s*(?:\\+|&|plus|and)\\s*(${WRITTEN_NUMBER})\\s*(${MEASURED})(?![\\p{L}])\\.?`;

/** An amount in two units, of which either may say it better. */
export interface Sum {
  quantity: number;
  unit: string;
  inSecond: { quantity: number; unit: string };
}

/** What {@link SUM} matched, added up; `null` where a weight stands beside a volume. */
export function sumOf(first: string, unit: string, second: string, other: string): Sum | null {
  const [one, more] = [unitOf(unit), unitOf(other)];
  if (!one || !more || one.kind !== more.kind) return null;
  const size = numberIn(first) * one.size + numberIn(second) * more.size;
  return { quantity: size / one.size, unit: one.name, inSecond: { quantity: size / more.size, unit: more.name } };
}
