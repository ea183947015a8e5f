import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import type { ProviderName } from '#src/domain/ai.ts';
import { $providers, inputTextOf, PROVIDER_LABELS } from '#src/stores/admin/generator.ts';
import { Field } from '../../ui/Field.tsx';
import { Length } from './Length.tsx';
import { QuotaNotice } from './QuotaNotice.tsx';

export interface Asked {
  title: string;
  text: string;
  provider: ProviderName;
}

interface Props {
  asked: Asked;
  /** What was wrong with the text the last time. */
  message?: string | undefined;
  /** The provider that has had enough for today. */
  limited?: ProviderName | undefined;
  onStart: (asked: Asked) => void;
  onCancel: () => void;
}

const REQUIRED = 'Title and recipe input are required';

/** What a recipe is made of, and by whom. */
export function Input({ asked, message, limited, onStart, onCancel }: Props) {
  const id = useId();
  const [values, setValues] = useState(asked);
  const [error, setError] = useState(message);
  const { data: providers } = useStore($providers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.title.trim() && values.text.trim()) return onStart(values);
    setError(REQUIRED);
    document.getElementById(values.title.trim() ? `${id}-text` : `${id}-title`)?.focus();
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      {limited && <QuotaNotice failed={limited} providers={providers} />}
      <Field
        label="Title"
        name="title"
        maxLength={120}
        data-autofocus
        value={values.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <div>
        <label className="field-label" htmlFor={`${id}-text`}>
          Recipe input
        </label>
        <textarea
          id={`${id}-text`}
          className="field min-h-48"
          rows={9}
          value={values.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={({ target }) => setValues({ ...values, text: target.value })}
        />
        <p id={`${id}-more`} className={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
          {error ?? 'A mail, a page of a blog, what your grandmother wrote: ingredients and what to do with them.'}
        </p>
        <Length characters={inputTextOf(values).length} />
      </div>
      {providers && (
        <fieldset className="admin-ticks">
          <legend className="field-label">Provider</legend>
          {(['default', 'alternative'] as const).map((name) => (
            <label key={name}>
              <input
                type="radio"
                className="check"
                name="provider"
                checked={values.provider === name}
                onChange={() => setValues({ ...values, provider: name })}
              />
              {name === 'default' ? 'Default' : 'Alternative'}: {PROVIDER_LABELS[providers[name]]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="dialog-actions">
        <button type="button" className="button button-outline" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="button button-primary">
          Generate
        </button>
      </div>
    </form>
  );
}
