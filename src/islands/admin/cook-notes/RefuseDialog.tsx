import { type FormEvent, useState } from 'react';
import {
  COMMON_REASONS,
  type ModeratedNote,
  REFUSAL_GROUNDS,
  type RefusalGround,
  reasonSchema,
} from '#src/domain/cook-notes/moderation.ts';
import { counted } from '#src/domain/counted.ts';
import { checked } from '#src/domain/issues.ts';
import { decideNotes } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface Props {
  notes: readonly ModeratedNote[];
  onClose: () => void;
  onDone?: () => void;
}

/** Asks why a note isn't published; whoever wrote it is told so. */
export function RefuseDialog({ notes, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const [ground, setGround] = useState<RefusalGround>('rules');
  const [error, setError] = useState<string>();
  const [saving, during] = useBusy();
  const isOne = notes.length === 1;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = checked(reasonSchema, reason).issues?.[0]?.message;
    setError(wrong);
    if (wrong) return form.querySelector('textarea')?.focus();
    if (!(await during(decideNotes(notes, { decision: 'refuse', reason: reason.trim(), ground })))) return;
    onDone?.();
    onClose();
  };
  return (
    <FormDialog
      keptAs={`refusal:${notes.map(({ id }) => id).join()}`}
      title={isOne ? 'Refuse this note?' : `Refuse ${counted(notes.length, 'note')}?`}
      onClose={onClose}
    >
      {(leave) => (
        <form className="grid gap-4" noValidate onSubmit={submit}>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Common reasons</legend>
            {COMMON_REASONS.map((each) => (
              <button
                key={each}
                type="button"
                className="chip min-h-11"
                aria-pressed={reason === each}
                onClick={() => {
                  setReason(each);
                  setError(undefined);
                }}
              >
                {each.replace(/\.$/, '')}
              </button>
            ))}
          </fieldset>
          <TextArea
            label="Why, in words for the writer"
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
          <SelectField
            label="On what ground"
            value={ground}
            options={REFUSAL_GROUNDS}
            onChoose={(value) => setGround(value as RefusalGround)}
          />
          <p className="type-meta text-muted">We’ll e-mail the reason and how to object.</p>
          <div className="dialog-actions">
            <Button onClick={leave}>Cancel</Button>
            <Button look="danger" type="submit" disabled={saving}>
              {saving ? 'Refusing…' : 'Refuse'}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  );
}
