import { describe, expect, it } from 'vitest';
import { planWithChange } from '#src/domain/premium/meal-plan/arrange.ts';
import {
  cookedAfresh,
  cookedFor,
  isEarlier,
  lastCookedBefore,
  leftoversOf,
  leftoverTroubles,
  mealText,
} from '#src/domain/premium/meal-plan/leftovers.ts';
import { reasonsOf } from '#src/domain/premium/meal-plan/reasons.ts';
import { daysOf } from '#src/domain/premium/weeks.ts';
import { aMealEntry, aPlannedRecipe } from './a-meal-entry.ts';

const DAYS = daysOf('2026-W47', 'Monday');
const TUESDAY = '2026-11-17';
const dinner = aMealEntry({ servings: 8 });
const lunch = aMealEntry({ day: TUESDAY, slot: 'lunch', isLeftover: true, leftoverOf: dinner });
const troubles = (...entries: Parameters<typeof leftoverTroubles>[0]) => [...leftoverTroubles(entries, DAYS)];

describe('leftovers of a planned meal', () => {
  it('are eaten after it, by the clock of a day', () => {
    expect(isEarlier(dinner, lunch)).toBe(true);
    expect(isEarlier({ day: TUESDAY, slot: 'snack' }, { day: TUESDAY, slot: 'dinner' })).toBe(true);
    expect(isEarlier(dinner, dinner)).toBe(false);
  });

  it('are of the last time the same recipe was cooked before them', () => {
    const again = aMealEntry({ day: TUESDAY, slot: 'breakfast' });
    const after = aMealEntry({ day: TUESDAY });
    const other = aMealEntry({ day: TUESDAY, slot: 'breakfast', recipe: aPlannedRecipe({ id: 'dal' }) });
    const fresh = { ...lunch, isLeftover: false, leftoverOf: null };
    expect(lastCookedBefore(fresh, [again, dinner, after, other, fresh])?.id).toBe(again.id);
    expect(lastCookedBefore(fresh, [after, other, lunch])).toBeNull();
    expect(lastCookedBefore({ ...fresh, recipe: null }, [{ ...dinner, recipe: null }])).toBeNull();
  });

  it('follow their meal as the plan on screen has it, and know it of another week', () => {
    const moved = { ...dinner, slot: 'lunch' as const };
    expect(cookedFor(lunch, [moved, lunch])).toBe(moved);
    expect(cookedFor(lunch, [lunch])).toMatchObject({ slot: 'dinner', servings: 8 });
    expect(reasonsOf([lunch]).get(lunch.id)).toBe('From Monday’s dinner: 8 servings are cooked');
    expect(mealText(dinner, DAYS)).toBe('Monday dinner');
    expect(mealText(dinner, [])).toBe('Monday 16 Nov dinner');
  });

  it('are in trouble before their meal is cooked, and where nothing of it is left', () => {
    expect(troubles(dinner, lunch)).toEqual([]);
    expect(troubles({ ...dinner, day: '2026-11-18' }, lunch)).toEqual([
      [lunch.id, 'It isn’t cooked until Wednesday dinner'],
    ]);
    const second = { ...lunch, id: crypto.randomUUID(), day: '2026-11-18' };
    expect(troubles(dinner, lunch, second)).toEqual([
      [dinner.id, 'All 8 servings are planned as leftovers: cook more'],
    ]);
    expect(leftoversOf(dinner.id, [second, lunch])).toEqual([lunch, second]);
  });

  it('are cooked once their meal is off the plan', () => {
    expect(cookedAfresh([lunch], [dinner.id])).toMatchObject([{ isLeftover: false, leftoverOf: null }]);
    expect(cookedAfresh([lunch], ['another'])).toEqual([lunch]);
  });

  it('are so by a change, and no longer by another', () => {
    const fresh = { ...lunch, isLeftover: false, leftoverOf: null };
    const marked = planWithChange([dinner, fresh], lunch.id, { leftoverOf: dinner.id });
    expect(marked[1]).toMatchObject({ isLeftover: true, leftoverOf: { id: dinner.id } });
    expect(planWithChange(marked, lunch.id, { isLeftover: false })[1]).toMatchObject(fresh);
  });
});
