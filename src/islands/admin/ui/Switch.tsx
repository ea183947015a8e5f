interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Keeps the label for screen readers only, where the row says it already. */
  hideLabel?: boolean;
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, disabled = false, hideLabel = false }: Props) {
  return (
    <label className="switch inline-flex min-h-11 items-center form:in-[.admin-lines]:min-h-10 gap-2.5">
      <input
        className="h-6.5 flex-none [cursor:inherit] appearance-none checked:border-primary"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        aria-label={hideLabel ? label : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {!hideLabel && <span>{label}</span>}
    </label>
  );
}
