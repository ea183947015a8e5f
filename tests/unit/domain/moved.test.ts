import { describe, expect, it } from 'vitest';
import { moved, stepsBetween } from '#src/domain/moved.ts';

const letters = (text: string) => [...text];
/** As the server takes a step: out, and in front of another or behind all. */
const taken = (list: readonly string[], { moved: id, before }: { moved: string; before: string | null }) => {
  const rest = list.filter((each) => each !== id);
  return rest.toSpliced(before === null ? rest.length : rest.indexOf(before), 0, id);
};
const shuffled = (list: readonly string[], random: () => number) =>
  list
    .map((id) => ({ id, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);

describe('the steps between two orders', () => {
  it.each([
    ['abcde', 'abcde', []],
    ['abcde', 'bcdea', ['a before nothing']],
    ['abcde', 'eabcd', ['e before a']],
    ['abcde', 'acdbe', ['b before e']],
    ['abcde', 'adbce', ['d before b']],
    ['ab', 'ba', ['a before nothing']],
  ])('are one where one was moved: %s to %s', (from, to, steps) => {
    const told = stepsBetween(letters(from), letters(to)).map(
      (step) => `${step.moved} before ${step.before ?? 'nothing'}`,
    );
    expect(told).toEqual(steps);
  });

  it('lead from any order to any other', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 300; round++) {
      const from = shuffled(letters('abcdefgh'), random);
      const to = shuffled(from, random);
      expect(stepsBetween(from, to).reduce(taken, from)).toEqual(to);
    }
  });

  it('leave alone what came or went meanwhile', () => {
    expect(stepsBetween(letters('abcx'), letters('yacb'))).toEqual([{ moved: 'b', before: null }]);
  });
});

describe('moved', () => {
  it('leaves a list as it is where there is no such place', () => {
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  });
});
