import { describe, expect, it } from 'vitest';
import { timeText } from '#src/domain/premium/meal-plan/entries.ts';

describe('timeText', () => {
  it.each([
    [45, 0, '45 min'],
    [15, 2880, '15 min + 48 h resting'],
    [70, 90, '1 h 10 min + 1 h 30 min resting'],
  ])('says %i minutes of work and %i of waiting apart', (minutes, restMinutes, text) => {
    expect(timeText({ minutes, restMinutes })).toBe(text);
  });
});
