import { describe, expect, it } from 'vitest';
import { isNew } from '#src/domain/recipes/newness.ts';

const NOW = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

describe('isNew', () => {
  it.each([
    ['just made', 0, true],
    ['six days old', 6 * DAY, true],
    ['a week old', 7 * DAY, false],
    ['made by a clock a minute ahead', -60_000, true],
    ['made by a clock a year ahead', -365 * DAY, false],
  ])('of a recipe %s', (_, age, expected) => {
    expect(isNew({ createdAt: NOW - age }, NOW)).toBe(expected);
  });
});
