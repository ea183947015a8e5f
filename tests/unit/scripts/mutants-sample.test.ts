import type { Mutant } from '@stryker-mutator/api/core';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE, SampleChecker, SEED } from '#scripts/mutants/sample.ts';

const mutants = Array.from(
  { length: 100 },
  (_, line): Mutant => ({
    id: String(line),
    fileName: '/somewhere/src/domain/slug.ts',
    location: { start: { line, column: 0 }, end: { line, column: 1 } },
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
  }),
);

async function drawn(of: readonly Mutant[], sample: string, seed: string): Promise<string[]> {
  vi.stubEnv(SAMPLE, sample);
  vi.stubEnv(SEED, seed);
  const results = await new SampleChecker().check([...of]);
  return of.filter(({ id }) => results[id]?.status === 'passed').map(({ id }) => id);
}

describe('the sample of mutants', () => {
  it('has as many as are asked for, and all where no number is', async () => {
    expect(await drawn(mutants, '7', 'one')).toHaveLength(7);
    expect(await drawn(mutants, '', 'one')).toHaveLength(100);
  });

  it('is the same for a seed in whatever order and folder, and another for another', async () => {
    const elsewhere = mutants.toReversed().map((mutant) => ({ ...mutant, fileName: `/else${mutant.fileName}` }));
    const first = await drawn(mutants, '7', 'one');
    expect((await drawn(elsewhere, '7', 'one')).toSorted()).toEqual(first.toSorted());
    expect(await drawn(mutants, '7', 'two')).not.toEqual(first);
  });
});
