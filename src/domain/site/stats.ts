import { z } from 'zod';

const count = z.int().nonnegative();

const visitDaySchema = z.object({
  /** UTC, `2026-11-21`. */
  date: z.iso.date(),
  visits: count,
  visitors: count,
});
export type VisitDay = z.infer<typeof visitDaySchema>;

/** The dashboard's figures. */
export const statsSchema = z.object({
  /** Drafts too. */
  totalRecipes: count,
  /** Accounts of the role premium. */
  premiumUsers: count,
  /** Accounts that may sign in. */
  activeUsers: count,
  totalVisits: count,
  /** Each day's visitors, added up: nobody can be recognised from one day to the next. */
  uniqueVisitors: count,
  todayVisits: count,
  visitDays: z.array(visitDaySchema),
});
export type Stats = z.infer<typeof statsSchema>;
