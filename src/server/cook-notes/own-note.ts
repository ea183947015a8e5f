import { and, eq, isNotNull, ne } from 'drizzle-orm';
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
import { objectionPath } from './mails/objection-link.ts';
import { photosOf } from './photos.ts';
import { cookRefusal } from './standing.ts';

/** A member's own note on a recipe, as they see it; `null` where there is none, or no longer. */
export async function ownNoteView(userId: string, recipeId: string): Promise<OwnCookNote | null> {
  const note = await ownNoteRow(userId, recipeId);
  return note && viewOf(note);
}

type Row = typeof cookNotes.$inferSelect;

async function ownNoteRow(userId: string, recipeId: string): Promise<Row | null> {
  const [note] = await read().select().from(cookNotes).where(ownNoteOn(userId, recipeId));
  return note && note.status !== 'deleted' ? note : null;
}

/** The version of a note, for who changes it: when it last was made another. */
export const versionOf = ({ createdAt, editedAt }: Pick<Row, 'createdAt' | 'editedAt'>): number =>
  Math.max(createdAt, editedAt ?? 0);

async function viewOf(note: Row): Promise<OwnCookNote> {
  const { id, status, text, changes, cookedOn, reason, editedAt } = note;
  const photos = (await photosOf([id])).get(id) ?? [];
  return {
    ...{ id, status, text, changes, cookedOn, reason, editedAt },
    objection: await objectionTo(note),
    photos: photos.map(({ picture, alt, width, height }) => ({ picture, alt, width, height })),
  };
}

/** The link to object to a decision about a note, which only somebody who moderates has made. */
const objectionTo = async ({ id, status, verdictAt }: Row): Promise<string | null> =>
  (status === 'refused' || status === 'hidden') && verdictAt !== null
    ? objectionPath({ noteId: id, reportId: null, decidedAt: verdictAt })
    : null;

/** The facts the form of a note needs; `null` for a recipe the member does not see. */
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
  const answers = await read()
    .select({ id: cookNotes.id })
    .from(cookNotes)
    .where(
      and(
        ...[eq(cookNotes.userId, member.id), eq(cookNotes.recipeId, recipeId)],
        ...[isNotNull(cookNotes.parentId), ne(cookNotes.status, 'deleted')],
      ),
    );
  const note = await ownNoteRow(member.id, recipeId);
  return {
    note: note && (await viewOf(note)),
    rating: await ownRating(member.id, recipeId),
    name: publicName(member),
    refusal,
    helpful: helpful.map(({ id }) => id),
    answers: answers.map(({ id }) => id),
    ticket: await formTicket(member.id, note && versionOf(note)),
  };
}
