interface Props {
  label: string;
  value: string;
  /** What is shown for each value, in order. */
  options: Record<string, string>;
  onChoose: (value: string) => void;
  className?: string;
}

/** A choice whose label is for screen readers, where the values explain themselves. */
export function Select({ label, value, options, onChoose, className = '' }: Props) {
  return (
    <select
      className={`field ${className}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
