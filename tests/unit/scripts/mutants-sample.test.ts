import { describe, expect, it } from 'vitest';
import type { Mutant } from '#scripts/mutants/instrumenter.ts';
import { sampleOf } from '#scripts/mutants/sample.ts';

const mutants = Array.from(
  { length: 100 },
  (_, line): Mutant => ({
    id: String(line),
    fileName: 'src/domain/slug.ts',
    location: { start: { line, column: 0 }, end: { line, column: 1 } },
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
  }),
);
const ids = (drawn: readonly Mutant[]): string[] => drawn.map(({ id }) => id);

describe('the sample of mutants', () => {
  it('has as many as are asked for, and all where there are no more', () => {
    expect(sampleOf(mutants, 'one', 7)).toHaveLength(7);
    expect(sampleOf(mutants, 'one', 700)).toHaveLength(100);
  });

  it('is the same for a seed in whatever order, and another for another', () => {
    const first = ids(sampleOf(mutants, 'one', 7));
    expect(ids(sampleOf(mutants.toReversed(), 'one', 7))).toEqual(first);
    expect(ids(sampleOf(mutants, 'two', 7))).not.toEqual(first);
  });
});
