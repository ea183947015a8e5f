import { count, eq, gte, isNull, sum } from 'drizzle-orm';
import { recipes, users, visitDays } from '#src/db/schema.ts';
import type { Stats, VisitDay } from '#src/domain/site/stats.ts';
import { CHART_DAYS, dateOfDay, dayOf } from '#src/domain/site/visits.ts';
import { read } from '../base/database.ts';
import { activeAccount } from '../members/members.ts';
import { visits } from '../site/visits.ts';

/** The dashboard's figures as they are this moment, what this process noted and did not write down yet included. */
export async function dashboardStats(): Promise<Stats> {
  await visits.flush();
  const chart = await lastDays(dayOf(Date.now()));
  const [ofRecipes] = await read().select({ total: count() }).from(recipes).where(isNull(recipes.deletedAt));
  const [ofPremium] = await read().select({ total: count() }).from(users).where(eq(users.role, 'premium'));
  const [ofActive] = await read().select({ total: count() }).from(users).where(activeAccount);
  const [ofVisits] = await read()
    .select({ visits: sum(visitDays.visits).mapWith(Number), visitors: sum(visitDays.visitors).mapWith(Number) })
    .from(visitDays);
  return {
    totalRecipes: ofRecipes?.total ?? 0,
    premiumUsers: ofPremium?.total ?? 0,
    activeUsers: ofActive?.total ?? 0,
    totalVisits: ofVisits?.visits ?? 0,
    uniqueVisitors: ofVisits?.visitors ?? 0,
    todayVisits: chart.at(-1)?.visits ?? 0,
    visitDays: chart,
  };
}

/** The last 30 days, today at the end; a day without visits is there too. */
async function lastDays(today: number): Promise<VisitDay[]> {
  const first = today - CHART_DAYS + 1;
  const rows = await read().select().from(visitDays).where(gte(visitDays.day, first));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: CHART_DAYS }, (_, i) => {
    const { visits = 0, visitors = 0 } = byDay.get(first + i) ?? {};
    return { date: dateOfDay(first + i), visits, visitors };
  });
}
