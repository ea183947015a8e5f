import { type Column, type SQL, sql } from 'drizzle-orm';

// A clock that was ahead leaves times that lie ahead once it is right. None of them is changed, because a clock that is
// behind sees the same of every time; they only count for nothing when they are read.

/** Milliseconds by which the clocks of two processes may differ. A time further ahead was written by a wrong clock. */
export const CLOCK_SLACK = 5 * 60_000;
const DAY = 86_400_000;

/** Whether a moment (UTC milliseconds) is further in the future than a correct clock could have written. */
export const liesAhead = (at: number, now = Date.now()): boolean => at > now + CLOCK_SLACK;

/** Whether something happened in the last `span` milliseconds. */
export const happenedWithin = (at: number, span: number): boolean => at > Date.now() - span && !liesAhead(at);

/** SQL condition: the column's time is after `since` and no further ahead than {@link CLOCK_SLACK}. */
export const happenedAfter = (at: Column, since: number, now = Date.now()): SQL =>
  sql`(${at} > ${since} and ${at} <= ${now + CLOCK_SLACK})`;

/** SQL condition: the column's time is in the future, by at most `longest` milliseconds. */
export const waitsUntil = (at: Column, longest: number, now = Date.now()): SQL =>
  sql`(${at} > ${now} and ${at} <= ${now + longest})`;

/** Seconds until the next day begins (UTC). */
export const secondsToTomorrow = (now = Date.now()): number => Math.max(1, Math.ceil((DAY - (now % DAY)) / 1000));
