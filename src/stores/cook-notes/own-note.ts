import { atom } from 'nanostores';
import type { Unparsed } from '#src/contracts/contract.ts';
import {
  answerCookNoteCall,
  cookNoteCall,
  deleteCookAnswerCall,
  deleteCookNoteCall,
  markHelpfulCall,
  ownCookNoteCall,
  reportCookNoteCall,
  sendNotePhotoCall,
  writeCookNoteCall,
} from '#src/contracts/recipes/cook-notes.ts';
import type { CookNoteView, OwnCookNote } from '#src/domain/cook-notes/note.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { retried } from '../query.ts';
import { Unreached } from '../reach.ts';
import { saySignedOut } from '../refusals.ts';
import { photoToSend } from '../shrink-picture.ts';

/** The data a member's form needs. */
export interface NoteFormData {
  note: OwnCookNote | null;
  rating: number | null;
  name: string;
  refusal: string | null;
  helpful: string[];
  /** Their own replies on this recipe. */
  answers: string[];
  ticket: string;
}
export type NoteFormState = { state: 'closed' | 'loading' | 'failed' } | ({ state: 'open' } & NoteFormData);

/** The form of a note on the recipe of the page. */
export const $noteForm = atom<NoteFormState>({ state: 'closed' });

/** Asks what the form needs; `null` when it did not come. */
export async function openNoteForm(recipeId: string): Promise<NoteFormData | null> {
  const known = $noteForm.get();
  if (known.state === 'open') return known;
  $noteForm.set({ state: 'loading' });
  try {
    const form = await retried(() => call(ownCookNoteCall, { params: { id: recipeId } }));
    $noteForm.set({ state: 'open', ...form });
    return form;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) saySignedOut();
    $noteForm.set({ state: 'failed' });
    return null;
  }
}

type Sent = Omit<Unparsed<(typeof writeCookNoteCall)['body']>, 'ticket'>;

/** The problem, and the field it is with; `null` where with none. */
export interface NoteProblem {
  field: string | null;
  message: string;
}

/** Sends a note; resolves to the note as it is kept, or to what went wrong. */
export async function sendNote(
  recipeId: string,
  note: Sent,
): Promise<{ note: OwnCookNote } | { problem: NoteProblem }> {
  const form = $noteForm.get();
  if (form.state !== 'open') return { problem: { field: null, message: TRY_AGAIN } };
  try {
    const saved = await call(writeCookNoteCall, { params: { id: recipeId }, body: { ...note, ticket: form.ticket } });
    $noteForm.set({ ...form, note: saved, rating: note.rating ?? form.rating });
    // From now on another one is told from this.
    await renewTicket(recipeId);
    return { note: saved };
  } catch (error) {
    // Written in another window, or left open for too long: whoever sends it again has read what became of it.
    const isOutdated =
      error instanceof CallError && (error.status === 409 || refusedFields(error)?.ticket !== undefined);
    if (isOutdated) await renewTicket(recipeId);
    const [field, message] = Object.entries(refusedFields(error) ?? {})[0] ?? [null, problemOf(error)];
    return { problem: { field, message } };
  }
}

async function renewTicket(recipeId: string): Promise<void> {
  const form = $noteForm.get();
  if (form.state !== 'open') return;
  const { ticket } = await call(ownCookNoteCall, { params: { id: recipeId } }).catch(() => form);
  $noteForm.set({ ...form, ticket });
}

export async function deleteNote(recipeId: string): Promise<string | null> {
  try {
    await call(deleteCookNoteCall, { params: { id: recipeId } });
    const form = $noteForm.get();
    if (form.state === 'open') $noteForm.set({ ...form, note: null });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** Deletes one's own reply. */
export async function deleteAnswer(id: string): Promise<string | null> {
  try {
    await call(deleteCookAnswerCall, { params: { id } });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** Sends a photograph, a large one made smaller. */
export async function sendPhoto(file: File): Promise<{ picture: string; width: number; height: number } | string> {
  const picture = await photoToSend(file);
  if (typeof picture === 'string') return picture;
  try {
    return await call(sendNotePhotoCall, { file: picture });
  } catch (error) {
    return problemOf(error);
  }
}

/** Answers a note; resolves to what went wrong, or to whether it is to be read at once. */
export async function sendAnswer(
  recipeId: string,
  noteId: string,
  text: string,
): Promise<{ problem: string } | { isPublished: boolean }> {
  const form = await openNoteForm(recipeId);
  if (!form) return { problem: TRY_AGAIN };
  if (form.refusal !== null) return { problem: form.refusal };
  try {
    const { id, status } = await call(answerCookNoteCall, {
      params: { id: noteId },
      body: { text, ticket: form.ticket },
    });
    $noteForm.set({ state: 'open', ...form, answers: [...form.answers, id] });
    return { isPublished: status === 'published' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Marks a note as helpful, or not any more; resolves to the new count, or to what went wrong. */
export async function mark(noteId: string, isHelpful: boolean): Promise<number | string> {
  try {
    const { helpfulCount } = await call(markHelpfulCall, { params: { id: noteId }, body: { isHelpful } });
    return helpfulCount;
  } catch (error) {
    return problemOf(error);
  }
}

export async function sendReport(
  noteId: string,
  report: Unparsed<(typeof reportCookNoteCall)['body']>,
): Promise<string | null> {
  try {
    await call(reportCookNoteCall, { params: { id: noteId }, body: report });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** A note by its address; `null` where it is not, or no longer, to be read. */
export async function noteAt(noteId: string): Promise<CookNoteView | null> {
  try {
    return await call(cookNoteCall, { params: { id: noteId } });
  } catch {
    return null;
  }
}

const TRY_AGAIN = 'That didn’t work. Your text is still here: please try again in a moment.';

function problemOf(error: unknown): string {
  if (error instanceof Unreached) return 'No connection. Your text is still here: try again when you’re back.';
  if (!(error instanceof CallError)) return TRY_AGAIN;
  if (error.status === 401) saySignedOut();
  if (error.status === 404) return 'It’s no longer on the site. Copy your text if you’d like to keep it.';
  const isTold = [400, 403, 409, 413, 415, 429].includes(error.status);
  return (isTold && error.body.message) || TRY_AGAIN;
}
