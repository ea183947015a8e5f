import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { recipes } from '#src/db/schema.ts';
import { type Actor, recordAudit } from '../../base/audit.ts';
import { read, write } from '../../base/database.ts';
import { workThrough } from '../../base/jobs.ts';
import { tag } from '../../base/tags.ts';
import { changeWithin, type EditOutcome } from '../editing.ts';
import { NotVegan } from '../publishing.ts';
import { refusePublic, theirs } from './own-drafts.ts';

const { title, isPublished, wasPublished, publishAt, unpublishAt } = recipes;

/** Puts a recipe into the bin; `false` when there is none. Nothing shows it afterwards. */
export const removeRecipe = async (id: string, actor: Actor): Promise<boolean> =>
  (await write((tx, change) => binWithin(tx, change, id, actor))) === 'done';

/**
 * Puts a recipe into the bin: readers see it no more than one that is gone, and what hangs on it waits with it. Throws
 * `forbidden` where it is not the actor's to delete.
 */
export async function binWithin(tx: Transaction, change: Change, id: string, actor: Actor): Promise<EditOutcome> {
  const there = and(eq(recipes.id, id), isNull(recipes.deletedAt), theirs(actor));
  const [before] = await tx.select({ title, isPublished }).from(recipes).where(there);
  if (!before) return 'not_found';
  refusePublic(actor, before);
  await tx
    .update(recipes)
    .set({ isPublished: false, deletedAt: Date.now(), wasPublished: before.isPublished })
    .where(eq(recipes.id, id));
  await recordAudit(tx, actor, { action: 'recipe.delete', subject: id, details: { title: before.title } });
  if (before.isPublished) change.touch('content', tag.recipe(id), tag.recipes, tag.trending);
  return 'done';
}

/**
 * Takes a recipe out of the bin, and publishes it again where it was public; `not_found` when the bin holds it no
 * more. Times that passed meanwhile are forgotten: it is a draft where it was to be taken off the site. One that may not
 * be public by now is a draft, too, and `message` says why.
 */
export async function unbinWithin(
  tx: Transaction,
  change: Change,
  id: string,
  actor: Actor,
): Promise<{ outcome: EditOutcome; message?: string }> {
  const binned = and(eq(recipes.id, id), isNotNull(recipes.deletedAt), theirs(actor));
  const [before] = await tx.select({ wasPublished, publishAt, unpublishAt }).from(recipes).where(binned);
  if (!before) return { outcome: 'not_found' };
  const now = Date.now();
  const yet = (moment: number | null) => (moment !== null && moment > now ? moment : null);
  const times = { publishAt: yet(before.publishAt), unpublishAt: yet(before.unpublishAt) };
  await tx
    .update(recipes)
    .set({ deletedAt: null, wasPublished: false, ...times })
    .where(binned);
  await recordAudit(tx, actor, { action: 'recipe.undelete', subject: id });
  const isOver = before.unpublishAt !== null && times.unpublishAt === null;
  if (!before.wasPublished || isOver) return { outcome: 'done' };
  try {
    return { outcome: await changeWithin(tx, change, id, { isPublished: true }, actor) };
  } catch (error) {
    // Thrown before anything is written.
    if (error instanceof NotVegan) return { outcome: 'done', message: error.message };
    throw error;
  }
}

/** Deletes a recipe of the bin for good, with its ratings, favourites and revisions. */
export async function purgeWithin(tx: Transaction, id: string, actor: Actor): Promise<EditOutcome> {
  const binned = and(eq(recipes.id, id), isNotNull(recipes.deletedAt), theirs(actor));
  const [gone] = await tx.delete(recipes).where(binned).returning({ title });
  if (!gone) return 'not_found';
  await recordAudit(tx, actor, { action: 'recipe.purge', subject: id, details: { title: gone.title } });
  return 'done';
}

/** Deletes what was put into the bin before a moment (UTC milliseconds), each recipe by itself. */
export async function emptyBin(before: number, now = Date.now()): Promise<void> {
  const old = lt(recipes.deletedAt, before);
  const found = await read().select({ id: recipes.id }).from(recipes).where(old);
  await workThrough('bin', found, {
    idOf: ({ id }) => id,
    work: ({ id }) => write((tx) => tx.delete(recipes).where(and(eq(recipes.id, id), old))),
    now,
  });
}
