import { and, eq, inArray, not } from 'drizzle-orm';
import { jobFailures } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { type Job, WHOLE_JOB } from '#src/domain/site/jobs.ts';
import { waitsUntil } from './clock.ts';
import { read, write } from './database.ts';
import { log, loggedError } from './log.ts';

const HOUR = 3_600_000;
/** Milliseconds between two tries at most. */
const LONGEST_WAIT = 24 * HOUR;
/** Items in a row that a service did not answer for, after which it is left alone until the next time. */
const MOST_UNANSWERED = 5;
/** Characters of what was said that are kept. */
const TOLD = 500;

/** Milliseconds until the next try: twice as long each time, an hour, two, four … a day. */
export const nextTryAfter = (tries: number, first = HOUR): number => Math.min(first * 2 ** (tries - 1), LONGEST_WAIT);

interface Work<T> {
  idOf: (item: T) => string;
  work: (item: T) => Promise<unknown>;
  /** UTC milliseconds. */
  now: number;
  /** Leaves alone what failed until its next try is due. */
  isPatient?: boolean;
  /** Milliseconds until something is tried for the second time. */
  firstWait?: number;
}

/**
 * Does a job item by item. What fails stays in `job_failures` with its words and its next try, and the others go on; what
 * failed before comes last, so that it never keeps the others from their turn. What is done, or is to be done no more, is
 * forgotten there. Throws only where the database fails.
 */
export async function workThrough<T>(
  job: Job,
  items: readonly T[] | AsyncIterable<T>,
  { idOf, work, now, isPatient = false, firstWait }: Work<T>,
): Promise<void> {
  const failures = await read().select().from(jobFailures).where(eq(jobFailures.job, job));
  const failed = new Map(failures.map((row) => [row.item, row]));
  const unseen = new Set(failed.keys());
  const isLate = (item: T) => Number(failed.has(idOf(item)));
  let unanswered = 0;
  const attempt = async (item: T): Promise<void> => {
    const id = idOf(item);
    const before = failed.get(id);
    unseen.delete(id);
    if (isPatient && before && now < before.nextTryAt && before.nextTryAt <= now + LONGEST_WAIT) return;
    try {
      await work(item);
    } catch (error) {
      unanswered = isUnanswered(error) ? unanswered + 1 : 0;
      return note({ job, item: id, error, tries: (before?.tries ?? 0) + 1, now, firstWait });
    }
    unanswered = 0;
    if (before) await forget(job, [id]);
  };
  try {
    const inOrder = Array.isArray(items) ? items.toSorted((a, b) => isLate(a) - isLate(b)) : items;
    for await (const item of inOrder) {
      await attempt(item);
      if (unanswered === MOST_UNANSWERED) return;
    }
  } catch (error) {
    return note({ job, item: WHOLE_JOB, error, tries: (failed.get(WHOLE_JOB)?.tries ?? 0) + 1, now, firstWait });
  }
  await forget(job, [...unseen]);
}

const isUnanswered = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable';

interface Failure {
  job: Job;
  item: string;
  error: unknown;
  tries: number;
  now: number;
  firstWait: number | undefined;
}

async function note({ job, item, error, tries, now, firstWait }: Failure): Promise<void> {
  log.warn({ err: error, job, item, tries }, 'a job could not do all of its work');
  const said = {
    words: wordsOf(error),
    tries,
    lastAt: now,
    nextTryAt: now + nextTryAfter(tries, firstWait),
    isPassing: isUnanswered(error),
  };
  await write((tx) =>
    tx
      .insert(jobFailures)
      .values({ job, item, firstAt: now, ...said })
      .onConflictDoUpdate({ target: [jobFailures.job, jobFailures.item], set: said }),
  );
}

/** The words of an error and its causes, without what a failed query was asked with. */
const wordsOf = (error: unknown): string =>
  (error instanceof Error ? String((loggedError(error) as { message?: unknown }).message) : String(error)).slice(
    0,
    TOLD,
  );

async function forget(job: Job, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  await write((tx) =>
    tx.delete(jobFailures).where(and(eq(jobFailures.job, job), inArray(jobFailures.item, [...items]))),
  );
}

/** Whether something that one of some jobs could not do is to be tried again by now. */
export async function isRetryDue(jobs: readonly Job[], now: number): Promise<boolean> {
  const [due] = await read()
    .select({ item: jobFailures.item })
    .from(jobFailures)
    .where(and(inArray(jobFailures.job, [...jobs]), not(waitsUntil(jobFailures.nextTryAt, LONGEST_WAIT, now))))
    .limit(1);
  return due !== undefined;
}
