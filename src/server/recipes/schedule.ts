import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { dueChange, SCHEDULE_ACTOR } from '#src/domain/recipes/editing/schedule.ts';
import { type Doer, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { changeWithin } from './editing.ts';
import { NotVegan } from './publishing.ts';

const ACTOR: Doer = { id: null, email: SCHEDULE_ACTOR };

/** What is in the bin waits. */
const due = (now: number) =>
  and(isNull(recipes.deletedAt), or(lte(recipes.publishAt, now), lte(recipes.unpublishAt, now)));

/** A recipe as it stood at one moment: another change of it is another version. */
export type PlannedVersion = Pick<typeof recipes.$inferSelect, 'id' | 'updatedAt'>;

/** Recipes that are to be published up to a moment (UTC milliseconds), those that are late among them. */
export const publishedBy = (moment: number): Promise<PlannedVersion[]> =>
  read().select({ id: recipes.id, updatedAt: recipes.updatedAt }).from(recipes).where(lte(recipes.publishAt, moment));

/** The next moment at which a time comes (UTC milliseconds), which may have passed; `null` where nothing is planned. */
export async function nextDue(): Promise<number | null> {
  const first = (at: typeof recipes.publishAt | typeof recipes.unpublishAt) =>
    read()
      .select({ at })
      .from(recipes)
      .where(and(isNotNull(at), isNull(recipes.deletedAt)))
      .orderBy(asc(at))
      .limit(1);
  const found = await Promise.all([first(recipes.publishAt), first(recipes.unpublishAt)]);
  const moments = found.flat().flatMap(({ at }) => (at === null ? [] : [at]));
  return moments.length > 0 ? Math.min(...moments) : null;
}

interface Carried {
  shown: PlannedVersion[];
  hidden: PlannedVersion[];
}

/**
 * Publishes and takes off the site what is due, all in one write; returns which, each as it was before. One that may not be public any
 * more, because the rules have changed since, stays a draft, and the audit log says why.
 */
export async function carryOutSchedule(now = Date.now()): Promise<Carried> {
  const done: Carried = { shown: [], hidden: [] };
  const [any] = await read().select({ id: recipes.id }).from(recipes).where(due(now)).limit(1);
  if (!any) return done;
  return write(async (tx, change) => {
    const { id, updatedAt, isPublished, publishAt, unpublishAt } = recipes;
    const rows = await tx.select({ id, updatedAt, isPublished, publishAt, unpublishAt }).from(recipes).where(due(now));
    for (const { id, updatedAt, ...schedule } of rows) {
      const fields = dueChange(schedule, now);
      if (!fields) continue;
      const plannedFor = (fields.isPublished ? schedule.publishAt : schedule.unpublishAt) ?? now;
      try {
        await changeWithin(tx, change, id, fields, ACTOR, { plannedFor });
        if (fields.isPublished !== schedule.isPublished)
          done[fields.isPublished ? 'shown' : 'hidden'].push({ id, updatedAt });
      } catch (error) {
        if (!(error instanceof NotVegan)) throw error;
        await tx
          .update(recipes)
          .set({ publishAt: null })
          .where(and(eq(recipes.id, id), lte(recipes.publishAt, now)));
        const details = { reason: error.message };
        await recordAudit(tx, ACTOR, { action: 'recipe.schedule_refused', subject: id, details });
      }
    }
    return done;
  });
}
