import { describe, expect, it } from 'vitest';
import { averageRating, averageText } from '#src/domain/recipes/ratings.ts';

describe('an average of ratings', () => {
  it.each([
    [0, 0, 0, '0.0'],
    [13, 3, 4.33, '4.3'],
    [14, 3, 4.66, '4.6'],
    [9999, 2000, 4.99, '4.9'],
    [41, 10, 4.1, '4.1'],
    [15, 3, 5, '5.0'],
  ])('of %i stars in %i ratings is never rounded up', (sum, total, average, text) => {
    expect(averageRating(sum, total)).toBe(average);
    expect(averageText(average)).toBe(text);
  });
});
