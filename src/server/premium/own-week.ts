import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import type { WeekStart } from '#src/domain/members/week-start.ts';
import type { AskedWeek } from '#src/domain/premium/meal-plan/week-plan.ts';
import { daysOf } from '#src/domain/premium/weeks.ts';
import { read } from '../base/database.ts';
import { getSettings } from '../site/settings.ts';

/** The day a member's weeks begin on: as they chose, or else as the site says. */
export async function ownWeekStart(userId: string): Promise<WeekStart> {
  const [member] = await read().select({ weekStart: users.weekStart }).from(users).where(eq(users.id, userId));
  return member?.weekStart ?? (await getSettings('weeks')).weekStart;
}

/** The seven days a member means by a week. */
export const ownDaysOf = async (userId: string, { week, weekStart }: AskedWeek): Promise<string[]> =>
  daysOf(week, weekStart ?? (await ownWeekStart(userId)));
