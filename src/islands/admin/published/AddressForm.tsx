import { type FormEvent, type ReactNode, useState } from 'react';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';

interface Props {
  id: string;
  /** What its address begins with. */
  start: string;
  /** Says what is wrong, or the id it has once it is done. */
  move: (id: string, slug: string) => Promise<string | { id: string }>;
  onDone: (id: string) => void;
  /** Before the button that moves it. */
  children?: ReactNode;
}

/** Gives something another address; the old one leads there. */
export function AddressForm({ id, start, move, onDone, children }: Props) {
  const [slug, setSlug] = useState(id);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const moved = await move(id, slug.trim());
    setBusy(false);
    if (typeof moved === 'string') setError(moved);
    else onDone(moved.id);
  };
  return (
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
        {children}
        <SubmitButton label="Move" saving={isBusy} savingLabel="Moving…" disabled={slug.trim() === id} />
      </div>
    </form>
  );
}
