import { and, asc, eq, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { PublishedRow, PublishedTable } from '#src/db/schema/published.ts';
import { jobFailures } from '#src/db/schema.ts';
import { dueChange, SCHEDULE_ACTOR } from '#src/domain/published/schedule.ts';
import { type Doer, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { workThrough } from '../base/jobs.ts';
import { changeOneWithin } from './changing.ts';
import type { PublishedKind } from './kind.ts';
import { Refused } from './refused.ts';

/** Milliseconds until what could not be done is tried again. */
const FIRST_WAIT = 60_000;
const ACTOR: Doer = { id: null, email: SCHEDULE_ACTOR };

/** What is in the bin waits. */
const due = ({ deletedAt, publishAt, unpublishAt }: PublishedTable, now: number) =>
  and(isNull(deletedAt), or(lte(publishAt, now), lte(unpublishAt, now)));

/** A thing as it stood at one moment: another change of it is another version. */
export interface PlannedVersion extends Pick<PublishedRow, 'id' | 'updatedAt'> {
  kind: PublishedKind;
}

/** The things to be published up to a moment (UTC milliseconds), with those that are late. */
export async function publishedBy(kinds: readonly PublishedKind[], moment: number): Promise<PlannedVersion[]> {
  const found = kinds.map(async (kind) => {
    const { id, updatedAt, publishAt } = kind.table;
    const rows = await read().select({ id, updatedAt }).from(kind.table).where(lte(publishAt, moment));
    return rows.map((row) => ({ kind, ...row }));
  });
  return (await Promise.all(found)).flat();
}

/**
 * The next moment at which a time comes (UTC milliseconds), which may have passed; `null` where nothing is planned. What
 * could not be done comes with its next try.
 */
export async function nextDue(kinds: readonly PublishedKind[]): Promise<number | null> {
  const moments = (await Promise.all(kinds.map(momentsOf))).flat();
  return moments.length > 0 ? Math.min(...moments) : null;
}

async function momentsOf({ table, jobs }: PublishedKind): Promise<number[]> {
  const ofSchedule = eq(jobFailures.job, jobs.schedule);
  const failed = read().select({ at: jobFailures.nextTryAt }).from(jobFailures).where(ofSchedule);
  const failedIds = read().select({ id: jobFailures.item }).from(jobFailures).where(ofSchedule);
  const first = (at: PublishedTable['publishAt'] | PublishedTable['unpublishAt']) =>
    read()
      .select({ at })
      .from(table)
      .where(and(isNotNull(at), isNull(table.deletedAt), notInArray(table.id, failedIds)))
      .orderBy(asc(at))
      .limit(1);
  const found = await Promise.all([first(table.publishAt), first(table.unpublishAt), failed]);
  return found.flat().flatMap(({ at }) => (at === null ? [] : [at]));
}

interface Carried {
  shown: PlannedVersion[];
  hidden: PlannedVersion[];
}

/**
 * Publishes and takes off the site what is due, thing by thing; returns which, each as it was before. One that may not
 * be public any more, because the rules have changed since, stays a draft, and the audit log says why. What fails waits
 * for its next try in `job_failures`.
 */
export async function carryOutSchedule(kinds: readonly PublishedKind[], now = Date.now()): Promise<Carried> {
  const done: Carried = { shown: [], hidden: [] };
  for (const kind of kinds) {
    const { id, updatedAt } = kind.table;
    const rows = await read().select({ id, updatedAt }).from(kind.table).where(due(kind.table, now));
    await workThrough(kind.jobs.schedule, rows, {
      idOf: (row) => row.id,
      async work(row) {
        const change = await carryOut(kind, row.id, now);
        if (change) done[change].push({ kind, ...row });
      },
      now,
      isPatient: true,
      firstWait: FIRST_WAIT,
    });
  }
  return done;
}

/** The outcome for a thing; `null` where readers see no difference. */
async function carryOut(kind: PublishedKind, id: string, now: number): Promise<keyof Carried | null> {
  const { table } = kind;
  return write(async (tx, change) => {
    const { isPublished, publishAt, unpublishAt } = table;
    const [schedule] = await tx
      .select({ isPublished, publishAt, unpublishAt })
      .from(table)
      .where(and(eq(table.id, id), due(table, now)));
    const fields = schedule && dueChange(schedule, now);
    if (!fields) return null;
    const plannedFor = (fields.isPublished ? schedule.publishAt : schedule.unpublishAt) ?? now;
    try {
      await changeOneWithin(kind, tx, change, id, fields, ACTOR, { plannedFor });
      if (fields.isPublished === schedule.isPublished) return null;
      return fields.isPublished ? 'shown' : 'hidden';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await tx
        .update(table)
        .set({ publishAt: null })
        .where(and(eq(table.id, id), lte(table.publishAt, now)));
      const details = { reason: error.message };
      await recordAudit(tx, ACTOR, { action: `${kind.name}.schedule_refused`, subject: id, details });
      return null;
    }
  });
}
