import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Sits in the end of the field, such as the eye of a password. */
  end?: ReactNode;
}

/** A labelled text field that says what is wrong with it. */
export function Field({ label, error, hint, end, className = '', ...input }: Props) {
  const id = useId();
  const described = (error && `${id}-error`) || (hint && `${id}-hint`);
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className={end ? 'field-with-end relative' : undefined}>
        <input
          {...input}
          id={id}
          className={`field ${className}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {end}
      </div>
      {hint && !error && (
        <p id={`${id}-hint`} className="field-hint">
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
