import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNoteReports, cookNotes } from '#src/db/schema.ts';
import type { NoteReport } from '#src/domain/cook-notes/reports.ts';
import { AppError } from '#src/domain/errors.ts';
import { write } from '../base/database.ts';
import { siteKey } from '../base/secrets/signing.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn, VISITOR } from '../base/viewer.ts';
import { countAsked } from '../mail/first-mails.ts';
import { seenNote } from './helpful.ts';
import { tellReceived } from './mails/to-reporter.ts';
import { tellHiddenForNow } from './mails/to-writer.ts';
import { countReport } from './note-limits.ts';
import { settlePhotos } from './photos.ts';
import { isPassed, isReportedOften } from './report-weight.ts';

/**
 * Writes down a reader's report of a note. A member's second of one note changes nothing, as if it were taken: whoever
 * reports learns nothing of others. Enough weight takes it off the page until somebody has looked. `null` for a
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
    if (report?.email) {
      const counted = countAsked({ network, to: report.email, form: 'report' });
      await tellReceived(tx, { note, report: { ...report, email: report.email } }, counted);
    }
    await hideIfReportedOften(tx, change, noteId);
  });
  await settlePhotos([noteId]);
  return true;
}

/**
 * Anybody's reports bring a note before a moderator; only those of members who have been here for a while take it off the
 * page meanwhile, and only what nobody who moderates has passed.
 */
async function hideIfReportedOften(tx: Transaction, change: Change, noteId: string): Promise<void> {
  const [note] = await tx
    .select()
    .from(cookNotes)
    .where(and(eq(cookNotes.id, noteId), eq(cookNotes.status, 'published')));
  if (!note || isPassed(note) || !(await isReportedOften(tx, noteId))) return;
  await tx
    .update(cookNotes)
    .set({ status: 'waiting', concerns: ['reports'], statusAt: Math.max(Date.now(), note.statusAt + 1) })
    .where(eq(cookNotes.id, noteId));
  await tellHiddenForNow(tx, note);
  change.touch('content', tag.cookNotes(note.recipeId));
}
