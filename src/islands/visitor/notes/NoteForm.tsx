import { type FormEvent, useEffect, useRef, useState } from 'react';
import { countedCharacters } from '#src/domain/cook-notes/counted-notes.ts';
import type { OwnCookNote } from '#src/domain/cook-notes/note.ts';
import { COOK_NOTE_LENGTH } from '#src/domain/cook-notes/note-text.ts';
import { deleteNote, type NoteFormData, type NoteProblem, sendNote } from '#src/stores/cook-notes/own-note.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { useFirstWrong } from '../../ui/forms/use-first-wrong.ts';
import { RatingStars } from '../RatingStars.tsx';
import { changesOffered, NoteChanges } from './NoteChanges.tsx';
import { NotePhotos, type PhotoField } from './NotePhotos.tsx';

interface Props {
  recipe: { id: string; title: string; servings: number | null };
  form: NoteFormData;
  onSaved: (note: OwnCookNote) => void;
  onDeleted: () => void;
  onCancel: () => void;
}

const SAVED = {
  published: 'Thank you. It’s on the page now.',
  waiting: 'Thank you. We read it first, then it’s on the page.',
} as const;

/** Where a note is written: one form with the stars. */
export function NoteForm({ recipe, form, onSaved, onDeleted, onCancel }: Props) {
  const { note, name } = form;
  const [text, setText] = useState(note?.text ?? '');
  const [rating, setRating] = useState(form.rating);
  const [photos, setPhotos] = useState<PhotoField[]>(note?.photos ?? []);
  const [cookedOn, setCookedOn] = useState(note?.cookedOn ?? '');
  const [website, setWebsite] = useState('');
  const [changes, setChanges] = useState(() => changesOffered(recipe, note?.changes));
  const [problem, setProblem] = useState<NoteProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const focusFirstWrong = useFirstWrong();
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const sent = await sendNote(recipe.id, {
      ...{ text, rating, cookedOn: cookedOn || null, website: website as '' },
      photos: photos.map(({ picture, alt }) => ({ picture, alt })),
      ...changes.sent,
    });
    setBusy(false);
    if ('problem' in sent) {
      setProblem(sent.problem);
      return focusFirstWrong(root.current);
    }
    toast({ title: 'Note saved', description: SAVED[sent.note.status === 'published' ? 'published' : 'waiting'] });
    onSaved(sent.note);
  };
  const remove = async () => {
    setBusy(true);
    const failed = await deleteNote(recipe.id);
    setBusy(false);
    if (failed) return setProblem({ field: null, message: failed });
    toast({ title: 'Note deleted' });
    onDeleted();
  };
  const said = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <form
      ref={root}
      className="mb-8 grid gap-5 p-5 card sm:p-6"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Your shared note"
    >
      <RatingStars own={rating} isSaving={false} onChoose={setRating} />
      <TextArea
        label="What would you tell the next cook?"
        placeholder="What you changed, how it turned out, what to watch for"
        rows={6}
        value={text}
        hint={`${countedCharacters(text, COOK_NOTE_LENGTH)}. Everybody reads it, signed ${name.replace(/\.$/, '')}.`}
        error={said('text')}
        isAlert
        onChange={({ target }) => {
          setText(target.value);
          if (problem?.field === 'text') setProblem(null);
        }}
      />
      <NotePhotos photos={photos} title={recipe.title} onChange={setPhotos} />
      <NoteChanges changes={changes} onChange={setChanges} />
      <Field
        label="When did you cook it? (optional)"
        name="cookedOn"
        type="date"
        className="max-w-56"
        min="2000-01-01"
        max={new Date().toISOString().slice(0, 10)}
        value={cookedOn}
        error={said('cookedOn')}
        onChange={({ target }) => setCookedOn(target.value)}
      />
      {/* Nobody sees it; programs fill it in. */}
      <div hidden>
        <label>
          Website
          <input tabIndex={-1} autoComplete="off" value={website} onChange={({ target }) => setWebsite(target.value)} />
        </label>
      </div>
      {problem && problem.field !== 'text' && problem.field !== 'cookedOn' && (
        <p className="field-error" role="alert">
          {problem.message}
        </p>
      )}
      {isLeaving ? (
        <div className="flex flex-wrap items-center gap-3" role="alert">
          <p className="w-full">Delete your note and its photographs?</p>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            Delete
          </Button>
          <Button disabled={isBusy} onClick={() => setLeaving(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Saving…' : note ? 'Save note' : 'Share note'}
          </Button>
          <Button disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          {note && (
            <Button look="quiet" className="ml-auto" disabled={isBusy} onClick={() => setLeaving(true)}>
              Delete note
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
