import { $noteForm, mark, openNoteForm } from '#src/stores/cook-notes/own-note.ts';
import { toast } from '#src/stores/toasts.ts';

const buttonOf = (root: HTMLElement, id: string) =>
  root.querySelector<HTMLButtonElement>(`#note-${CSS.escape(id)} > .note-acts [data-note="helpful"]`);

/** Shows which notes a member has marked before. */
export function pressMarked(root: HTMLElement, marked: readonly string[]): void {
  for (const id of marked) buttonOf(root, id)?.setAttribute('aria-pressed', 'true');
}

/** Marks a note as helpful to the member, or no longer. */
export async function toggleHelpful(root: HTMLElement, recipeId: string, id: string): Promise<void> {
  const button = buttonOf(root, id);
  // What was marked before is known once the form is.
  const form = await openNoteForm(recipeId);
  if (!button || !form) return;
  const isHelpful = !form.helpful.includes(id);
  const marked = await mark(id, isHelpful);
  if (typeof marked === 'string') return toast({ title: 'Error', description: marked, tone: 'danger' });
  const others = form.helpful.filter((each) => each !== id);
  $noteForm.set({ state: 'open', ...form, helpful: isHelpful ? [...others, id] : others });
  button.setAttribute('aria-pressed', String(isHelpful));
  const count = button.querySelector('b');
  if (count) count.textContent = marked > 0 ? String(marked) : '';
}

/** Members don't report their own replies: they delete them. */
export function nameOwn(root: HTMLElement, answers: readonly string[]): void {
  for (const id of answers) {
    const button = root.querySelector<HTMLElement>(`#note-${CSS.escape(id)} > .note-acts [data-note="report"]`);
    if (!button) continue;
    button.dataset.note = 'delete';
    button.textContent = 'Delete';
  }
}
