import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { cookNoteHelpful, cookNotes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';
import { findRecipe } from '../recipes/recipes.ts';
import { countMark } from './note-limits.ts';

/** The note an answer stands under; it is on no page without. */
export const answeredNote = alias(cookNotes, 'answered_note');

/** A published note, or an answer to one, on a recipe the viewer sees whole; `null` for any other. */
export async function seenNote(viewer: Parameters<typeof findRecipe>[1], id: string) {
  const [row] = await read()
    .select({ note: cookNotes, under: answeredNote.status })
    .from(cookNotes)
    .leftJoin(answeredNote, eq(answeredNote.id, cookNotes.parentId))
    .where(and(eq(cookNotes.id, id), eq(cookNotes.status, 'published')));
  if (!row || (row.note.parentId !== null && row.under !== 'published')) return null;
  const recipe = await findRecipe(row.note.recipeId, viewer);
  return recipe && !recipe.isTeaser ? row.note : null;
}

/** Marks a note as helpful to a member, or takes the mark away. `null` for a note not to be seen; nobody marks their own. */
export async function markHelpful(
  member: SignedIn,
  noteId: string,
  isHelpful: boolean,
): Promise<{ isHelpful: boolean; helpfulCount: number } | null> {
  await countMark(member.id);
  const note = await seenNote(member, noteId);
  if (!note || note.parentId !== null) return null;
  if (note.userId === member.id) throw new AppError('forbidden', 'Others say whether your note is helpful');
  return write(async (tx, change) => {
    const own = and(eq(cookNoteHelpful.noteId, noteId), eq(cookNoteHelpful.userId, member.id));
    if (isHelpful)
      await tx
        .insert(cookNoteHelpful)
        .values({ noteId, userId: member.id, createdAt: Date.now() })
        .onConflictDoNothing();
    else await tx.delete(cookNoteHelpful).where(own);
    const [after] = await tx
      .select({ helpfulCount: cookNotes.helpfulCount })
      .from(cookNotes)
      .where(eq(cookNotes.id, noteId));
    change.touch('figures', tag.cookNotes(note.recipeId));
    return { isHelpful, helpfulCount: after?.helpfulCount ?? 0 };
  });
}
