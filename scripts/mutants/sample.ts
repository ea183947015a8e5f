import { createHash } from 'node:crypto';
import type { Mutant } from './instrumenter.ts';

/** The first `count` mutants in an order that follows from what they are and from the seed: the same ones again. */
export function sampleOf(mutants: readonly Mutant[], seed: string, count: number): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, place: placeOf(mutant, seed) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

function placeOf({ fileName, location: { start }, mutatorName, replacement }: Mutant, seed: string): string {
  const name = JSON.stringify([seed, fileName, start.line, start.column, mutatorName, replacement]);
  return createHash('sha256').update(name).digest('hex');
}
