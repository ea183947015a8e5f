import { randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNoteReports, cookNotes } from '#src/db/schema.ts';
import { type NoteReport, REPORTS_TO_HIDE } from '#src/domain/cook-notes/reports.ts';
import { AppError } from '#src/domain/errors.ts';
import { write } from '../base/database.ts';
import { siteKey } from '../base/secrets/signing.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn, VISITOR } from '../base/viewer.ts';
import { seenNote } from './helpful.ts';
import { tellReceived } from './mails/to-reporter.ts';
import { tellHiddenForNow } from './mails/to-writer.ts';
import { countReport } from './note-limits.ts';
import { settlePhotos } from './photos.ts';

/**
 * Writes down a reader's report of a note. A member's second of one note changes nothing, as if it were taken: whoever
 * reports learns nothing of others. Enough members' reports take it off the page until somebody has looked. `null` for a
 * note not to be seen.
 */
export async function reportCookNote(
  reader: SignedIn | typeof VISITOR,
  network: string,
  noteId: string,
  { reason, details, email }: NoteReport,
): Promise<true | null> {
  await countReport(network);
  const note = await seenNote(reader, noteId);
  if (!note) return null;
  const member = reader.role === 'visitor' ? null : reader;
  if (member && note.userId === member.id) throw new AppError('forbidden', 'This note is yours: you can delete it');
  await siteKey();
  await write(async (tx, change) => {
    const [report] = await tx
      .insert(cookNoteReports)
      .values({
        ...{ id: randomUUID(), noteId, reason, details, createdAt: Date.now() },
        userId: member?.id ?? null,
        email: member?.email ?? email ?? null,
      })
      .onConflictDoNothing()
      .returning();
    if (report?.email) await tellReceived(tx, { note, report: { ...report, email: report.email } });
    await hideIfReportedOften(tx, change, note);
  });
  await settlePhotos([noteId]);
  return true;
}

/** Anybody's reports bring a note before a moderator; only members' take it off the page meanwhile. */
async function hideIfReportedOften(
  tx: Transaction,
  change: Change,
  note: typeof cookNotes.$inferSelect,
): Promise<void> {
  const { id, recipeId } = note;
  const open = and(eq(cookNoteReports.noteId, id), isNull(cookNoteReports.answeredAt));
  const [members] = await tx
    .select({ total: count() })
    .from(cookNoteReports)
    .where(and(open, isNotNull(cookNoteReports.userId)));
  if ((members?.total ?? 0) < REPORTS_TO_HIDE) return;
  const hidden = await tx
    .update(cookNotes)
    .set({ status: 'waiting', concerns: ['reports'], statusAt: Date.now() })
    .where(and(eq(cookNotes.id, id), eq(cookNotes.status, 'published')))
    .returning({ id: cookNotes.id });
  if (hidden.length === 0) return;
  await tellHiddenForNow(tx, note);
  change.touch('content', tag.cookNotes(recipeId));
}
