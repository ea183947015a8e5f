import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNoteHelpful, cookNotePhotos, cookNoteReports, cookNotes, recipes } from '#src/db/schema.ts';
import type { NotesAfterLeaving } from '#src/domain/members/member.ts';
import { read } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';
import { titleFor } from '../recipes/recipes.ts';
import { photosOf } from './photos.ts';
import { touchNotesOf } from './written-by.ts';

/**
 * Removes what a member wrote under recipes, before their account goes, or leaves what is published there without a name;
 * what waits or was refused goes in any case. The photographs follow with `settlePhotos`.
 */
export async function leaveNotes(
  tx: Transaction,
  change: Change,
  userId: string,
  notes: NotesAfterLeaving,
): Promise<void> {
  // Without the name, the pages they are on change in any case.
  await touchNotesOf(tx, change, userId);
  const going = and(eq(cookNotes.userId, userId), notes === 'keep' ? ne(cookNotes.status, 'published') : undefined);
  const ids = tx.select({ id: cookNotes.id }).from(cookNotes).where(going);
  await tx.update(cookNotePhotos).set({ noteId: null }).where(inArray(cookNotePhotos.noteId, ids));
  await tx.delete(cookNotes).where(going);
  // Marks count one by one, before the account takes them along.
  const marked = await tx
    .select({ recipeId: cookNotes.recipeId })
    .from(cookNoteHelpful)
    .innerJoin(cookNotes, eq(cookNotes.id, cookNoteHelpful.noteId))
    .where(eq(cookNoteHelpful.userId, userId));
  for (const { recipeId } of marked) change.touch('figures', tag.cookNotes(recipeId));
  await tx.update(cookNoteReports).set({ email: null }).where(eq(cookNoteReports.userId, userId));
}

/** Everything a member wrote under recipes, the latest first, with what became of it. */
export async function exportCookNotes(member: SignedIn) {
  const rows = await read()
    .select({ note: cookNotes, title: titleFor(member) })
    .from(cookNotes)
    .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
    .where(and(eq(cookNotes.userId, member.id), ne(cookNotes.status, 'deleted')))
    .orderBy(desc(cookNotes.createdAt));
  const photos = await photosOf(rows.map(({ note }) => note.id));
  return rows.map(({ note, title }) => ({
    ...{ recipeId: note.recipeId, title, isAnswer: note.parentId !== null, text: note.text, status: note.status },
    ...{ ...note.changes, cookedOn: note.cookedOn, reason: note.reason, helpfulCount: note.helpfulCount },
    photos: (photos.get(note.id) ?? []).map(({ picture, alt }) => ({ picture, alt })),
    ...{ writtenAt: note.createdAt, editedAt: note.editedAt, publishedAt: note.publishedAt },
  }));
}

/** The notes a member reported, and found helpful. */
export async function exportCookMarks(userId: string) {
  return {
    notesReported: await read()
      .select({
        reason: cookNoteReports.reason,
        details: cookNoteReports.details,
        reportedAt: cookNoteReports.createdAt,
      })
      .from(cookNoteReports)
      .where(eq(cookNoteReports.userId, userId)),
    notesFoundHelpful: await read()
      .select({ recipeId: cookNotes.recipeId, markedAt: cookNoteHelpful.createdAt })
      .from(cookNoteHelpful)
      .innerJoin(cookNotes, and(eq(cookNotes.id, cookNoteHelpful.noteId), isNull(cookNotes.parentId)))
      .where(eq(cookNoteHelpful.userId, userId)),
  };
}
