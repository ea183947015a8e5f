import { and, asc, eq, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm';
import { jobFailures, recipes } from '#src/db/schema.ts';
import { dueChange, SCHEDULE_ACTOR } from '#src/domain/recipes/editing/schedule.ts';
import { type Doer, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { workThrough } from '../base/jobs.ts';
import { changeWithin } from './editing.ts';
import { NotVegan } from './publishing.ts';

/** Milliseconds until what could not be done is tried again. */
const FIRST_WAIT = 60_000;
const ACTOR: Doer = { id: null, email: SCHEDULE_ACTOR };

/** What is in the bin waits. */
const due = (now: number) =>
  and(isNull(recipes.deletedAt), or(lte(recipes.publishAt, now), lte(recipes.unpublishAt, now)));

/** A recipe as it stood at one moment: another change of it is another version. */
export type PlannedVersion = Pick<typeof recipes.$inferSelect, 'id' | 'updatedAt'>;

/** Recipes that are to be published up to a moment (UTC milliseconds), those that are late among them. */
export const publishedBy = (moment: number): Promise<PlannedVersion[]> =>
  read().select({ id: recipes.id, updatedAt: recipes.updatedAt }).from(recipes).where(lte(recipes.publishAt, moment));

/**
 * The next moment at which a time comes (UTC milliseconds), which may have passed; `null` where nothing is planned. What
 * could not be done comes with its next try.
 */
export async function nextDue(): Promise<number | null> {
  const ofSchedule = eq(jobFailures.job, 'schedule');
  const failed = read().select({ at: jobFailures.nextTryAt }).from(jobFailures).where(ofSchedule);
  const failedIds = read().select({ id: jobFailures.item }).from(jobFailures).where(ofSchedule);
  const first = (at: typeof recipes.publishAt | typeof recipes.unpublishAt) =>
    read()
      .select({ at })
      .from(recipes)
      .where(and(isNotNull(at), isNull(recipes.deletedAt), notInArray(recipes.id, failedIds)))
      .orderBy(asc(at))
      .limit(1);
  const found = await Promise.all([first(recipes.publishAt), first(recipes.unpublishAt), failed]);
  const moments = found.flat().flatMap(({ at }) => (at === null ? [] : [at]));
  return moments.length > 0 ? Math.min(...moments) : null;
}

interface Carried {
  shown: PlannedVersion[];
  hidden: PlannedVersion[];
}

/**
 * Publishes and takes off the site what is due, recipe by recipe; returns which, each as it was before. One that may not
 * be public any more, because the rules have changed since, stays a draft, and the audit log says why. What fails waits
 * for its next try in `job_failures`.
 */
export async function carryOutSchedule(now = Date.now()): Promise<Carried> {
  const done: Carried = { shown: [], hidden: [] };
  const { id, updatedAt } = recipes;
  const rows = await read().select({ id, updatedAt }).from(recipes).where(due(now));
  await workThrough('schedule', rows, {
    idOf: (row) => row.id,
    async work(row) {
      const change = await carryOut(row.id, now);
      if (change) done[change].push({ id: row.id, updatedAt: row.updatedAt });
    },
    now,
    isPatient: true,
    firstWait: FIRST_WAIT,
  });
  return done;
}

/** What became of a recipe; `null` where readers see no difference. */
async function carryOut(id: string, now: number): Promise<keyof Carried | null> {
  return write(async (tx, change) => {
    const { isPublished, publishAt, unpublishAt } = recipes;
    const [schedule] = await tx
      .select({ isPublished, publishAt, unpublishAt })
      .from(recipes)
      .where(and(eq(recipes.id, id), due(now)));
    const fields = schedule && dueChange(schedule, now);
    if (!fields) return null;
    const plannedFor = (fields.isPublished ? schedule.publishAt : schedule.unpublishAt) ?? now;
    try {
      await changeWithin(tx, change, id, fields, ACTOR, { plannedFor });
      if (fields.isPublished === schedule.isPublished) return null;
      return fields.isPublished ? 'shown' : 'hidden';
    } catch (error) {
      if (!(error instanceof NotVegan)) throw error;
      await tx
        .update(recipes)
        .set({ publishAt: null })
        .where(and(eq(recipes.id, id), lte(recipes.publishAt, now)));
      const details = { reason: error.message };
      await recordAudit(tx, ACTOR, { action: 'recipe.schedule_refused', subject: id, details });
      return null;
    }
  });
}
