import { type FormEvent, useState } from 'react';
import { paths } from '#src/paths.ts';
import { moveRecipe } from '#src/stores/admin/recipes/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';

interface Props {
  id: string;
  onDone: () => void;
}

/** Gives a recipe another address; folded away, because links to the old one are led on and lists of others follow. */
export function ChangeAddress({ id, onDone }: Props) {
  const [slug, setSlug] = useState(id);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await moveRecipe(id, slug.trim());
    setBusy(false);
    if (refused === null) onDone();
    else setError(refused);
  };
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center type-meta font-semibold text-primary">
        Change its address
      </summary>
      <form className="mt-1 grid gap-3" onSubmit={submit}>
        <Field
          label="Address"
          name="slug"
          value={slug}
          error={error}
          autoComplete="off"
          spellCheck={false}
          hint={`Comes after ${paths.recipe('')}. The old address will redirect to the new one.`}
          onChange={({ target }) => {
            setSlug(target.value);
            setError(undefined);
          }}
        />
        <Button className="justify-self-start" type="submit" disabled={isBusy || slug.trim() === id}>
          {isBusy ? 'Moving…' : 'Move'}
        </Button>
      </form>
    </details>
  );
}
