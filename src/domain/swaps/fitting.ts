import type { Amount } from '../quantities/amounts.ts';
import { measureOf } from '../quantities/units.ts';
import type { Swap } from './swap.ts';

const PIECES = /^(?:cloves?|slices?|sheets?|pieces?|sticks?|stalks?)?$/i;

/** The way a swap applies to an amount: by its own measure, by the piece, or not at all. */
export function fitting({ ratio, each }: Swap, amount: Amount | string | null): 'measured' | 'each' | null {
  if (amount === null || typeof amount === 'string') return 'measured';
  if (measureOf(amount.unit)) return 'measured';
  if (PIECES.test(amount.unit)) return each ? 'each' : null;
  // Packs, sprigs and handfuls have no halves.
  return ratio === 1 ? 'measured' : null;
}
