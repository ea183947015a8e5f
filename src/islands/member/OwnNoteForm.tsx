import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { OWN_NOTE_MAX_LENGTH } from '#src/domain/premium/recipe-note.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/forms/Field.tsx';

interface Props {
  note: string;
  /** Resolves to what went wrong, or `null` when it is saved. */
  onSave: (text: string) => Promise<string | null>;
  onCancel: () => void;
}

/** Where the note is written; an empty one deletes it. */
export function OwnNoteForm({ note, onSave, onCancel }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(note);
  const [state, setState] = useState<'idle' | 'saving' | { failed: string }>('idle');
  useEffect(() => field.current?.focus(), []);
  const isSaving = state === 'saving';
  const problem = typeof state === 'object' ? state.failed : null;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSaving) return;
    setState('saving');
    const failed = await onSave(text);
    if (failed) setState({ failed });
  };
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) void submit();
  };
  return (
    <form onSubmit={submit}>
      <TextArea
        label="Your note"
        hideLabel
        ref={field}
        className="mt-3"
        rows={5}
        maxLength={OWN_NOTE_MAX_LENGTH}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-state`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <div className="mt-3.5 flex flex-wrap items-center gap-2.5">
        <Button look="primary" type="submit" aria-busy={isSaving || undefined} disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <span className="own-note-state" id={`${id}-state`}>
          {text.length} of {OWN_NOTE_MAX_LENGTH} characters. Only you can see it.
        </span>
      </div>
      <p className="own-note-state" data-failed role="alert">
        {problem}
      </p>
    </form>
  );
}
