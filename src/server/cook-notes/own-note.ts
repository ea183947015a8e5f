import { and, eq } from 'drizzle-orm';
import { cookNoteHelpful, cookNotes } from '#src/db/schema.ts';
import type { OwnCookNote } from '#src/domain/cook-notes/note.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import { read } from '../base/database.ts';
import type { SignedIn } from '../base/viewer.ts';
import { ownRating } from '../recipes/ratings.ts';
import { findRecipe } from '../recipes/recipes.ts';
import { getSettings } from '../site/settings.ts';
import { formTicket } from './form-ticket.ts';
import { ownNoteOn } from './gate.ts';
import { objectionPath } from './letters/objection-link.ts';
import { photosOf } from './photos.ts';
import { cookRefusal } from './standing.ts';

/** What a member's own note on a recipe is to them; `null` where there is none, or no longer. */
export async function ownNoteView(userId: string, recipeId: string): Promise<OwnCookNote | null> {
  const [note] = await read().select().from(cookNotes).where(ownNoteOn(userId, recipeId));
  if (!note || note.status === 'deleted') return null;
  const { id, status, text, changes, cookedOn, reason, editedAt } = note;
  const photos = (await photosOf([id])).get(id) ?? [];
  return {
    ...{ id, status, text, changes, cookedOn, reason, editedAt },
    objection: await objectionTo(note),
    photos: photos.map(({ picture, alt, width, height }) => ({ picture, alt, width, height })),
  };
}

/** Where a decision about a note is objected to, which only somebody who moderates has made. */
const objectionTo = async ({ id, status, verdictAt }: typeof cookNotes.$inferSelect): Promise<string | null> =>
  (status === 'refused' || status === 'hidden') && verdictAt !== null
    ? objectionPath({ noteId: id, reportId: null, decidedAt: verdictAt })
    : null;

/** What the form of a note needs; `null` for a recipe the member does not see. */
export async function ownCookNote(member: SignedIn, recipeId: string) {
  const recipe = await findRecipe(recipeId, member);
  if (!recipe) return null;
  const { isOpen } = await getSettings('notes');
  const refusal = await cookRefusal(read(), member, isOpen);
  const helpful = await read()
    .select({ id: cookNoteHelpful.noteId })
    .from(cookNoteHelpful)
    .innerJoin(cookNotes, eq(cookNotes.id, cookNoteHelpful.noteId))
    .where(and(eq(cookNoteHelpful.userId, member.id), eq(cookNotes.recipeId, recipeId)));
  return {
    note: await ownNoteView(member.id, recipeId),
    rating: await ownRating(member.id, recipeId),
    name: publicName(member),
    refusal,
    helpful: helpful.map(({ id }) => id),
    ticket: await formTicket(member.id),
  };
}
