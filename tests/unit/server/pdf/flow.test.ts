import { describe, expect, it } from 'vitest';
import { type Block, flow } from '#src/server/pdf/flow.ts';

const block = (strips: number[], { above = 0, isWhole = true, needs = 0 } = {}): Block => ({
  strips,
  above,
  isWhole,
  needs,
  paint: () => {
    throw new Error('Nothing is painted here');
  },
});
/** Pages of 100 points, the first of 60. */
const column = { x: 7, page: 0, y: 10, top: 10, bottom: (page: number) => (page === 0 ? 70 : 110) };
const places = (blocks: Block[]) =>
  flow(blocks, column).placed.map(({ spots }) => spots.map(({ page, y }) => [page, y] as const));

describe('flow', () => {
  it('puts blocks below one another, with the space they ask for', () => {
    expect(places([block([20]), block([10, 10], { above: 5 })])).toEqual([
      [[0, 10]],
      [
        [0, 35],
        [0, 45],
      ],
    ]);
    expect(flow([block([20])], column)).toMatchObject({ page: 0, y: 30, placed: [{ spots: [{ x: 7 }] }] });
  });

  it('takes a whole block to the next page, without the space above it', () => {
    expect(places([block([40]), block([15, 15], { above: 8 })])[1]).toEqual([
      [1, 10],
      [1, 25],
    ]);
  });

  it('cuts one that may be cut, and one that no page could hold', () => {
    const cut = [
      [0, 50],
      [1, 10],
    ];
    expect(places([block([40]), block([20, 20], { isWhole: false })])[1]).toEqual(cut);
    const long = places([block([40]), block([20, 60, 60])])[1];
    expect(long).toEqual([
      [0, 50],
      [1, 10],
      [2, 10],
    ]);
  });

  it('leaves no heading alone at the foot of a page', () => {
    expect(places([block([40]), block([15], { needs: 10 })])[1]).toEqual([[1, 10]]);
    expect(places([block([40]), block([15], { needs: 5 })])[1]).toEqual([[0, 50]]);
  });

  it('ends, though something is higher than a page', () => {
    expect(places([block([500]), block([10])])).toEqual([[[1, 10]], [[2, 10]]]);
  });
});
