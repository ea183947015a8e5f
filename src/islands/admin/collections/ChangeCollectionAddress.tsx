import { type FormEvent, useState } from 'react';
import { paths } from '#src/paths.ts';
import { moveCollection } from '#src/stores/admin/collections.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';

interface Props {
  collection: { id: string; title: string };
  onClose: () => void;
}

/** Gives a collection another address; the old one leads there. */
export function ChangeCollectionAddress({ collection: { id, title }, onClose }: Props) {
  const [slug, setSlug] = useState(id);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await moveCollection(id, slug.trim());
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
            hint={`Comes after ${paths.collection('')}. The old address will redirect to the new one.`}
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
