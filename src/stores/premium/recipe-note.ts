import { atom } from 'nanostores';
import { deleteRecipeNoteCall, recipeNoteCall, writeRecipeNoteCall } from '#src/contracts/premium/recipe-notes.ts';
import { CallError, call } from '../client.ts';
import { retried } from '../query.ts';
import { Unreached } from '../reach.ts';
import { saySignedOut } from '../refusals.ts';

/** The member's note on the recipe of the page. */
export type NoteState = { state: 'loading' } | { state: 'failed' } | { state: 'known'; note: string | null };

export const $ownNote = atom<NoteState>({ state: 'loading' });

export async function openOwnNote(recipeId: string): Promise<void> {
  $ownNote.set({ state: 'loading' });
  try {
    const { note } = await retried(() => call(recipeNoteCall, { params: { id: recipeId } }));
    $ownNote.set({ state: 'known', note });
  } catch {
    $ownNote.set({ state: 'failed' });
  }
}

/** Saves the note, or with an empty text deletes it; resolves to what went wrong, or `null`. */
export async function saveOwnNote(recipeId: string, text: string): Promise<string | null> {
  const params = { id: recipeId };
  try {
    const note = text.trim() === '' ? null : text;
    if (note === null) await call(deleteRecipeNoteCall, { params });
    const saved = note === null ? null : (await call(writeRecipeNoteCall, { params, body: { note } })).note;
    $ownNote.set({ state: 'known', note: saved });
    return null;
  } catch (error) {
    return refusal(error);
  }
}

const NOT_SAVED = 'We couldn’t save your note. Please try again.';

function refusal(error: unknown): string {
  if (error instanceof Unreached) return 'You’re offline. Your text is safe here: try again when you’re back.';
  if (!(error instanceof CallError)) return NOT_SAVED;
  if (error.status === 401) saySignedOut();
  const said = error.status === 400 || error.status === 422 || error.status === 429 ? error.body.message : undefined;
  return said ?? NOT_SAVED;
}
