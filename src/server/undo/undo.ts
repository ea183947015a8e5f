import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { auditItems, auditLog } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import { UNDO_AT_ONCE, UNDO_DAYS, type UndoOutcome } from '#src/domain/site/undoing.ts';
import { type Actor, CAN_GO_BACK, isPastUndo } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { type Gathered, recordDeed } from '../deeds/recorded-deeds.ts';
import { UNDOERS } from './kinds.ts';
import type { Undoing, Undone } from './undoer.ts';

type Entry = typeof auditLog.$inferSelect;
type Item = typeof auditItems.$inferSelect;

/** What one call took back, thing by thing; `left` are for the next. */
interface TakenBack {
  results: { id: string; outcome: UndoOutcome; message?: string | undefined }[];
  left: number;
  /** The entry of the log that says so, from which this can be taken back in its turn. */
  entry: number | null;
}

/**
 * Takes back a deed of the log, so many of its things at once. What was changed since stays. `null` when there is no such
 * entry; throws `forbidden` where it is somebody else's, and `conflict` where it was taken back, can't be, or is too old.
 */
export function takeBackDeed(entryId: number, actor: Actor, now = Date.now()): Promise<TakenBack | null> {
  return write(async (tx, change) => {
    const [entry] = await tx.select().from(auditLog).where(eq(auditLog.id, entryId));
    if (!entry) return null;
    await refuseUndo(tx, entry, actor, now);
    const open = and(eq(auditItems.entryId, entryId), isNull(auditItems.outcome));
    const items = await tx.select().from(auditItems).where(open).orderBy(asc(auditItems.item)).limit(UNDO_AT_ONCE);
    const gathered: Gathered = [];
    const undoing = { tx, change, actor, gathered };
    const results: TakenBack['results'] = [];
    for (const item of items) {
      const undone = await takeBackOne(undoing, item);
      results.push({ id: item.item, ...undone });
      const same = and(eq(auditItems.kind, item.kind), eq(auditItems.item, item.item));
      await tx
        .update(auditItems)
        .set({ outcome: undone.outcome })
        .where(and(eq(auditItems.entryId, entryId), same));
    }
    const [rest] = await tx.select({ left: count() }).from(auditItems).where(open);
    return { results, left: rest?.left ?? 0, entry: await recordUndo(tx, entry, actor, gathered) };
  });
}

async function recordUndo(tx: Transaction, entry: Entry, actor: Actor, gathered: Gathered): Promise<number | null> {
  const own = and(eq(auditLog.takesBack, entry.id), eq(auditLog.actorId, actor.id));
  const [begun] = await tx.select({ id: auditLog.id }).from(auditLog).where(own);
  const details = { of: entry.action, by: entry.actor, at: new Date(entry.at).toISOString() };
  return recordDeed(tx, actor, gathered, { verb: 'undo', details, goesOn: begun?.id, takesBack: entry.id });
}

async function takeBackOne(undoing: Undoing, { kind, item, before, after }: Item): Promise<Undone> {
  try {
    return (await UNDOERS[kind]?.(undoing, { kind, id: item, before, after })) ?? { outcome: 'gone' };
  } catch (error) {
    // Thrown before anything of this one is written.
    const isRefusal = error instanceof AppError && ['validation', 'forbidden', 'conflict'].includes(error.code);
    if (isRefusal) return { outcome: 'refused', message: error.message };
    throw error;
  }
}

async function refuseUndo(tx: Transaction, entry: Entry, actor: Actor, now: number): Promise<void> {
  const isOwn = entry.actorId === actor.id;
  if (!isOwn && !(actor.role && may(actor.role, 'admin')))
    throw new AppError('forbidden', 'Somebody else did that. They, or an administrator, can take it back');
  if (isPastUndo(entry, now))
    throw new AppError('conflict', `That was more than ${UNDO_DAYS} days ago, so it can’t be taken back any more`);
  const ofEntry = and(eq(auditItems.entryId, entry.id), CAN_GO_BACK);
  const [all] = await tx.select({ number: count() }).from(auditItems).where(ofEntry);
  if (!all?.number) throw new AppError('conflict', 'This can’t be taken back');
  const [open] = await tx
    .select({ number: count() })
    .from(auditItems)
    .where(and(ofEntry, isNull(auditItems.outcome)));
  if (!open?.number) throw new AppError('conflict', 'This was taken back already');
}
