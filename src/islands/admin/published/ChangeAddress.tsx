import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';

interface Props {
  thing: { id: string; title: string };
  /** What its address begins with. */
  start: string;
  /** Says what is wrong, or `undefined` once it is done. */
  move: (id: string, slug: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Gives something another address; the old one leads there. */
export function ChangeAddress({ thing: { id, title }, start, move, onClose }: Props) {
  const [slug, setSlug] = useState(id);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await move(id, slug.trim());
    setBusy(false);
    if (refused === undefined) onClose();
    else setError(refused);
  };
  return (
    <FormDialog title={`Address of “${title}”`} onClose={onClose} className="[--dialog-width:28rem]">
      {(leave) => (
        <form className="grid gap-4" onSubmit={submit}>
          <Field
            label="Address"
            name="slug"
            value={slug}
            error={error}
            autoComplete="off"
            spellCheck={false}
            hint={`Comes after ${start}. The old address will redirect to the new one.`}
            onChange={({ target }) => {
              setSlug(target.value);
              setError(undefined);
            }}
          />
          <div className="dialog-actions">
            <Button onClick={leave}>Cancel</Button>
            <SubmitButton label="Move" saving={isBusy} savingLabel="Moving…" disabled={slug.trim() === id} />
          </div>
        </form>
      )}
    </FormDialog>
  );
}
