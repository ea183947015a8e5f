import { expect, it } from 'vitest';
import { weekStartOf } from '#src/domain/members/member.ts';

it.each([
  [{ weekStart: 'Saturday', siteWeekStart: 'Sunday' }, 'Saturday'],
  [{ weekStart: null, siteWeekStart: 'Sunday' }, 'Sunday'],
  [{}, 'Monday'],
] as const)('weeks of a member of %j begin on a %s', (member, day) => {
  expect(weekStartOf(member)).toBe(day);
});
