import { randomBytes } from 'node:crypto';
import { and, between, eq } from 'drizzle-orm';
import { calendarFeeds, mealPlanEntries, users } from '#src/db/schema.ts';
import type { CalendarFeed } from '#src/domain/premium/meal-plan/week-plan.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { paths } from '#src/paths.ts';
import { hasPremiumToday } from '../base/accounts.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { siteFacts } from '../site/site-facts.ts';
import { entriesBetween, planChanges } from './meal-plan.ts';
import { calendarText } from './meal-plan-calendar.ts';

/** Days a calendar shows, before today and after. */
const SHOWN_DAYS = { before: 35, after: 370 } as const;
/** A feed is asked for by programs, some of them on several devices. */
const readings = cap({ times: 60, seconds: 60 });

/** Makes the one address by which calendar programs follow a member's plan; one made before ends. Only its hash is kept. */
export async function openFeed(userId: string, timeZone: string): Promise<CalendarFeed & { url: string }> {
  await planChanges.take(userId);
  const secret = randomBytes(24).toString('base64url');
  const feed = { timeZone, createdAt: Date.now() };
  const row = { ...feed, secretHash: sha256(secret) };
  await write((tx) =>
    tx
      .insert(calendarFeeds)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: row }),
  );
  return { ...feed, url: new URL(paths.mealPlanFeed(secret), siteFacts().url).href };
}

export async function closeFeed(userId: string): Promise<void> {
  await planChanges.take(userId);
  await write((tx) => tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)));
}

/** The calendar behind an address; `null` for one that ended or never was, and once its owner has no premium any more. */
export async function feedText(secret: string, now = Date.now()): Promise<string | null> {
  const secretHash = sha256(secret);
  const [feed] = await read()
    .select({ userId: calendarFeeds.userId, timeZone: calendarFeeds.timeZone })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), hasPremiumToday()))
    .where(eq(calendarFeeds.secretHash, secretHash));
  if (!feed) return null;
  await readings.take(secretHash);
  const today = new Date(now).toISOString().slice(0, 10);
  const [from, to] = [addDays(today, -SHOWN_DAYS.before), addDays(today, SHOWN_DAYS.after)];
  const entries = await entriesBetween(read(), feed.userId, from, to);
  const changes = await read()
    .select({ id: mealPlanEntries.id, updatedAt: mealPlanEntries.updatedAt })
    .from(mealPlanEntries)
    .where(and(eq(mealPlanEntries.userId, feed.userId), between(mealPlanEntries.day, from, to)));
  const changedAt = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt]));
  return calendarText(
    entries.map((entry) => ({ ...entry, updatedAt: changedAt.get(entry.id) ?? now })),
    feed.timeZone,
    siteFacts(),
  );
}
