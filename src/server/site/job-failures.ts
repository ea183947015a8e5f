import { and, asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { jobFailures, users } from '#src/db/schema.ts';
import { JOB_NAMES, JOBS, type Job, WHOLE_JOB } from '#src/domain/site/jobs.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '../base/database.ts';
import { siteLink } from '../base/site-link.ts';
import { provenAddressOf } from '../mail/proven.ts';
import { queueMail } from '../mail/queue.ts';

/** The newest of these are shown, and named in a mail. */
const SHOWN = 100;
const NAMED = 20;

type Row = typeof jobFailures.$inferSelect;

const nameOf = ({ item }: Row): string => (item === WHOLE_JOB ? 'All of it' : item);

/** The work that some jobs could not do, the newest first. */
export async function jobFailuresOf(jobs: readonly Job[] = JOB_NAMES) {
  const rows = await read()
    .select()
    .from(jobFailures)
    .where(inArray(jobFailures.job, [...jobs]))
    .orderBy(desc(jobFailures.firstAt), asc(jobFailures.item))
    .limit(SHOWN);
  return rows.map((row) => {
    const { job, words, tries, firstAt, nextTryAt } = row;
    return { job: JOBS[job] ?? job, item: nameOf(row), words, tries, since: firstAt, nextTryAt };
  });
}

/**
 * Writes to the administrators what could not be done, of each thing once. Of what may be over by the next try they hear
 * when that has failed, too.
 */
export async function tellAdministrators(now = Date.now()): Promise<void> {
  const isNotMailed = and(isNull(jobFailures.toldAt), or(eq(jobFailures.isPassing, false), gte(jobFailures.tries, 2)));
  const [any] = await read().select({ item: jobFailures.item }).from(jobFailures).where(isNotMailed).limit(1);
  if (!any) return;
  await write(async (tx) => {
    const rows = await tx.update(jobFailures).set({ toldAt: now }).where(isNotMailed).returning();
    const administrators = await tx
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.isActive, true)));
    const failures = rows.slice(0, NAMED).map((row) => ({
      job: JOBS[row.job] ?? row.job,
      item: nameOf(row),
      words: row.words.replaceAll(/\p{Cc}+/gu, ' '),
    }));
    const data = { failures, more: rows.length - failures.length, link: siteLink(paths.adminSystem) };
    for (const to of administrators.map(provenAddressOf))
      if (to) await queueMail(tx, { to, template: 'job-failures', data });
  });
}
