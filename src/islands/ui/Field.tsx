import { type ComponentProps, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string;
}

/** A labelled text field that says what is wrong with it. */
export function Field({ label, error, hint, ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-meta text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
