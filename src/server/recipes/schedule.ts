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

/** Recipes whose time comes up to a moment (UTC milliseconds), which may have come; and what becomes of them. */
export const recipesDueBy = (moment: number) =>
  read()
    .select({ id: recipes.id, publishAt: recipes.publishAt, unpublishAt: recipes.unpublishAt })
    .from(recipes)
    .where(due(moment));

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

/**
 * Publishes and takes off the site what is due, all in one write; returns the ids of both. One that may not be public any
 * more, because the rules have changed since, stays a draft, and the audit log says why.
 */
export async function carryOutSchedule(now = Date.now()): Promise<{ shown: string[]; hidden: string[] }> {
  const done = { shown: [] as string[], hidden: [] as string[] };
  if ((await recipesDueBy(now)).length === 0) return done;
  return write(async (tx, change) => {
    const { id, isPublished, publishAt, unpublishAt } = recipes;
    const rows = await tx.select({ id, isPublished, publishAt, unpublishAt }).from(recipes).where(due(now));
    for (const { id, ...schedule } of rows) {
      const fields = dueChange(schedule, now);
      if (!fields) continue;
      try {
        await changeWithin(tx, change, id, fields, ACTOR);
        if (fields.isPublished !== schedule.isPublished) done[fields.isPublished ? 'shown' : 'hidden'].push(id);
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
