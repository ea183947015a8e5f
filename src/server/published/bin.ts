import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { type Actor, type Doer, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { workThrough } from '../base/jobs.ts';
import type { Gathered } from '../deeds/recorded-deeds.ts';
import { changeOneWithin, type EditOutcome, touchAll } from './changing.ts';
import type { PublishedKind } from './kind.ts';
import { editableBy, refusePublic } from './own-drafts.ts';
import { Refused } from './refused.ts';

const IN_BIN = { isBinned: true };

/** Puts a thing into the bin; `false` when there is none. Nothing shows it afterwards. */
export const binOne = async (kind: PublishedKind, id: string, actor: Actor): Promise<boolean> =>
  (await write((tx, change) => binOneWithin(kind, tx, change, id, actor))) === 'done';

/**
 * Puts a thing into the bin: readers see it no more than one that is gone, and what hangs on it waits with it. Throws
 * `forbidden` where it is not the actor's to delete.
 */
export async function binOneWithin(
  kind: PublishedKind,
  tx: Transaction,
  change: Change,
  id: string,
  actor: Doer,
  gathered?: Gathered,
): Promise<EditOutcome> {
  const { table } = kind;
  const there = and(eq(table.id, id), isNull(table.deletedAt), editableBy(kind, actor));
  const [before] = await tx.select({ title: table.title, isPublished: table.isPublished }).from(table).where(there);
  if (!before) return 'not_found';
  refusePublic(kind, actor, before);
  await tx
    .update(table)
    .set({ isPublished: false, deletedAt: Date.now(), wasPublished: before.isPublished })
    .where(eq(table.id, id));
  if (gathered) gathered.push({ kind: kind.name, id, before: { isBinned: false }, after: IN_BIN });
  else {
    const details = { title: before.title };
    await recordAudit(tx, actor, { action: `${kind.name}.delete`, subject: id, details });
  }
  if (before.isPublished) touchAll(change, kind, id);
  return 'done';
}

/**
 * Takes a thing out of the bin, and publishes it again where it was public; `not_found` when the bin holds it no
 * more. Times that passed meanwhile are forgotten: it is a draft where it was to be taken off the site. One that may not
 * be public by now is a draft, too, and `message` says why.
 */
export async function unbinOneWithin(
  kind: PublishedKind,
  tx: Transaction,
  change: Change,
  id: string,
  actor: Doer,
  gathered?: Gathered,
): Promise<{ outcome: EditOutcome; message?: string }> {
  const { table } = kind;
  const { wasPublished, publishAt, unpublishAt } = table;
  const binned = and(eq(table.id, id), isNotNull(table.deletedAt), editableBy(kind, actor));
  const [before] = await tx.select({ wasPublished, publishAt, unpublishAt }).from(table).where(binned);
  if (!before) return { outcome: 'not_found' };
  const now = Date.now();
  const yet = (moment: number | null) => (moment !== null && moment > now ? moment : null);
  const times = { publishAt: yet(before.publishAt), unpublishAt: yet(before.unpublishAt) };
  await tx
    .update(table)
    .set({ deletedAt: null, wasPublished: false, ...times })
    .where(binned);
  if (gathered) gathered.push({ kind: kind.name, id, before: IN_BIN, after: { isBinned: false } });
  else await recordAudit(tx, actor, { action: `${kind.name}.undelete`, subject: id });
  const isOver = before.unpublishAt !== null && times.unpublishAt === null;
  if (!before.wasPublished || isOver) return { outcome: 'done' };
  try {
    return {
      outcome: await changeOneWithin(kind, tx, change, id, { isPublished: true }, actor, {
        gathered: gathered && [],
      }),
    };
  } catch (error) {
    // Thrown before anything is written.
    if (error instanceof Refused) return { outcome: 'done', message: error.message };
    throw error;
  }
}

/** Deletes a thing of the bin for good, with all that hangs on it. */
export async function purgeOneWithin(
  kind: PublishedKind,
  tx: Transaction,
  id: string,
  actor: Actor,
  gathered?: Gathered,
): Promise<EditOutcome> {
  const { table } = kind;
  const binned = and(eq(table.id, id), isNotNull(table.deletedAt), editableBy(kind, actor));
  const [gone] = await tx.delete(table).where(binned).returning({ title: table.title });
  if (!gone) return 'not_found';
  if (gathered) gathered.push({ kind: kind.name, id, before: null, after: null });
  else await recordAudit(tx, actor, { action: `${kind.name}.purge`, subject: id, details: { title: gone.title } });
  return 'done';
}

/** Deletes what was put into the bins before a moment (UTC milliseconds), each thing by itself. */
export async function emptyBins(kinds: readonly PublishedKind[], before: number, now = Date.now()): Promise<void> {
  for (const { table, jobs } of kinds) {
    const old = lt(table.deletedAt, before);
    const found = await read().select({ id: table.id }).from(table).where(old);
    await workThrough(jobs.bin, found, {
      idOf: ({ id }) => id,
      work: ({ id }) => write((tx) => tx.delete(table).where(and(eq(table.id, id), old))),
      now,
    });
  }
}
