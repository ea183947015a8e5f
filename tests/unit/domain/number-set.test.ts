import { describe, expect, it } from 'vitest';
import { common, except, greatestOf, isIn, numberSet, sizeOf, sizeOfCommon, united } from '#src/domain/number-set.ts';

const ONE = [0, 1, 31, 32, 63, 64, 500];
const OTHER = [1, 32, 33, 64];
const listed = (set: Uint32Array): number[] => Array.from({ length: 600 }, (_, i) => i).filter((i) => isIn(set, i));

describe('number set', () => {
  it('holds what was put in, whatever the order', () => {
    expect(listed(numberSet(ONE))).toEqual(ONE);
    expect(listed(numberSet(ONE.toReversed()))).toEqual(ONE);
    expect(listed(numberSet([]))).toEqual([]);
  });

  it('knows what two have in common and what one has alone, whichever is longer', () => {
    const [one, other] = [numberSet(ONE), numberSet(OTHER)];
    expect(listed(common(one, other))).toEqual([1, 32, 64]);
    expect(listed(common(other, one))).toEqual([1, 32, 64]);
    expect(listed(except(one, other))).toEqual([0, 31, 63, 500]);
    expect(listed(except(other, one))).toEqual([33]);
    expect(listed(united([other, one]))).toEqual([0, 1, 31, 32, 33, 63, 64, 500]);
    expect(listed(united([]))).toEqual([]);
  });

  it('knows the greatest', () => {
    expect(greatestOf(numberSet(ONE), 3)).toEqual([500, 64, 63]);
    expect(greatestOf(numberSet(ONE), 100)).toEqual(ONE.toSorted((a, b) => b - a));
    expect(greatestOf(numberSet([]), 2)).toEqual([]);
  });

  it('counts', () => {
    const all = numberSet(Array.from({ length: 1000 }, (_, i) => i));
    expect([sizeOf(all), sizeOf(numberSet(ONE)), sizeOf(numberSet([]))]).toEqual([1000, 7, 0]);
    expect(sizeOfCommon(numberSet(ONE), numberSet(OTHER))).toBe(3);
    expect(sizeOfCommon(all, numberSet(ONE))).toBe(7);
  });
});
