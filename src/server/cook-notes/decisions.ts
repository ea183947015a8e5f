import { and, eq, isNull } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNoteReports, cookNotes } from '#src/db/schema.ts';
import type { CookNoteStatus } from '#src/domain/cook-notes/status.ts';
import { recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import type { SignedIn } from '../base/viewer.ts';
import { settlePhotos } from './photos.ts';
import { touchIfSeen } from './writing.ts';

/** What somebody who moderates makes of a note. */
export const COOK_NOTE_DECISIONS = ['publish', 'refuse'] as const;
export type CookNoteDecision = (typeof COOK_NOTE_DECISIONS)[number];

type Row = typeof cookNotes.$inferSelect;

/** What follows from a decision: what was never to be read is refused, what was is hidden. */
const statusAfter = (decision: CookNoteDecision, { publishedAt }: Row): CookNoteStatus => {
  if (decision === 'publish') return 'published';
  return publishedAt === null ? 'refused' : 'hidden';
};

/** Decides about a note or an answer, answers the reports of it, and writes both down; `false` where there is none. */
export async function decideCookNote(
  moderator: SignedIn,
  id: string,
  { decision, reason }: { decision: CookNoteDecision; reason: string },
): Promise<boolean> {
  const isDone = await write(async (tx, change) => {
    const [note] = await tx.select().from(cookNotes).where(eq(cookNotes.id, id));
    if (!note || note.status === 'deleted') return false;
    await settle(tx, change, moderator, note, { decision, reason });
    return true;
  });
  await settlePhotos([id]);
  return isDone;
}

async function settle(
  tx: Transaction,
  change: Change,
  moderator: SignedIn,
  note: Row,
  { decision, reason }: { decision: CookNoteDecision; reason: string },
): Promise<void> {
  const now = Date.now();
  const status = statusAfter(decision, note);
  const isPublished = status === 'published';
  await tx
    .update(cookNotes)
    .set({
      ...{ status, statusAt: now, verdictAt: now },
      concerns: [],
      reason: isPublished ? null : reason,
      verdict: isPublished ? 'passed' : 'refused',
      publishedAt: isPublished ? (note.publishedAt ?? now) : note.publishedAt,
    })
    .where(eq(cookNotes.id, note.id));
  await tx
    .update(cookNoteReports)
    .set({ answeredAt: now, outcome: isPublished ? 'kept' : 'removed' })
    .where(and(eq(cookNoteReports.noteId, note.id), isNull(cookNoteReports.answeredAt)));
  await recordAudit(tx, moderator, {
    action: `cook-note.${decision}`,
    subject: note.recipeId,
    details: { note: note.id, before: note.status, after: status, ...(!isPublished && { reason }) },
  });
  touchIfSeen(change, note.recipeId, note.status, status);
}
