import { type FormEvent, useState } from 'react';
import { type ModeratedNote, reasonSchema } from '#src/domain/cook-notes/moderation.ts';
import { checked } from '#src/domain/issues.ts';
import { blockNoteWriter } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface Props {
  writer: NonNullable<ModeratedNote['writer']>;
  onClose: () => void;
}

/** Asks why a member may write no more notes. */
export function BlockDialog({ writer, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [takesNotes, setTakesNotes] = useState(false);
  const [error, setError] = useState<string>();
  const [saving, during] = useBusy();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = checked(reasonSchema, reason).issues?.[0]?.message;
    setError(wrong);
    if (wrong) return form.querySelector('textarea')?.focus();
    if (await during(blockNoteWriter(writer, { reason: reason.trim(), takesNotes }))) onClose();
  };
  return (
    <FormDialog keptAs={`block:${writer.id}`} title={`Block ${writer.fullName}?`} onClose={onClose}>
      {(leave) => (
        <form className="grid gap-4" noValidate onSubmit={submit}>
          <p className="text-muted">They keep their account and all that’s in it, and write no more notes.</p>
          <TextArea
            label="Why, in words for them"
            name="reason"
            rows={3}
            maxLength={1000}
            data-autofocus
            value={reason}
            error={error}
            isAlert
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
          <Check className="flex min-h-11 items-center gap-3" checked={takesNotes} onTick={setTakesNotes}>
            Take all their notes off the site, too
          </Check>
          <div className="dialog-actions">
            <Button onClick={leave}>Cancel</Button>
            <Button look="danger" type="submit" disabled={saving}>
              {saving ? 'Blocking…' : 'Block'}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  );
}
