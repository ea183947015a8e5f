import { type FormEvent, useId, useState } from 'react';
import { COOKING_LIMIT } from '#src/domain/cooked/cookings.ts';
import { counted } from '#src/domain/counted.ts';
import type { Told } from '#src/stores/members/cookings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { CookedPhoto } from './CookedPhoto.tsx';

interface Props {
  title: string;
  first: Told;
  /** Today where the reader is: nobody has cooked tomorrow. */
  today: string;
  /** Resolves to what went wrong, or `null`. */
  onSave: (told: Told) => Promise<string | null>;
  onClose: () => void;
}

const STARS = [['', 'No stars'], ...[5, 4, 3, 2, 1].map((stars) => [String(stars), counted(stars, 'star')])] as [
  string,
  string,
][];

/** When something was cooked, for how many, how it was. */
export function CookedForm({ title, first, today, onSave, onClose }: Props) {
  const [told, setTold] = useState(first);
  const [state, setState] = useState<'idle' | 'saving' | { failed: string }>('idle');
  const problemId = useId();
  const change = (part: Partial<Told>) => setTold((now) => ({ ...now, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'saving') return;
    setState('saving');
    const failed = await onSave(told);
    if (failed) setState({ failed });
    else onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form method="post" className="grid gap-4" onSubmit={submit} aria-describedby={problemId}>
        <Field
          label="When"
          name="day"
          type="date"
          required
          max={today}
          value={told.day}
          onChange={({ target }) => target.value && change({ day: target.value })}
        />
        {told.servings !== null && (
          <Stepper
            label="Servings"
            noun="serving"
            value={told.servings}
            min={1}
            max={COOKING_LIMIT.servings}
            onChange={(servings) => change({ servings })}
          />
        )}
        <SelectField
          label="How was it?"
          name="stars"
          options={STARS}
          value={String(told.stars ?? '')}
          onChoose={(stars) => change({ stars: Number(stars) || null })}
        />
        <TextArea
          label="A line for next time"
          name="note"
          rows={3}
          maxLength={COOKING_LIMIT.note}
          value={told.note}
          onChange={({ target }) => change({ note: target.value })}
          hint="Only you can see any of this."
        />
        <CookedPhoto photo={told.photo} onChange={(photo) => change({ photo })} />
        <p id={problemId} className="field-error" role="alert">
          {typeof state === 'object' && state.failed}
        </p>
        <DialogActions onCancel={onClose}>
          <SubmitButton label="Save" saving={state === 'saving'} savingLabel="Saving…" />
        </DialogActions>
      </form>
    </Dialog>
  );
}
