import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { countedCharacters } from '#src/domain/cook-notes/counted-notes.ts';
import { COOK_ANSWER_LENGTH } from '#src/domain/cook-notes/note-text.ts';
import { $noteForm, openNoteForm, sendAnswer } from '#src/stores/cook-notes/own-note.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { Refusal } from './Refusal.tsx';

interface Props {
  recipeId: string;
  noteId: string;
  /** Told of a reply that everybody reads. */
  onPublished: () => void;
  onClose: () => void;
}

export function AnswerDialog({ recipeId, noteId, onPublished, onClose }: Props) {
  const form = useStore($noteForm);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // From now on it is known when the form was opened.
  useEffect(() => void openNoteForm(recipeId), [recipeId]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const sent = await sendAnswer(recipeId, noteId, text);
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem);
    toast({
      title: 'Reply sent',
      description: sent.isPublished ? 'It’s under the note now.' : 'We read it first, then it’s under the note.',
    });
    if (sent.isPublished) onPublished();
    onClose();
  };
  return (
    <Dialog title="Reply to this note" onClose={onClose}>
      {form.state === 'open' && form.refusal !== null ? (
        <Refusal words={form.refusal} />
      ) : (
        <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <TextArea
            label="Your reply"
            rows={4}
            value={text}
            hint={countedCharacters(text, COOK_ANSWER_LENGTH)}
            error={problem}
            isAlert
            data-autofocus
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
          <DialogActions onCancel={onClose} isBusy={isBusy}>
            <Button look="primary" type="submit" disabled={isBusy}>
              {isBusy ? 'Sending…' : 'Send reply'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
