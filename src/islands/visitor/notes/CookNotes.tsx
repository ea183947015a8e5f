import { useStore } from '@nanostores/react';
import { PenLine } from 'lucide-react';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NOTES_PER_PAGE } from '#src/domain/cook-notes/note.ts';
import { paths } from '#src/paths.ts';
import { type MoreNotes, moreNotes } from '#src/stores/cook-notes/more-notes.ts';
import { $noteForm, deleteAnswer, openNoteForm } from '#src/stores/cook-notes/own-note.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { NoteContent, NoteItem } from '../../ui/NoteItem.tsx';
import { isMember } from '../RatingWidget.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { NoteForm } from './NoteForm.tsx';
import { nameOwn, pressMarked, toggleHelpful } from './note-buttons.ts';
import { OwnNoteState } from './OwnNoteState.tsx';
import { Refusal } from './Refusal.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useWholeNotes } from './use-whole-notes.ts';

interface Props {
  recipe: { id: string; title: string; servings: number | null };
  /** How many notes there are, where the page has only the first. */
  total?: number;
  /** What the page has beside the notes, and the notes. */
  side?: ReactNode;
  children?: ReactNode;
}

type Asking = { what: 'answer' | 'report'; id: string } | null;

const signInFirst = (description: string, recipeId: string) =>
  toast({
    title: 'Sign in required',
    description,
    action: { label: 'Sign in', run: () => location.assign(paths.signIn(paths.cookNotesOn(recipeId))) },
  });

const sayFailed = (description: string) => toast({ title: 'Error', description, tone: 'danger' });

/** What can be done with the notes of a page: write one's own, mark, answer and report those of others, read more. */
export function CookNotes({ recipe, total = 0, side, children }: Props) {
  const form = useStore($noteForm, { ssr: 'initial' });
  const [isWriting, setWriting] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const [more, setMore] = useState<MoreNotes>({ notes: [], page: 0, isLast: false });
  const [isLoading, setLoading] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { linked, inPlace, show, hide } = useWholeNotes();
  // After every change, because buttons come with notes.
  useEffect(() => {
    if (form.state !== 'open' || !root.current) return;
    pressMarked(root.current, form.helpful);
    nameOwn(root.current, form.answers);
  });
  // Members touched it: from now on they see what they marked, and what became of their note.
  useEffect(() => {
    if (isMember()) void openNoteForm(recipe.id);
  }, [recipe.id]);

  const write = async () => {
    if (!isMember()) return signInFirst('To share a note please sign in', recipe.id);
    if (await openNoteForm(recipe.id)) setWriting(true);
    else sayFailed('The form didn’t load. Please try again.');
  };
  const removeAnswer = async (id: string) => {
    const failed = await deleteAnswer(id);
    if (failed) return sayFailed(failed);
    hide(id);
    toast({ title: 'Reply deleted' });
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-note]') : null;
    const id = pressed?.closest('[id^="note-"]')?.id.slice('note-'.length);
    if (!pressed || !id || !root.current) return;
    const what = pressed.dataset.note;
    if (what === 'whole') {
      event.preventDefault();
      void show(id);
    }
    if (what === 'delete') void removeAnswer(id);
    if (what === 'report') setAsking({ what, id });
    if (what === 'answer') isMember() ? setAsking({ what, id }) : signInFirst('To reply please sign in', recipe.id);
    if (what === 'helpful')
      isMember()
        ? void toggleHelpful(root.current, recipe.id, id)
        : signInFirst('To mark notes as helpful please sign in', recipe.id);
  };
  const showMore = async (event: FormEvent) => {
    event.preventDefault();
    setLoading(true);
    const known = [...(root.current?.querySelectorAll('.cook-note') ?? [])].map(({ id }) => id.slice('note-'.length));
    const found = await moreNotes(recipe.id, more, known);
    setLoading(false);
    if (!found) return sayFailed('No more notes came. Please try again.');
    setMore(found);
    const first = found.notes[more.notes.length]?.id;
    if (first) requestAnimationFrame(() => document.querySelector<HTMLElement>(`#note-${first} a`)?.focus());
  };
  const own = form.state === 'open' ? form.note : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the buttons in it, which the page has made
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above, buttons turn keys into clicks
    <div
      ref={root}
      onClick={onClick}
      className="grid gap-6 wide:grid-cols-[minmax(0,19rem)_minmax(0,46rem)] wide:gap-[clamp(2.5rem,6vw,5.5rem)]"
    >
      <div className="wide:sticky wide:top-24 wide:self-start">
        {side}
        <Button className="mt-5 for-script" Icon={PenLine} disabled={isWriting} onClick={() => void write()}>
          {own ? 'Edit your shared note' : 'Share a note'}
        </Button>
      </div>
      <div className="min-w-0 empty:hidden">
        {form.state === 'open' && isWriting && form.refusal !== null && <Refusal words={form.refusal} />}
        {form.state === 'open' && isWriting && form.refusal === null ? (
          <NoteForm
            recipe={recipe}
            form={form}
            onSaved={(note) => {
              setWriting(false);
              if (note.status === 'published') void show(note.id);
              else hide(note.id);
            }}
            onDeleted={() => {
              setWriting(false);
              if (own) hide(own.id);
            }}
            onCancel={() => setWriting(false)}
          />
        ) : (
          own && <OwnNoteState note={own} />
        )}
        {linked && (
          <ul className="mb-6" aria-label="The note you followed a link to">
            <NoteItem note={linked} />
          </ul>
        )}
        {children}
        {inPlace.map(({ note, element }) => createPortal(<NoteContent note={note} />, element, note.id))}
        {more.notes.length > 0 && (
          <ul className="border-t border-border" aria-label="More notes">
            {more.notes.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ul>
        )}
        {total > NOTES_PER_PAGE && !more.isLast && (
          <form action={paths.cookNotes(recipe.id)} className="mt-4" onSubmit={(event) => void showMore(event)}>
            <Button type="submit" disabled={isLoading}>
              {isLoading ? 'Loading…' : 'Show more notes'}
            </Button>
          </form>
        )}
      </div>
      {asking?.what === 'answer' && (
        <AnswerDialog
          recipeId={recipe.id}
          noteId={asking.id}
          onPublished={() => void show(asking.id)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.what === 'report' && <ReportDialog noteId={asking.id} onClose={() => setAsking(null)} />}
    </div>
  );
}
