import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarText } from '#src/server/premium/meal-plan-calendar.ts';

const meal: CalendarEntry = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  day: '2026-11-26',
  slot: 'dinner',
  position: 0,
  title: 'Palak Tofu',
  recipe: null,
  servings: 2,
  portions: 1,
  note: '',
  isLeftover: false,
  leftoverOf: null,
  swaps: [],
  updatedAt: Date.UTC(2026, 10, 20, 12),
};
const recipe = {
  id: 'palak-tofu',
  ...{ imageUrl: null, table: 'sage' as const, prepTime: 10, cookTime: 20, restTime: 0, restKind: null },
  ...{ nutrition: null, opened: [] },
};
/** The lines of a file with one meal, unfolded. */
const linesOf = (changes: Partial<CalendarEntry> = {}): string[] =>
  calendarText([{ ...meal, ...changes }], 'Europe/Berlin', { name: 'Plantry', url: 'https://plantry.test' })
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('a meal in a calendar', () => {
  it('is called after its time of day and its dish, and says where it is leftovers', () => {
    expect(linesOf()).toContain('SUMMARY:Dinner: Palak Tofu');
    expect(linesOf({ isLeftover: true })).toContain('SUMMARY:Dinner: Palak Tofu (leftovers)');
    expect(linesOf({ title: '', note: 'Eat out', slot: 'lunch' })).toContain('SUMMARY:Lunch: Eat out');
  });

  it('stands at its hour where its reader lives, in UTC, and is the same meal whenever it is asked for', () => {
    const lines = linesOf();
    expect(lines).toContain('DTSTART:20261126T173000Z');
    expect(lines).toContain('DTEND:20261126T183000Z');
    expect(lines).toContain('UID:6f9619ff-8b86-4d01-b42d-00cf4fc964ff@plantry.test');
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(linesOf({ day: '2026-07-26' })).toContain('DTSTART:20260726T163000Z');
  });

  it('leads to its recipe for as many as it is cooked for, with what was noted', () => {
    const lines = linesOf({ recipe, note: 'Double the ginger' });
    expect(lines).toContain('DESCRIPTION:2 servings\\, 30 min\\nDouble the ginger');
    expect(lines.find((line) => line.startsWith('URL'))).toContain(
      'https://plantry.test/recipes/palak-tofu#servings=2',
    );
  });

  it('takes no time as leftovers, and says of which meal they are', () => {
    const leftoverOf = { id: meal.id, day: '2026-11-22', slot: 'dinner' as const, servings: 4 };
    expect(linesOf({ recipe, isLeftover: true, leftoverOf })).toContain(
      'DESCRIPTION:2 servings\\nFrom Sunday 22 Nov dinner: 4 servings cooked',
    );
  });

  it('says where its recipe is no longer there', () => {
    const lines = linesOf();
    expect(lines).toContain('DESCRIPTION:This recipe is no longer available');
    expect(lines.some((line) => line.startsWith('URL'))).toBe(false);
  });
});
