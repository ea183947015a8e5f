import { describe, expect, it } from 'vitest';
import { allFacts, cardFacts, timeText, totalTime, workTime } from '#src/domain/recipes/times.ts';

const KNOWN = { prepTime: 5, cookTime: 0, restTime: 480, restKind: 'soaking', servings: 2 } as const;
const UNKNOWN = { ...KNOWN, prepTime: null };

describe('what is said of times and servings', () => {
  it('is all of it where it is known, and says nothing of 0 minutes', () => {
    expect([workTime(KNOWN), totalTime(KNOWN), timeText(KNOWN)]).toEqual([5, 485, '5 min + 8 h soaking']);
    expect(allFacts(KNOWN, 2)).toEqual(['Prep 5 min', 'Total 5 min + 8 h soaking', '2 servings']);
    expect(cardFacts(KNOWN)).toEqual(['5 min + 8 h soaking', '2 servings']);
  });

  it('leaves out what nobody knows, and every sum with it', () => {
    expect([workTime(UNKNOWN), totalTime(UNKNOWN), timeText(UNKNOWN)]).toEqual([null, null, '']);
    expect(allFacts(UNKNOWN, null)).toEqual([]);
    expect(cardFacts({ ...UNKNOWN, servings: null })).toEqual([]);
  });

  it('waits for nothing where no waiting is told', () => {
    const unwaited = { ...KNOWN, restTime: null };
    expect([totalTime(unwaited), timeText(unwaited)]).toEqual([5, '5 min']);
  });
});
