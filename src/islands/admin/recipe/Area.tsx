import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
}

/** A labelled text of several lines that says what is wrong with it. */
export function Area({ label, value, error, hint, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field"
        rows={3}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-more` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {(error || hint) && (
        <p id={`${id}-more`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
