import { type ComponentProps, useId } from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  /** For screen readers alone, where the values explain themselves. */
  label?: string;
  /** What is shown for each value, in order; as pairs where values are numbers, which an object would put first. */
  options: Readonly<Record<string, string>> | readonly (readonly [value: string, text: string])[];
  onChoose?: (value: string) => void;
}

/** A choice of one. */
export function Select({ label, options, onChoose, className = '', ...select }: Props) {
  return (
    <select
      {...select}
      className={`field ${className}`}
      aria-label={label}
      onChange={onChoose && (({ target }) => onChoose(target.value))}
    >
      {(Array.isArray(options) ? options : Object.entries(options)).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** The same under its label. */
export function SelectField({ label, ...select }: Props & { label: string }) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <Select {...select} id={id} />
    </div>
  );
}
