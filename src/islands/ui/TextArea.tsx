import { useId } from 'react';

interface Props {
  label: string;
  name: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
}

/** A labelled text area that says what is wrong with it. */
export function TextArea({ label, name, error, defaultValue }: Props) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={5}
        defaultValue={defaultValue}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
