import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#src/db/client.ts';
import { aiDays, aiUsage } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { MyData } from '#src/domain/members/my-data.ts';
import { dateOfDay, dayOf } from '#src/domain/site/visits.ts';
import { read, write } from '../base/database.ts';
import { env } from '../base/env.ts';

/** Requests of one member to vendors in a UTC day, whatever they ask for. */
export const DAILY_PER_MEMBER = 30;
const DAY_MS = 86_400_000;

interface Counted {
  memberId: string;
  /** The number of requests a vendor gets for it. */
  toVendors: number;
}

/**
 * Counts a request to a vendor against its member's day, and what it takes against everybody's. Throws `rate_limited`, and
 * counts nothing, when either is used up.
 */
export async function countRequest({ memberId, toVendors }: Counted, now = Date.now()): Promise<void> {
  const day = dayOf(now);
  const check = (db: Pick<Reader, 'select'>) => refuseUsedUp(db, { memberId, toVendors }, now);
  // Looked at before the write door too: whoever has used up the day is not to keep it busy.
  await check(read());
  await write(async (tx) => {
    await check(tx);
    await tx
      .insert(aiUsage)
      .values({ day, userId: memberId, requests: 1 })
      .onConflictDoUpdate({
        target: [aiUsage.day, aiUsage.userId],
        set: { requests: sql`${aiUsage.requests} + 1` },
      });
    await tx
      .insert(aiDays)
      .values({ day, requests: toVendors })
      .onConflictDoUpdate({ target: aiDays.day, set: { requests: sql`${aiDays.requests} + ${toVendors}` } });
  });
}

async function refuseUsedUp(db: Pick<Reader, 'select'>, { memberId, toVendors }: Counted, now: number): Promise<void> {
  const day = dayOf(now);
  const usedUp = (message: string) =>
    new AppError('rate_limited', message, { retryAfter: ((day + 1) * DAY_MS - now) / 1000 });
  const [own] = await db
    .select({ requests: aiUsage.requests })
    .from(aiUsage)
    .where(and(eq(aiUsage.day, day), eq(aiUsage.userId, memberId)));
  if ((own?.requests ?? 0) >= DAILY_PER_MEMBER) {
    throw usedUp(`You’ve used today’s ${DAILY_PER_MEMBER} AI requests.`);
  }
  const [all] = await db.select({ requests: aiDays.requests }).from(aiDays).where(eq(aiDays.day, day));
  if ((all?.requests ?? 0) + toVendors > env().AI_DAILY_TOTAL) {
    throw usedUp('This site has used up its AI requests for today.');
  }
}

/** Requests that went to vendors today, from everybody. */
export async function requestsToday(now = Date.now()): Promise<number> {
  const [row] = await read()
    .select({ requests: aiDays.requests })
    .from(aiDays)
    .where(eq(aiDays.day, dayOf(now)));
  return row?.requests ?? 0;
}

/** Removes the counts of days that are over. */
export async function removeOldAiUsage(tx: Transaction, now: number): Promise<void> {
  await tx.delete(aiUsage).where(lt(aiUsage.day, dayOf(now)));
  await tx.delete(aiDays).where(lt(aiDays.day, dayOf(now)));
}

/** The count kept of a member's requests, for the copy of their data. */
export async function exportAiUsage(memberId: string): Promise<Pick<MyData, 'aiRequests'>> {
  const days = await read().select().from(aiUsage).where(eq(aiUsage.userId, memberId)).orderBy(desc(aiUsage.day));
  return { aiRequests: days.map(({ day, requests }) => ({ day: dateOfDay(day), requests })) };
}
