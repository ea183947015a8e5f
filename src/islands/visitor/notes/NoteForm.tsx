import { type FormEvent, useState } from 'react';
import { COOK_NOTE_LENGTH } from '#src/domain/cook-notes/note-text.ts';
import { deleteNote, type NoteForm as Form, sendNote } from '#src/stores/cook-notes/own-note.ts';
import { keptOf } from '#src/stores/recipes/kept.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { RatingStars } from '../RatingStars.tsx';
import { NotePhotos, type PhotoField } from './NotePhotos.tsx';

interface Props {
  recipe: { id: string; title: string; servings: number };
  form: Form;
  onDone: () => void;
}

/** What this browser remembers of how the recipe was cooked here. */
function remembered({ id, servings }: Props['recipe']) {
  const kept = keptOf(id);
  const swaps = typeof kept.swaps === 'object' && kept.swaps !== null ? Object.entries(kept.swaps) : [];
  const cookedFor = Number(kept.servings);
  return {
    servings: Number.isInteger(cookedFor) && cookedFor > 0 && cookedFor !== servings ? cookedFor : null,
    swaps: swaps.flatMap(([line, to]) => (typeof to === 'string' ? [{ line: Number(line), to }] : [])),
  };
}

function changedWords({ servings, swaps }: ReturnType<typeof remembered>): string {
  const words = [
    ...(servings === null ? [] : [`${servings} servings`]),
    ...(swaps.length > 0 ? [`${swaps.length} ${swaps.length === 1 ? 'swap' : 'swaps'}`] : []),
  ];
  return words.join(' and ');
}

/** Where a note is written: one form with the stars. */
export function NoteForm({ recipe, form, onDone }: Props) {
  const { note, name, refusal } = form;
  const [text, setText] = useState(note?.text ?? '');
  const [rating, setRating] = useState(form.rating);
  const [photos, setPhotos] = useState<PhotoField[]>(note?.photos ?? []);
  const [cookedOn, setCookedOn] = useState(note?.cookedOn ?? '');
  const [website, setWebsite] = useState('');
  const [changed] = useState(() => remembered(recipe));
  const [tellsChanges, setTellsChanges] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (refusal !== null) return <p className="notice mt-5 max-w-[46rem]">{refusal}</p>;

  const during = async (work: Promise<string | null>): Promise<boolean> => {
    setBusy(true);
    const failed = await work;
    setBusy(false);
    setProblem(failed);
    return failed === null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { servings, swaps } = tellsChanges ? changed : { servings: null, swaps: [] };
    const sent = photos.map(({ picture, alt }) => ({ picture, alt }));
    const isDone = await during(
      sendNote(recipe.id, {
        text,
        rating,
        photos: sent,
        cookedOn: cookedOn || null,
        servings,
        swaps,
        website: website as '',
      }),
    );
    if (!isDone) return;
    toast({ title: 'Note saved', description: 'Thank you for telling other cooks.' });
    onDone();
  };
  const remove = async () => {
    if (!(await during(deleteNote(recipe.id)))) return;
    toast({ title: 'Note deleted' });
    onDone();
  };
  const words = changedWords(changed);
  const left = COOK_NOTE_LENGTH.max - [...text].length;
  return (
    <form className="mt-5 grid max-w-[46rem] gap-4 p-5 card no-print" onSubmit={submit} aria-label="Your note">
      <RatingStars own={rating} isSaving={false} onChoose={setRating} />
      <TextArea
        label="What did you do differently? How did it turn out?"
        rows={6}
        value={text}
        autoFocus
        hint={`${left} characters left. Others will read it, with your name as ${name}`}
        error={problem ?? undefined}
        isAlert
        onChange={({ target }) => setText(target.value)}
      />
      <NotePhotos photos={photos} title={recipe.title} onChange={setPhotos} />
      <Field
        label="When did you cook it? (optional)"
        name="cookedOn"
        type="date"
        value={cookedOn}
        onChange={({ target }) => setCookedOn(target.value)}
      />
      {words && (
        <Check checked={tellsChanges} onTick={setTellsChanges}>
          Say what I changed: {words}
        </Check>
      )}
      {/* Nobody sees it; programs fill it in. */}
      <div hidden>
        <label>
          Website
          <input tabIndex={-1} autoComplete="off" value={website} onChange={({ target }) => setWebsite(target.value)} />
        </label>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save note'}
        </Button>
        <Button disabled={isBusy} onClick={onDone}>
          Cancel
        </Button>
        {note && (
          <Button look="quiet" disabled={isBusy} onClick={() => void remove()}>
            Delete note
          </Button>
        )}
      </div>
    </form>
  );
}
