import { type FormEvent, useEffect, useState } from 'react';
import { COOK_ANSWER_LENGTH } from '#src/domain/cook-notes/note-text.ts';
import { openNoteForm, sendAnswer } from '#src/stores/cook-notes/own-note.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';

interface Props {
  recipeId: string;
  noteId: string;
  onClose: () => void;
}

export function AnswerDialog({ recipeId, noteId, onClose }: Props) {
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
      title: 'Answer sent',
      description: sent.isPublished ? 'It stands under the note.' : 'Somebody here reads it before others do.',
    });
    onClose();
  };
  return (
    <Dialog title="Answer this note" onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <TextArea
          label="Your answer"
          rows={4}
          maxLength={COOK_ANSWER_LENGTH.max}
          value={text}
          error={problem}
          isAlert
          data-autofocus
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions onCancel={onClose} isBusy={isBusy}>
          <Button look="primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Sending…' : 'Send answer'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
