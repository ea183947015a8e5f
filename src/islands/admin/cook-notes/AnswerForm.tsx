import { type FormEvent, useEffect, useState } from 'react';
import { COOK_ANSWER_LENGTH, cookAnswerTextSchema } from '#src/domain/cook-notes/note-text.ts';
import { checked } from '#src/domain/issues.ts';
import { answerNote, answerTicket } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useKeptFields } from '../../ui/forms/use-kept-fields.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';

interface Props {
  noteId: string;
  recipeId: string;
  onClose: () => void;
}

/** Answers a note for everybody to read. */
export function AnswerForm({ noteId, recipeId, onClose }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [ticket, setTicket] = useState<string | null>(null);
  const [saving, during] = useBusy();
  const { ref, isTyped } = useKeptFields(`answer:${noteId}`);
  useLeaveGuard(isTyped);
  // Asked for when the form opens: it says how long somebody took.
  useEffect(() => void answerTicket(recipeId).then(setTicket), [recipeId]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = checked(cookAnswerTextSchema, text).issues?.[0]?.message;
    setError(wrong);
    if (wrong || ticket === null) return;
    if (await during(answerNote(noteId, { text, ticket }))) onClose();
  };
  return (
    <form ref={ref} className="grid gap-3" noValidate onSubmit={submit}>
      <TextArea
        label="Your answer"
        name="answer"
        rows={3}
        maxLength={COOK_ANSWER_LENGTH.max}
        autoFocus
        value={text}
        error={error}
        isAlert
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" disabled={saving || ticket === null}>
          {saving ? 'Sending…' : 'Send answer'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
