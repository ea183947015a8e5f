import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { PROVIDER_LABELS, type ProviderName } from '#src/domain/ai.ts';
import { $providers, inputTextOf } from '#src/stores/admin/generator/generator.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { Length } from './Length.tsx';
import { QuotaNotice } from './QuotaNotice.tsx';

export interface RecipeInput {
  title: string;
  text: string;
  provider: ProviderName;
}

interface Props {
  asked: RecipeInput;
  /** What was wrong with the text the last time. */
  message?: string | undefined;
  /** The provider that has had enough for today. */
  limited?: ProviderName | undefined;
  onStart: (asked: RecipeInput) => void;
  onCancel: () => void;
}

const REQUIRED = 'Title and recipe input are required';

/** What a recipe is made of, and by whom. */
export function Input({ asked, message, limited, onStart, onCancel }: Props) {
  const [values, setValues] = useState(asked);
  const [error, setError] = useState(message);
  const { data: providers } = useStore($providers);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (values.text.trim()) return onStart(values);
    setError(REQUIRED);
    event.currentTarget.querySelector<HTMLElement>('[name=text]')?.focus();
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      {limited && <QuotaNotice failed={limited} providers={providers} />}
      <Field
        label="Title"
        name="title"
        maxLength={120}
        hint="Leave it empty to take the one in the text."
        data-autofocus
        value={values.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <TextArea
        label="Recipe input"
        name="text"
        className="min-h-48"
        rows={9}
        value={values.text}
        error={error}
        isAlert
        hint="An e-mail, a blog post, your grandmother’s notes: anything with ingredients and what to do with them."
        onChange={({ target }) => setValues({ ...values, text: target.value })}
        below={<Length characters={inputTextOf(values).length} />}
      />
      {providers && providers.default !== providers.alternative && (
        <fieldset className="admin-ticks">
          <legend className="field-label">Provider</legend>
          {(['default', 'alternative'] as const).map((name) => (
            <Check
              key={name}
              className=""
              type="radio"
              name="provider"
              checked={values.provider === name}
              onTick={() => setValues({ ...values, provider: name })}
            >
              {name === 'default' ? 'Default' : 'Alternative'}: {PROVIDER_LABELS[providers[name]]}
            </Check>
          ))}
        </fieldset>
      )}
      <DialogActions onCancel={onCancel}>
        <Button look="primary" type="submit">
          Generate
        </Button>
      </DialogActions>
    </form>
  );
}
