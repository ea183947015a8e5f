import { describe, expect, it } from 'vitest';
import { decay, TRENDING_HALF_LIFE_DAYS, trendingScore } from '#src/domain/recipes/trending.ts';

describe('decay', () => {
  it('halves every seven days', () => {
    expect(decay(0)).toBe(1);
    expect(decay(TRENDING_HALF_LIFE_DAYS)).toBe(0.5);
    expect(decay(3 * TRENDING_HALF_LIFE_DAYS)).toBe(0.125);
  });
});

describe('trendingScore', () => {
  it('is the activity itself without ratings', () => {
    expect(trendingScore(12, 0, 0)).toBe(12);
  });

  it('rises with good ratings and falls with bad ones', () => {
    expect(trendingScore(10, 50, 10)).toBeGreaterThan(10);
    expect(trendingScore(10, 10, 10)).toBeLessThan(10);
  });

  it('does not let one vote win over many good ones', () => {
    expect(trendingScore(10, 5, 1)).toBeLessThan(trendingScore(10, 96, 20));
  });

  it('stays within a quarter above the activity', () => {
    expect(trendingScore(10, 5_000_000, 1_000_000)).toBeLessThanOrEqual(12.5);
  });

  it('is nothing without activity', () => {
    expect(trendingScore(0, 500, 100)).toBe(0);
  });
});
