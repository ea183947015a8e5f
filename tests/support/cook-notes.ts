import { eq } from 'drizzle-orm';
import { cookNotes, recipes } from '#src/db/schema.ts';
import type { CookNoteView, OwnCookNote } from '#src/domain/cook-notes/note.ts';
import { read, write } from '#src/server/base/database.ts';
import { decideCookNotes } from '#src/server/cook-notes/moderation/decisions.ts';
import { type ApiAnswer, api } from './api.ts';
import { newAddress } from './members.ts';

/** Opens the form of a note, and waits as long as somebody types: the ticket in it is `age` milliseconds old. */
export async function openForm(cookie: string, recipeId: string, age = 10_000): Promise<Record<string, unknown>> {
  const now = Date.now();
  const clock = Date.now;
  Date.now = () => now - age;
  try {
    return (await api('GET', `/api/recipes/${recipeId}/cook-notes/own`, { cookie })).body as Record<string, unknown>;
  } finally {
    Date.now = clock;
  }
}

export const ticketOf = async (cookie: string, recipeId: string, age?: number): Promise<string> =>
  String((await openForm(cookie, recipeId, age)).ticket);

/** Writes a note as its form does. */
export async function writeNote(
  cookie: string,
  recipeId: string,
  note: Record<string, unknown>,
  clientAddress = newAddress(),
): Promise<ApiAnswer> {
  const ticket = await ticketOf(cookie, recipeId);
  return api('PUT', `/api/recipes/${recipeId}/cook-notes/own`, { cookie, body: { ticket, ...note }, clientAddress });
}

/** Writes a note, which has to be taken. */
export async function written(cookie: string, recipeId: string, note: Record<string, unknown>): Promise<OwnCookNote> {
  const { status, body } = await writeNote(cookie, recipeId, note);
  if (status !== 200) throw new Error(`The note was not taken: ${status} ${JSON.stringify(body)}`);
  return body as OwnCookNote;
}

export async function answerNote(cookie: string, recipeId: string, noteId: string, text: string): Promise<ApiAnswer> {
  const ticket = await ticketOf(cookie, recipeId);
  const body = { ticket, text };
  return api('POST', `/api/cook-notes/${noteId}/answers`, { cookie, body, clientAddress: newAddress() });
}

/** Notes of a recipe as a visitor reads them. */
export const notesOn = async (recipeId: string, query = ''): Promise<CookNoteView[]> =>
  ((await api('GET', `/api/recipes/${recipeId}/cook-notes${query}`)).body as { notes: CookNoteView[] }).notes;

export const noteRow = async (id: string) => (await read().select().from(cookNotes).where(eq(cookNotes.id, id)))[0];

/** Decides about a note as somebody who moderates. */
export async function decide(
  id: string,
  decision: 'publish' | 'refuse',
  { id: userId, email }: { id: string; email: string },
  reason = 'It is not about this recipe',
): Promise<boolean> {
  const statusAt = (await noteRow(id))?.statusAt ?? 0;
  const made = decision === 'publish' ? { decision, reason: '' } : { decision, reason, ground: 'rules' as const };
  return (await decideCookNotes({ id: userId, email, role: 'editor' }, [{ id, statusAt }], made)).length > 0;
}

export const setPublished = (recipeId: string, isPublished: boolean) =>
  write((tx) => tx.update(recipes).set({ isPublished }).where(eq(recipes.id, recipeId)));
