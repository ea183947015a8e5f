import { type Column, type SQL, sql } from 'drizzle-orm';

// A clock that was ahead leaves times that lie ahead once it is right. None of them is changed, because a clock that is
// behind sees the same of every time; they only count for nothing when they are read.

/** Milliseconds by which the clocks of two processes may differ. What lies further ahead, a wrong clock wrote. */
export const CLOCK_SLACK = 5 * 60_000;

/** Whether a moment (UTC milliseconds) lies further ahead than any clock that is right could have written it. */
export const liesAhead = (at: number, now = Date.now()): boolean => at > now + CLOCK_SLACK;

/** Whether something happened in the last `span` milliseconds. */
export const happenedWithin = (at: number, span: number, now = Date.now()): boolean =>
  at > now - span && !liesAhead(at, now);

/** Holds for rows of what happened after `since`, and not in times to come. */
export const happenedAfter = (at: Column, since: number, now = Date.now()): SQL =>
  sql`(${at} > ${since} and ${at} <= ${now + CLOCK_SLACK})`;

/** Holds for rows whose time is still to come, but no further off than the `longest` milliseconds anything waits. */
export const waitsUntil = (at: Column, longest: number, now = Date.now()): SQL =>
  sql`(${at} > ${now} and ${at} <= ${now + longest})`;
