import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { INPUT_TEXT_LENGTH, type ProviderName } from '#src/domain/ai.ts';
import { $providers, PROVIDER_LABELS } from '#src/stores/admin/generator.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface Asked {
  title: string;
  text: string;
  provider: ProviderName;
}

interface Props {
  asked: Asked;
  /** What was wrong with the text the last time. */
  message?: string | undefined;
  /** The alternative provider has had enough for today. */
  isQuota?: boolean | undefined;
  onStart: (asked: Asked) => void;
  onCancel: () => void;
}

const REQUIRED = 'Title and recipe input are required';

/** What a recipe is made of, and by whom. */
export function Input({ asked, message, isQuota, onStart, onCancel }: Props) {
  const id = useId();
  const [values, setValues] = useState(asked);
  const [error, setError] = useState(message);
  const { data: providers } = useStore($providers);
  const alternative = providers ? PROVIDER_LABELS[providers.alternative] : 'alternative provider';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.title.trim() && values.text.trim()) return onStart(values);
    setError(REQUIRED);
    document.getElementById(values.title.trim() ? `${id}-text` : `${id}-title`)?.focus();
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      {isQuota && (
        <Notice tone="error" title={`The daily limit of the ${alternative} is reached.`}>
          The default provider is chosen now: generate again.
        </Notice>
      )}
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
          className="field generator-text"
          rows={9}
          maxLength={INPUT_TEXT_LENGTH - 200}
          value={values.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={({ target }) => setValues({ ...values, text: target.value })}
        />
        <p id={`${id}-more`} className={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
          {error ?? 'A mail, a page of a blog, what your grandmother wrote: ingredients and what to do with them.'}
        </p>
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
      <div className="admin-dialog-actions">
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
